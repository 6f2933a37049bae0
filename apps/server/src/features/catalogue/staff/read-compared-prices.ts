import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { comparedTime } from '../needs-second-person.ts';

type StoredChange = Pick<
  Selectable<Tables['priceChanges']>,
  'sku' | 'fromQuantity' | 'newFen' | 'startsAt' | 'endedAt'
>;

/**
 * Reads the prices of these variants that a new price is compared with: those within `comparedTime`, and planned ones.
 */
export async function readComparedPrices(
  handle: Handle,
  skus: readonly string[],
  now: number,
): Promise<Map<string, StoredChange[]>> {
  const rows = await handle
    .selectFrom('priceChanges')
    .select(['sku', 'fromQuantity', 'newFen', 'startsAt', 'endedAt'])
    .where('sku', 'in', [...skus])
    .where('state', '!=', 'withdrawn')
    .where((eb) => eb.or([eb('endedAt', 'is', null), eb('endedAt', '>', now - comparedTime)]))
    .execute();
  return Map.groupBy(rows, ({ sku }) => sku);
}

/**
 * Returns every price that a variant had, has or is to have at a quantity. The highest step reached decides, so the
 * prices just before and just after each moment at which one began or ended are taken.
 */
export function comparedFen(
  changes: readonly StoredChange[],
  quantity: number,
  now: number,
): number[] {
  const reached = changes.filter(({ fromQuantity }) => fromQuantity <= quantity);
  const moments = [now, ...reached.flatMap(({ startsAt, endedAt }) => [startsAt, endedAt ?? now])];
  const around = (at: number) => [
    ...highest(reached.filter((each) => each.startsAt < at && (each.endedAt ?? at) >= at)),
    ...highest(reached.filter((each) => each.startsAt <= at && (each.endedAt ?? at + 1) > at)),
  ];
  return moments.flatMap((at) =>
    at > now - comparedTime ? around(at).map(({ newFen }) => newFen) : [],
  );
}

function highest(inForce: readonly StoredChange[]): StoredChange[] {
  const quantity = Math.max(...inForce.map(({ fromQuantity }) => fromQuantity));
  return inForce.filter(({ fromQuantity }) => fromQuantity === quantity);
}
