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

/** The number of lines in a cart, including those set aside. */
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

/** Removes and returns an owner's lines. Only one of two concurrent transactions gets them. */
export async function takeLines(handle: Handle, owner: string): Promise<StoredLine[]> {
  return handle.deleteFrom('cartLines').where('owner', '=', owner).returningAll().execute();
}

/**
 * Adds lines to their owner's cart, each line up to `limit` pieces.
 * If one of two lines of a SKU is in the cart and the other is set aside, the one in the cart is kept unchanged.
 */
export async function addQuantities(
  handle: Handle,
  lines: StoredLine[],
  { limit }: { limit: number },
): Promise<void> {
  // All transactions lock rows in the same order, so that they can't deadlock.
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
            // A higher quantity may have a lower price, which doesn't count as a change of the price that was seen.
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

/** Deletes a selected line if its quantity is still the one that was read; otherwise returns false. */
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

/** Deletes the lines of guests' carts in which nothing has changed since `before` (epoch milliseconds). */
export async function deleteGuestLines(handle: Handle, before: number): Promise<void> {
  await handle
    .deleteFrom('cartLines')
    .where('updatedAt', '<', before)
    // The condition is a literal, as in the index of guests' lines.
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
