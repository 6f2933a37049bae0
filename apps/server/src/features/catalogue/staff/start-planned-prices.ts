import { sql } from 'kysely';
import type { SqlBool } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { workOnEach } from '../../../work-on-each.ts';
import { endPrices } from './enter-prices.ts';
import { lockVariants } from './lock-variants.ts';
import { endSteps } from './end-steps.ts';

const atOnce = 100;

/** Lets the planned prices begin whose time has come, a variant's in their order, each once; also those that nobody ran for. */
export async function startPlannedPrices(
  context: Pick<ServerContext, 'database' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const { database, now } = context;
  const due = await database.handle
    .selectFrom('priceChanges')
    .select(['id', 'sku'])
    // Written out, so that the partial index is seen to hold them.
    .where(sql<SqlBool>`state = 'planned'`)
    .where('startsAt', '<=', now())
    .orderBy('startsAt')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  // One that fails holds up the later ones of its variant alone: begun after them, it would be in force for good.
  await workOnEach([...Map.groupBy(due, ({ sku }) => sku).values()], async (plans) => {
    for (const plan of plans) {
      if (isStopping()) return;
      await database.transact((handle) => startPrice(handle, plan, context));
    }
  });
}

async function startPrice(
  handle: Handle,
  { id, sku }: { id: string; sku: string },
  { now }: Pick<ServerContext, 'now'>,
): Promise<void> {
  // The variant first, as everybody who changes a price; another process that begins it waits here.
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
  // More pieces would cost more than fewer.
  await endSteps(handle, { sku, atLeastFen: plan.newFen, now: now() });
}
