import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { workOnDue } from '../../../work-on-due.ts';
import { endPrices } from './enter-prices.ts';
import { lockVariants } from './lock-variants.ts';
import { endSteps } from './end-steps.ts';

const batch = 100;

/**
 * Puts planned prices in force whose time has come, those of one variant in their order, each once. Prices that fell
 * due while no process ran are included.
 */
export async function startPlannedPrices(
  context: Pick<ServerContext, 'database' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const { database, now } = context;
  await workOnDue<DuePlan>({
    list: (after) => listDue(database.handle, now(), after),
    work: (plan) => database.transact((handle) => startPrice(handle, plan, context)),
    // A failed plan delays only later plans of its variant: if it began after them, it would stay in force.
    groupOf: ({ sku }) => sku,
    isStopping,
  });
}

type DuePlan = Pick<Selectable<Tables['priceChanges']>, 'id' | 'sku' | 'startsAt'>;

async function listDue(handle: Handle, now: number, after?: DuePlan): Promise<DuePlan[]> {
  return (
    handle
      .selectFrom('priceChanges')
      .select(['id', 'sku', 'startsAt'])
      // The state is a literal, so that the partial index is used.
      .where(sql<SqlBool>`state = 'planned'`)
      .where('startsAt', '<=', now)
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb(eb.refTuple('startsAt', 'id'), '>', eb.tuple(after!.startsAt, after!.id)),
        ),
      )
      .orderBy('startsAt')
      .orderBy('id')
      .limit(batch)
      .execute()
  );
}

async function startPrice(
  handle: Handle,
  { id, sku }: { id: string; sku: string },
  { now }: Pick<ServerContext, 'now'>,
): Promise<void> {
  // Locks the variant first, as every change of a price does. Another process that starts the same price waits here.
  const variant = (await lockVariants(handle, [sku])).get(sku);
  const plan = await handle
    .selectFrom('priceChanges')
    .select('newFen')
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .executeTakeFirst();
  if (!variant || !plan) return;
  await endPrices(handle, { skus: [sku], fromQuantity: 1, now: now() });
  await handle
    .updateTable('priceChanges')
    .set({ state: 'in-force', oldFen: variant.priceFen })
    .where('id', '=', id)
    .execute();
  await handle
    .updateTable('variants')
    .set({ priceFen: plan.newFen, revision: variant.revision + 1 })
    .where('sku', '=', sku)
    .execute();
  // Steps at or above the new price end, since a larger quantity must not cost more per piece.
  await endSteps(handle, { sku, atLeastFen: plan.newFen, now: now() });
}
