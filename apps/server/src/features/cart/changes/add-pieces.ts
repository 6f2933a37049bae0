import type { Added } from '@uid/contract/cart';
import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Given } from '../../../database/prepare.ts';
import { keptAccount } from '../../../keep-account.ts';
import { priceAt } from '../../catalogue/price-at.ts';
import { accountOf } from '../owner-key.ts';

interface AddedPieces {
  owner: string;
  /** Null for a guest's cart. */
  accountId: string | null;
  sku: string;
  quantity: number;
  /** Maximum number of pieces in a line. */
  limit: number;
  /** Maximum number of lines in a cart. */
  lines: number;
  now: number;
}

/** The quantity of a line after the addition; a line that was set aside comes back with only the added pieces. */
const reached = sql<number>`(case when "cartLines"."isSaved" = 1 then excluded.quantity
  else "cartLines".quantity + excluded.quantity end)`;

/** Adds to a line, starts one, or takes back a line that was set aside. Adds all pieces, or none: then undefined. */
export async function addPieces(
  handle: Handle,
  pieces: Omit<AddedPieces, 'accountId'>,
): Promise<Added | undefined> {
  const accountId = accountOf(pieces.owner) ?? null;
  const [line] = (await upsertLine(handle, { ...pieces, accountId })).rows;
  return line && { quantity: line.quantity, count: line.others + line.quantity };
}

const upsertLine = prepare((handle, given: Given<AddedPieces>) => {
  const { owner, sku, quantity, limit, lines, now } = given;
  const pieces = sql<number>`cast(${quantity} as integer)`;
  const accountId = sql<string>`cast(${given.accountId} as text)`;
  const ownLines = handle.selectFrom('cartLines as own').where('own.owner', '=', owner);
  const sameLine = ownLines.select('own.sku').where('own.sku', '=', sku);
  const lineCount = ownLines.select((eb) => eb.fn.countAll<number>().as('count'));
  return handle
    .insertInto('cartLines')
    .columns(['owner', 'sku', 'quantity', 'isSelected', 'isSaved', 'seenPriceFen', 'updatedAt'])
    .expression((eb) =>
      eb
        .selectFrom('variants')
        .select([
          sql<string>`cast(${owner} as text)`.as('owner'),
          'sku',
          pieces.as('quantity'),
          sql<number>`1`.as('isSelected'),
          sql<number>`0`.as('isSaved'),
          priceAt(pieces).as('seenPriceFen'),
          sql<number>`cast(${now} as bigint)`.as('updatedAt'),
        ])
        .where('sku', '=', sku)
        .where('isWithdrawn', '=', 0)
        .where('stock', '>=', pieces)
        .where((each) =>
          each.or([each(accountId, 'is', null), each.exists(keptAccount(handle, accountId))]),
        )
        .where((each) => each.or([each.exists(sameLine), each(lineCount, '<', lines)])),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'sku'])
        .doUpdateSet((eb) => ({
          quantity: reached,
          isSelected: 1,
          isSaved: 0,
          // The higher quantity may have a lower price, which the buyer is shown from now on.
          seenPriceFen: eb
            .selectFrom('variants')
            .select(priceAt(reached).as('priceFen'))
            .whereRef('variants.sku', '=', 'excluded.sku' as 'variants.sku'),
          updatedAt: eb.ref('excluded.updatedAt'),
        }))
        .where(reached, '<=', limit)
        .where(reached, '<=', (eb) =>
          eb
            .selectFrom('variants')
            .select('stock')
            .whereRef('variants.sku', '=', 'excluded.sku' as 'variants.sku'),
        ),
    )
    .returning((eb) => [
      'cartLines.quantity',
      // Sums the other lines only: databases differ in whether they read the old or the new row of this line here.
      eb.fn
        .coalesce(
          eb
            .selectFrom('cartLines as other')
            .select(({ fn }) => fn.sum<number>('other.quantity').as('sum'))
            .where('other.owner', '=', owner)
            .where('other.sku', '<>', sku)
            .where('other.isSaved', '=', 0)
            .$asScalar(),
          sql.lit(0),
        )
        .as('others'),
    ]);
});
