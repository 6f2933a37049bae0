import type { Handle } from '../../../database/database.ts';
import { endPrices } from './enter-prices.ts';

/** Ends the steps of a variant that cost `atLeastFen` or more. */
export async function endSteps(
  handle: Handle,
  { sku, atLeastFen, now }: { sku: string; atLeastFen: number; now: number },
): Promise<void> {
  const ended = await handle
    .deleteFrom('tierPrices')
    .where('sku', '=', sku)
    .where('priceFen', '>=', atLeastFen)
    .returning('fromQuantity')
    .execute();
  for (const { fromQuantity } of ended) await endPrices(handle, { skus: [sku], fromQuantity, now });
}
