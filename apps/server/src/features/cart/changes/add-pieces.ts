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
  /** Null: a guest's cart. */
  accountId: string | null;
  sku: string;
  quantity: number;
  /** The most pieces a line may have. */
  limit: number;
  /** The most lines a cart may have. */
  lines: number;
  now: number;
}

/** What a line of the cart has after the addition; what was set aside comes back as many as are added. */
const reached = sql<number>`(case when "cartLines"."isSaved" = 1 then excluded.quantity
  else "cartLines".quantity + excluded.quantity end)`;

/** Adds to a line or starts it, or takes back what was set aside: all the pieces, or none and undefined. */
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
          // More pieces may have reached a lower price: that is what the buyer is shown from now on.
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
      // The other lines: of this one, the databases disagree whether its old or its new row is read here.
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
