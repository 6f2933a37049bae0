import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { insertRows } from '../../../database/write-row.ts';

export interface NewPrice {
  sku: string;
  fromQuantity: number;
  /** Null if the step is new. */
  oldFen: number | null;
  newFen: number;
}

/**
 * Records prices that are in force from now on, and ends those before them. The caller writes the price at which the
 * variant is sold.
 */
export async function enterPrices(
  handle: Handle,
  prices: readonly NewPrice[],
  { accountId, now, newId }: Pick<ServerContext, 'now' | 'newId'> & { accountId: string },
): Promise<void> {
  for (const [fromQuantity, group] of Map.groupBy(prices, (each) => each.fromQuantity))
    await endPrices(handle, { skus: group.map(({ sku }) => sku), fromQuantity, now: now() });
  const at = now();
  await insertRows(
    handle,
    'priceChanges',
    prices.map((price) => ({
      id: newId(),
      ...price,
      startsAt: at,
      endedAt: null,
      askedAt: at,
      accountId,
      state: 'in-force' as const,
    })),
  );
}

/** Ends the prices of these variants that are in force at a quantity. */
export async function endPrices(
  handle: Handle,
  { skus, fromQuantity, now }: { skus: readonly string[]; fromQuantity: number; now: number },
): Promise<void> {
  await handle
    .updateTable('priceChanges')
    .set({ state: 'past', endedAt: now })
    .where('sku', 'in', [...skus])
    .where('fromQuantity', '=', fromQuantity)
    .where('state', '=', 'in-force')
    .execute();
}
