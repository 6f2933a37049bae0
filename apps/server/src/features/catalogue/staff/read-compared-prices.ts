import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { comparedTime } from '../needs-second-person.ts';

type StoredChange = Pick<
  Selectable<Tables['priceChanges']>,
  'sku' | 'fromQuantity' | 'newFen' | 'startsAt' | 'endedAt'
>;

/** What each of these variants cost within the time that a new price is compared with, and what is planned. */
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
 * Every price that so many pieces of one variant had, have or are to have: the highest step that they reach decides, so
 * the prices right before and from each moment on are looked at, at which one began or ended.
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
