import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { judgeVariant } from './change-variant.ts';
import type { StoredVariant } from './lock-variants.ts';

interface Plan {
  sku: string;
  revision?: number;
  priceFen: number;
  startsAt: number;
}

interface PlanBy {
  context: ServerContext;
  accountId: string;
  /** True if a second person has approved. */
  isApproved?: boolean;
}

/** Plans a price that begins at a time, and returns the variant as it is. `startPlannedPrices` puts it in force. */
export async function planPrice(
  handle: Handle,
  { startsAt, ...edit }: Plan,
  { context, accountId, isApproved }: PlanBy,
): Promise<StoredVariant> {
  const { now, newId } = context;
  if (startsAt <= now()) throw new AppError('TIME_PAST');
  const { stored } = await judgeVariant(handle, edit, {
    context,
    ...(isApproved && { isApproved }),
  });
  await handle
    .insertInto('priceChanges')
    .values({
      id: newId(),
      sku: edit.sku,
      fromQuantity: 1,
      oldFen: stored.priceFen,
      newFen: edit.priceFen,
      startsAt,
      endedAt: null,
      askedAt: now(),
      accountId,
      state: 'planned',
    })
    .execute();
  await raiseRevision(handle, edit.sku);
  return stored;
}

/** Withdraws a planned price before it begins, and returns the plan with the variant's new revision. */
export async function withdrawPlan(
  handle: Handle,
  id: string,
  { now }: Pick<ServerContext, 'now'>,
) {
  const known = await handle
    .selectFrom('priceChanges')
    .select(['sku', 'newFen', 'startsAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new AppError('NOT_FOUND');
  // The variant's row is locked first, so that `startPlannedPrices` either waits here or has put the price in force
  // already.
  const revision = await raiseRevision(handle, known.sku);
  const { numUpdatedRows } = await handle
    .updateTable('priceChanges')
    .set({ state: 'withdrawn', endedAt: now() })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('CATALOGUE_CHANGED');
  return { ...known, revision };
}

/** Raises the revision, so that forms filled in before are refused. */
export async function raiseRevision(handle: Handle, sku: string): Promise<number> {
  const { revision } = await handle
    .updateTable('variants')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('sku', '=', sku)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
