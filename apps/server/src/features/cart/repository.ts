import type { Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredLine = Selectable<Tables['cartLines']>;

/** Removes an owner's lines and yields them: of two at once, one gets them. */
export async function takeLines(handle: Handle, owner: string): Promise<StoredLine[]> {
  return handle.deleteFrom('cartLines').where('owner', '=', owner).returningAll().execute();
}

/** Adds lines to what their owner has, each line up to `limit` pieces. */
export async function addQuantities(
  handle: Handle,
  lines: StoredLine[],
  { limit }: { limit: number },
): Promise<void> {
  // One order of rows for everybody, so that two at once never wait for each other in a circle.
  const rows = lines.toSorted((left, right) => (left.sku < right.sku ? -1 : 1));
  await handle
    .insertInto('cartLines')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['owner', 'sku']).doUpdateSet((eb) => {
        const sum = eb('cartLines.quantity', '+', eb.ref('excluded.quantity'));
        return {
          quantity: eb.case().when(sum, '>', limit).then(limit).else(sum).end(),
          isSelected: 1,
          seenPriceFen: eb.ref('excluded.seenPriceFen'),
          updatedAt: eb.ref('excluded.updatedAt'),
        };
      }),
    )
    .execute();
}
