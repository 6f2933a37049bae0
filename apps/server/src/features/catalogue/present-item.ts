import type { Item, ItemSummary } from '@uid/contract/catalogue';
import type { CatalogueItem } from '@uid/contract/content';
import { pickItemFields } from '@uid/contract/item-fields';
import type { Language, Localised } from '@uid/contract/language';
import type { PagePicture } from '@uid/contract/page-picture';

import type { findOffered, OfferedItem } from './repository.ts';

type DetailedItem = NonNullable<Awaited<ReturnType<typeof findOffered>>>;

export function presentSummary(
  item: OfferedItem,
  language: Language,
  picture?: PagePicture,
): ItemSummary {
  const { id, product, productGroup, drawing, variants } = item;
  const { name, summary, unit } = textsOf(item)[language];
  const inStock = variants.filter(({ stock }) => stock > 0);
  // Variants that are sold out can't be shipped, so their lead time counts only if all are.
  const leaving = inStock.length > 0 ? inStock : variants;
  return {
    id,
    product,
    group: productGroup,
    drawing,
    ...pickItemFields(item),
    name,
    summary,
    unit,
    fromFen: Math.min(...variants.map(({ priceFen }) => priceFen)),
    available: variants.reduce((sum, { stock }) => sum + stock, 0),
    leadDays: Math.min(...leaving.map(({ leadDays }) => leadDays)),
    models: variants.map(({ sku, names, priceFen, stock, leadDays }) => ({
      sku,
      name: nameOf(names, language),
      priceFen,
      available: stock,
      leadDays,
    })),
    ...(picture && { picture }),
  };
}

export function presentNear(
  { id, productGroup, texts }: Pick<OfferedItem, 'id' | 'productGroup' | 'texts'>,
  language: Language,
): Pick<ItemSummary, 'id' | 'group' | 'name' | 'summary'> {
  const { name, summary } = textsOf({ texts })[language];
  return { id, group: productGroup, name, summary };
}

export function presentItem(item: DetailedItem, pictures: PagePicture[], language: Language): Item {
  return {
    ...presentSummary(item, language, pictures[0]),
    pictures,
    includes: textsOf(item)[language].includes,
    variants: item.variants.map(({ sku, names, priceFen, tiers, stock, leadDays }) => ({
      sku,
      name: nameOf(names, language),
      priceFen,
      tiers,
      available: stock,
      leadDays,
    })),
  };
}

function nameOf(names: string, language: Language): string {
  return (JSON.parse(names) as Localised<string>)[language];
}

export function textsOf({ texts }: { texts: string }): CatalogueItem['text'] {
  return JSON.parse(texts) as CatalogueItem['text'];
}
