import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Handle } from '../../apps/server/src/database/database.ts';
import { proofAddress } from './prepare-buyers.ts';

/** The number of orders of each customer. */
const ordersOfEach = 20;
/** The number of newest orders that are not delivered yet. A tenth of all others waits for the end of its week. */
const underWay = 400;
/** Milliseconds between two orders: a million orders fit into half a year, so none is old enough to be erased. */
const apart = 15_000;
const week = 604_800_000;
const batch = 20_000;

export interface SeededOrders {
  sku: string;
  count: number;
  now: number;
}

/** Writes orders with their lines, history, payments, ledger, stock and notices, as the shop writes them. */
export async function seedOrders(handle: Handle, { sku, count, now }: SeededOrders): Promise<void> {
  const item = await handle
    .selectFrom('variants')
    .innerJoin('items', 'items.id', 'variants.itemId')
    .select(['variants.itemId', 'variants.names', 'items.drawing', 'items.delivery'])
    .where('variants.sku', '=', sku)
    .executeTakeFirstOrThrow();
  const facts = { ...item, sku, count, now };
  // Sold pieces have been received before, so that the stock equals the sum of its movements.
  await handle
    .insertInto('stockMovements')
    .values({ id: 'received', sku, quantity: count, reason: 'received', createdAt: now })
    .execute();
  for (let first = 0; first < count; first += batch) {
    const last = Math.min(first + batch, count) - 1;
    const numbers = sql`with recursive numbers(i) as
      (select cast(${first} as bigint) union all select i + 1 from numbers where i < ${last})`;
    for (const insert of insertsOf(facts)) await sql`${numbers} ${insert}`.execute(handle);
  }
  await analyzeTables(handle);
}

/** Gives the orders of the middle customer to an account. */
export async function giveToBuyer(
  handle: Handle,
  { tokenHash, count }: { tokenHash: string; count: number },
): Promise<void> {
  const customer = `customer-${Math.floor(count / ordersOfEach / 2)}`;
  const { accountId } = await handle
    .selectFrom('sessions')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  for (const table of ['orders', 'notices'] as const)
    await handle.updateTable(table).set({ accountId }).where('accountId', '=', customer).execute();
}

/** Collects the planner's statistics, as a database in use does. Table by table, because of the statement timeout. */
async function analyzeTables(handle: Handle): Promise<void> {
  for (const { name } of await handle.introspection.getTables())
    await sql`analyze ${sql.table(name)}`.execute(handle);
}

type Facts = SeededOrders & { itemId: string; names: string; drawing: string; delivery: string };

const id = sql`'order-' || cast(100000000 + i as text)`;
const attemptId = sql`'attempt-' || cast(100000000 + i as text)`;
const customer = sql`'customer-' || cast(i / ${sql.lit(ordersOfEach)} as text)`;

function insertsOf(facts: Facts): RawBuilder<unknown>[] {
  const { sku, count, now, itemId, names, drawing, delivery } = facts;
  const state = sql`case
    when i >= ${count - underWay} then case i % 4
      when 0 then 'unpaid' when 1 then 'paid' when 2 then 'shipped' else 'delivered' end
    when i % 10 = 0 then 'cancelled' when i % 10 = 1 then 'delivered' else 'completed' end`;
  const isPaid = sql`${state} not in ('unpaid', 'cancelled')`;
  const older = sql`case when i < ${count - underWay} then ${count - underWay} - i else 0 end`;
  const at = sql`cast(${now} as bigint) - (${count} - i) - ${sql.lit(apart)} * (${older})`;
  const address = JSON.stringify(proofAddress);
  return [
    sql`insert into orders (id, no, "accountId", state, "placedAt", "endsAt", "goodsFen", "deliveryFen",
      "discountFen", "taxFen", "totalFen", "includedTaxFen", "refundedFen", address, invoice, note, "searchText", "changedAt", "completesAt")
      select ${id}, '260101' || cast(100000000000 + i as text), ${customer}, ${state}, ${at}, ${at} + 3600000,
        6800, 1200, 0, 0, 8000, 920, 0, ${address}, '{"kind":"none"}', null,
        '260101' || cast(100000000000 + i as text) || ' ' || lower(${sku}), ${at},
        case when ${state} = 'delivered' then cast(${now} as bigint) + ${sql.lit(week)} - (${count} - i) end from numbers`,
    sql`insert into "orderLines" ("orderId", position, sku, "itemId", names, "variantNames", units, drawing, delivery, quantity, "priceFen", "lineFen")
      select ${id}, 0, ${sku}, ${itemId}, ${names}, ${names}, ${names}, ${drawing}, ${delivery}, 1, 6800, 6800 from numbers`,
    sql`insert into "orderEvents" (id, "orderId", at, state, "changedBy", reason, "accountId")
      select 'event-' || cast(100000000 + i as text), ${id}, ${at}, 'unpaid', 'customer', 'placed', ${customer} from numbers`,
    sql`insert into "orderEvents" (id, "orderId", at, state, "changedBy", reason, "accountId")
      select 'event-' || cast(100000000 + i as text) || '-2', ${id}, ${at}, ${state}, 'provider', 'paid', null
      from numbers where ${state} <> 'unpaid'`,
    sql`insert into "paymentAttempts" (id, "orderId", method, state, "amountFen", currency, "payUrl", "startedAt", "endedAt", polls, "nextPollAt", "capturedFen", "refundedFen")
      select ${attemptId}, ${id}, 'sandbox', 'succeeded', 8000, 'CNY', '/', ${at}, ${at}, 0, null, 8000, 0
      from numbers where ${isPaid}`,
    ...[1, -1].map(
      (
        sign,
      ) => sql`insert into "ledgerEntries" (id, "orderId", account, "amountFen", movement, "movementId", at)
      select ${attemptId} || ${sign === 1 ? '-p' : '-c'}, ${id}, ${sign === 1 ? 'provider' : 'customer'},
        ${sign * 8000}, 'captured', ${attemptId}, ${at} from numbers where ${isPaid}`,
    ),
    sql`insert into "stockMovements" (id, sku, quantity, reason, "orderId", "createdAt")
      select ${id}, ${sku}, -1, 'ordered', ${id}, ${at} from numbers`,
    sql`insert into notices (id, "accountId", "orderId", kind, "uniqueKey", facts, "createdAt", "readAt", "mailedAt")
      select ${id}, ${customer}, ${id}, 'order-placed', ${id}, '{}', ${at}, ${at}, ${at} from numbers`,
  ];
}
