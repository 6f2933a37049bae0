import type { Language, Localised } from '@uid/contract/language';
import type { ListedVariant, VariantState } from '@uid/contract/staff-catalogue';
import { sql } from 'kysely';
import type { Selectable, SqlBool } from 'kysely';

import { countAtMost } from '../../../database/count-at-most.ts';
import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { contains, wordsOf } from '../../../database/text-conditions.ts';
import { stateOf } from './variant-state.ts';

export const staffPageSize = 50;

interface Filter {
  q?: string | undefined;
  state?: VariantState | undefined;
  low?: boolean | undefined;
  after?: string | undefined;
}

export type VariantRow = Selectable<Tables['variants']> & { texts: string };

/** Returns the variants that match the filter, sorted by SKU, after the SKU `after`. */
export async function readVariants(
  handle: Handle,
  { q, state, low, after, limit }: Filter & { limit: number },
): Promise<VariantRow[]> {
  const words = wordsOf(q);
  const variants = await handle
    .selectFrom('variants')
    .selectAll()
    .$if(after !== undefined, (query) => query.where('variants.sku', '>', after!))
    .$if(state !== undefined, (query) => query.where(inState[state!]))
    .$if(low === true, (query) => query.where(isLow))
    .$if(words.length > 0, (query) =>
      query.where('itemId', 'in', (eb) =>
        eb
          .selectFrom('items')
          .select('items.id')
          .where((item) => item.and(words.map((word) => contains(item.ref('searchText'), word)))),
      ),
    )
    .orderBy('variants.sku')
    .limit(limit)
    .execute();
  const texts = await readTexts(handle, [...new Set(variants.map(({ itemId }) => itemId))]);
  return variants.map((row) => ({ ...row, texts: texts.get(row.itemId) ?? '' }));
}

/**
 * Reads the texts of one page separately: with a join, PostgreSQL would not read the variants in the order of the SKUs.
 */
async function readTexts(handle: Handle, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const items = await handle
    .selectFrom('items')
    .select(['id', 'texts'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(items.map(({ id, texts }) => [id, texts]));
}

const inState: Record<VariantState, ReturnType<typeof sql<SqlBool>>> = {
  'on-sale': sql`variants."isWithdrawn" = 0`,
  hidden: sql`variants."isWithdrawn" = 1 and variants."withdrawnAt" is null`,
  withdrawn: sql`variants."withdrawnAt" is not null`,
};

const isLow = sql<SqlBool>`variants."isWithdrawn" = 0 and variants.stock <= variants."lowStock"`;

/** Counts the variants on sale whose stock is low, up to a limit. */
export async function countLowStock(
  handle: Handle,
  max = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  return countAtMost(handle, handle.selectFrom('variants').select('sku').where(isLow), max);
}

export function presentVariant(row: VariantRow, language: Language): ListedVariant {
  const { sku, itemId, priceFen, stock, lowStock, leadDays, revision } = row;
  const texts = JSON.parse(row.texts) as Localised<{ name: string }>;
  const names = JSON.parse(row.names) as Localised<string>;
  const state = stateOf(row);
  return {
    sku,
    itemId,
    itemName: texts[language].name,
    name: names[language],
    state,
    priceFen,
    stock,
    lowStock,
    isLow: state === 'on-sale' && stock <= lowStock,
    leadDays,
    revision,
  };
}
