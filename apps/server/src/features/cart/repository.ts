import { sql } from 'kysely';
import type { Expression, Selectable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import type { Tables } from '../../database/tables.ts';
import { priceAt } from '../catalogue/price-at.ts';

export type StoredLine = Selectable<Tables['cartLines']>;

export async function countPieces(handle: Handle, owner: string): Promise<number> {
  const { count } = await handle
    .selectFrom('cartLines')
    .select((eb) => eb.fn.sum<number | null>('quantity').as('count'))
    .where('owner', '=', owner)
    .where('isSaved', '=', 0)
    .executeTakeFirstOrThrow();
  return count ?? 0;
}

/** Lines of a cart, those set aside included. */
export async function countLines(handle: Handle, owner: string): Promise<number> {
  const { count } = await handle
    .selectFrom('cartLines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listSkus(handle: Handle, owner: string): Promise<string[]> {
  const lines = await handle
    .selectFrom('cartLines')
    .select('sku')
    .where('owner', '=', owner)
    .execute();
  return lines.map(({ sku }) => sku);
}

export async function findLine(
  handle: Handle,
  { owner, sku }: { owner: string; sku: string },
): Promise<StoredLine | undefined> {
  return handle
    .selectFrom('cartLines')
    .selectAll()
    .where('owner', '=', owner)
    .where('sku', '=', sku)
    .executeTakeFirst();
}

export async function updateLine(
  handle: Handle,
  { owner, sku, ...change }: Partial<StoredLine> & Pick<StoredLine, 'owner' | 'sku'>,
): Promise<void> {
  await handle
    .updateTable('cartLines')
    .set(change)
    .where('owner', '=', owner)
    .where('sku', '=', sku)
    .execute();
}

export async function deleteLine(
  handle: Handle,
  { owner, sku }: { owner: string; sku: string },
): Promise<void> {
  await handle.deleteFrom('cartLines').where('owner', '=', owner).where('sku', '=', sku).execute();
}

/** Removes an owner's lines and yields them: of two at once, one gets them. */
export async function takeLines(handle: Handle, owner: string): Promise<StoredLine[]> {
  return handle.deleteFrom('cartLines').where('owner', '=', owner).returningAll().execute();
}

/**
 * Adds lines to what their owner has, each line up to `limit` pieces.
 * Of a line in the cart and one set aside, the one in the cart stays as it is.
 */
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
        const known = eb.ref('cartLines.quantity');
        const added = eb.ref('excluded.quantity');
        const sum = eb('cartLines.quantity', '+', added);
        const stays = eb('cartLines.isSaved', '<', eb.ref('excluded.isSaved'));
        const quantity = eb
          .case()
          .when(stays)
          .then(known)
          .when('cartLines.isSaved', '>', eb.ref('excluded.isSaved'))
          .then(added)
          .when(sum, '>', limit)
          .then(limit)
          .else(sum)
          .end();
        const seen = eb.ref('excluded.seenPriceFen');
        const priceOf = (pieces: Expression<number>) =>
          eb
            .selectFrom('variants')
            .select(priceAt(pieces).as('priceFen'))
            .whereRef('variants.sku', '=', 'excluded.sku' as 'variants.sku')
            .$asScalar();
        return {
          quantity,
          isSelected: eb.case().when(stays).then(eb.ref('cartLines.isSelected')).else(1).end(),
          isSaved: eb('cartLines.isSaved', '*', eb.ref('excluded.isSaved')),
          seenPriceFen: eb
            .case()
            .when(stays)
            .then(eb.ref('cartLines.seenPriceFen'))
            // More pieces may reach a lower price, which is no change of what was seen.
            .when(eb(priceOf(added), '=', seen))
            .then(priceOf(quantity).$notNull())
            .else(seen)
            .end(),
          updatedAt: eb.ref('excluded.updatedAt'),
        };
      }),
    )
    .execute();
}

type ReadLine = Pick<StoredLine, 'owner' | 'sku' | 'quantity'>;

/** Deletes a selected line whose quantity is what was read; false where it is not there so. */
export async function deleteAsRead(handle: Handle, line: ReadLine): Promise<boolean> {
  return (await deleteSelected(handle, line)).numAffectedRows === 1n;
}

const deleteSelected = prepare((handle, { owner, sku, quantity }: Given<ReadLine>) =>
  handle
    .deleteFrom('cartLines')
    .where('owner', '=', owner)
    .where('sku', '=', sku)
    .where('quantity', '=', quantity)
    .where('isSelected', '=', 1)
    .where('isSaved', '=', 0),
);

/** Of carts in which nothing has changed since. */
export async function deleteGuestLines(handle: Handle, before: number): Promise<void> {
  await handle
    .deleteFrom('cartLines')
    .where('updatedAt', '<', before)
    // Written out, as the index of guests' lines has it.
    .where(sql<boolean>`owner like 'guest:%'`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cartLines as newer')
            .select('newer.sku')
            .whereRef('newer.owner', '=', 'cartLines.owner')
            .where('newer.updatedAt', '>=', before),
        ),
      ),
    )
    .execute();
}
