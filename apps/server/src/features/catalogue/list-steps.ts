import type { Handle } from '../../database/database.ts';

/** The price steps of these variants, the lowest quantity first: rows of `tierPrices`, without the plain price. */
export async function listSteps(handle: Handle, skus: readonly string[]) {
  if (skus.length === 0) return [];
  return handle
    .selectFrom('tierPrices')
    .select(['sku', 'fromQuantity', 'priceFen'])
    .where('sku', 'in', skus)
    .orderBy('fromQuantity')
    .execute();
}
