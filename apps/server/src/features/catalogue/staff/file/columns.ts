import type { Localised } from '@uid/contract/language';

/** The columns of the catalogue's table. An import changes only columns that the file has. */
export const columnKeys = [
  'sku',
  'item',
  'variant',
  'price',
  'shelf',
  'leadDays',
  'onSale',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

/** Headings, as the export writes them. The import accepts those of both languages. */
export const headings: Record<ColumnKey, Localised<string>> = {
  sku: { zh: 'SKU', en: 'SKU' },
  item: { zh: '商品', en: 'Item' },
  variant: { zh: '规格', en: 'Variant' },
  price: { zh: '单价（元）', en: 'Price (¥)' },
  shelf: { zh: '盘点库存', en: 'Stock counted' },
  leadDays: { zh: '备货工作日', en: 'Lead time (working days)' },
  onSale: { zh: '在售', en: 'On sale' },
};

export const yesNo: Localised<{ yes: string; no: string }> = {
  zh: { yes: '是', no: '否' },
  en: { yes: 'yes', no: 'no' },
};

/** Shorter names that people write by hand. */
const otherNames: Record<string, ColumnKey> = {
  price: 'price',
  // Files exported by an earlier version have this heading.
  'price (cny)': 'price',
  单价: 'price',
  价格: 'price',
  stock: 'shelf',
  库存: 'shelf',
  'lead time': 'leadDays',
  备货: 'leadDays',
};

/** Returns the column that a heading names, or undefined if there is none. */
export function columnOf(heading: string): ColumnKey | undefined {
  const name = heading.trim().toLowerCase();
  const key = columnKeys.find((each) =>
    Object.values(headings[each]).some((text) => text.toLowerCase() === name),
  );
  return key ?? otherNames[name];
}
