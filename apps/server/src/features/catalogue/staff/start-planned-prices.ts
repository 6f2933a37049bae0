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

/** Lets the planned prices begin whose time has come, a variant's in their order, each once; also those that nobody ran for. */
export async function startPlannedPrices(
  context: Pick<ServerContext, 'database' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const { database, now } = context;
  await workOnDue<DuePlan>({
    list: (after) => listDue(database.handle, now(), after),
    work: (plan) => database.transact((handle) => startPrice(handle, plan, context)),
    // One that fails holds up the later ones of its variant alone: begun after them, it would be in force for good.
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
      // Written out, so that the partial index is seen to hold them.
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
