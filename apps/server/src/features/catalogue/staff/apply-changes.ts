import type { StockKind } from '@uid/contract/staff-catalogue';
import { sql } from 'kysely';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { insertRows } from '../../../database/write-row.ts';
import { enterPrices } from './enter-prices.ts';
import type { StoredVariant } from './lock-variants.ts';

/** A variant that the transaction has locked, as it is and as it is to be. */
export interface VariantChange {
  before: StoredVariant;
  after: Pick<StoredVariant, 'priceFen' | 'leadDays' | 'lowStock' | 'isWithdrawn' | 'withdrawnAt'>;
  movement?: { reason: StockKind; quantity: number; note: string };
}

type Facts = Pick<ServerContext, 'now' | 'newId'> & {
  /** The member of staff who makes the change. */
  accountId: string;
};

/** Rows per statement. SQLite and PostgreSQL accept more, but gain nothing from it. */
const rowsAtOnce = 500;

/** Writes the changes that staff make to variants, with the price changes and stock movements that explain them. */
export async function applyChanges(
  handle: Handle,
  changes: readonly VariantChange[],
  facts: Facts,
): Promise<void> {
  for (let start = 0; start < changes.length; start += rowsAtOnce)
    await updateVariants(handle, changes.slice(start, start + rowsAtOnce));
  const prices = changes.filter(({ before, after }) => before.priceFen !== after.priceFen);
  await enterPrices(
    handle,
    prices.map(({ before, after }) => ({
      sku: before.sku,
      fromQuantity: 1,
      oldFen: before.priceFen,
      newFen: after.priceFen,
    })),
    facts,
  );
  const { accountId, now, newId } = facts;
  await insertRows(
    handle,
    'stockMovements',
    changes.flatMap(({ before: { sku }, movement }) =>
      movement
        ? [{ id: newId(), sku, ...movement, orderId: null, createdAt: now(), accountId }]
        : [],
    ),
  );
}

async function updateVariants(handle: Handle, changes: readonly VariantChange[]): Promise<void> {
  const rows = changes.map(({ before, after, movement }) => {
    const { priceFen, leadDays, lowStock, isWithdrawn, withdrawnAt } = after;
    const numbers = [
      priceFen,
      leadDays,
      lowStock,
      isWithdrawn,
      withdrawnAt,
      movement?.quantity ?? 0,
      isEdited({ before, after }) ? 1 : 0,
    ];
    // Without a cast, PostgreSQL takes a parameter in VALUES for text.
    const cells = numbers.map((value) => sql`cast(${value} as bigint)`);
    return sql`(${sql.join([sql`${before.sku}`, ...cells])})`;
  });
  await sql`
    with wanted (sku, "priceFen", "leadDays", "lowStock", "isWithdrawn", "withdrawnAt", pieces, edits) as (
      values ${sql.join(rows)}
    )
    update variants set
      "priceFen" = wanted."priceFen",
      "leadDays" = wanted."leadDays",
      "lowStock" = wanted."lowStock",
      "isWithdrawn" = wanted."isWithdrawn",
      "withdrawnAt" = wanted."withdrawnAt",
      stock = variants.stock + wanted.pieces,
      revision = variants.revision + wanted.edits
    from wanted where wanted.sku = variants.sku`.execute(handle);
}

/**
 * True if a field that forms edit changes; only then does the revision rise. A stock count alone must not invalidate
 * open forms.
 */
function isEdited({ before, after }: Pick<VariantChange, 'before' | 'after'>): boolean {
  const names = Object.keys(after) as (keyof typeof after)[];
  return names.some((name) => before[name] !== after[name]);
}
