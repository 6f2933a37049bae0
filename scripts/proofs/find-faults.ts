import type { ServerContext } from '../../apps/server/src/context.ts';
import { findCatalogueFaults } from '../../apps/server/src/features/catalogue/find-catalogue-faults.ts';
import { checkBooks } from '../../apps/server/src/features/payments/books/check-books.ts';

/**
 * Compares stock with its movements, prices with their changes, orders with their history, and the ledger with
 * payments. Returns a line for each difference.
 */
export async function findFaults(context: ServerContext): Promise<string[]> {
  const { handle } = context.database;
  const faults: string[] = [];
  for (const { id, problem } of await findCatalogueFaults(handle)) faults.push(`${id}: ${problem}`);
  faults.push(...(await findStrayOrders(context)));
  // The payment company is left out, because a proof signs notifications in its place.
  const payments = { context, providers: new Map() };
  for await (const { no, problem } of checkBooks(payments)) faults.push(`${no}: ${problem}`);
  return faults;
}

async function findStrayOrders({ database }: ServerContext): Promise<string[]> {
  const { handle } = database;
  // One statement reads both, because servers may still change orders meanwhile.
  const orders = await handle
    .selectFrom('orders')
    .select((eb) => [
      'id',
      'no',
      'state',
      eb
        .selectFrom('orderEvents')
        .select('orderEvents.state')
        .whereRef('orderEvents.orderId', '=', 'orders.id')
        .orderBy('orderEvents.id', 'desc')
        .limit(1)
        .as('last'),
    ])
    .execute();
  const lines = await handle
    .selectFrom('orderLines')
    .select(['orderId', ({ fn }) => fn.sum<number>('quantity').as('quantity')])
    .groupBy('orderId')
    .execute();
  const ordered = new Map(lines.map(({ orderId, quantity }) => [orderId, quantity]));
  const movements = await handle.selectFrom('stockMovements').selectAll().execute();
  const held = new Map<string, number>();
  for (const { orderId, quantity } of movements)
    if (orderId) held.set(orderId, (held.get(orderId) ?? 0) - quantity);
  return orders.flatMap(({ id, no, state, last }) => {
    const faults: string[] = [];
    if (last !== state) faults.push(`${no}: it is ${state}, its history ends with ${last}`);
    if (['unpaid', 'paid', 'shipped', 'delivered', 'completed'].includes(state)) {
      if (!ordered.get(id) || held.get(id) !== ordered.get(id))
        faults.push(`${no}: ${ordered.get(id)} pieces ordered, ${held.get(id)} held`);
    } else if (!['refunding', 'refunded'].includes(state)) faults.push(`${no}: it is ${state}`);
    return faults;
  });
}
