import type { CatalogueItem } from '@uid/contract/content';
import type { Language, Localised } from '@uid/contract/language';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';

export interface FindableItem {
  id: string;
  text: CatalogueItem['text'];
  skus: string[];
  variants: Localised<string[]>;
}

const batch = 200;

/** Reads the items that the shop sells, in batches. */
export async function* readItems(handle: Handle): AsyncGenerator<FindableItem[]> {
  for (let after = ''; ;) {
    const items = await handle
      .selectFrom('items')
      .select(['id', 'texts'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (items.length > 0) yield await withVariants(handle, items);
    const last = items.at(-1);
    if (!last || items.length < batch) return;
    after = last.id;
  }
}

async function withVariants(
  handle: Handle,
  items: { id: string; texts: string }[],
): Promise<FindableItem[]> {
  const ids = items.map(({ id }) => id);
  const variants = await handle
    .selectFrom('variants')
    .select(['itemId', 'sku', 'names'])
    .where('itemId', 'in', ids)
    .where('isWithdrawn', '=', sql.lit(0))
    .orderBy('position')
    .execute();
  return items.flatMap(({ id, texts }) => {
    const own = variants.filter(({ itemId }) => itemId === id);
    if (own.length === 0) return [];
    const names = own.map((each) => JSON.parse(each.names) as Localised<string>);
    const inLanguage = (language: Language) => names.map((name) => name[language]);
    return {
      id,
      text: JSON.parse(texts) as FindableItem['text'],
      skus: own.map(({ sku }) => sku),
      variants: { zh: inLanguage('zh'), en: inLanguage('en') },
    };
  });
}
