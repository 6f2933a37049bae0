import type { Language, Localised } from '@uid/contract/language';

/** A line of a document, in the document's language. */
export interface SheetLine {
  name: string;
  sku: string;
  unit: string;
  quantity: number;
  priceFen: number;
  lineFen: number;
}

/** A line as orders and quotes store it: names are JSON by language. */
type StoredLine = Omit<SheetLine, 'name' | 'unit'> & {
  names: string;
  variantNames: string;
  units: string;
};

export function sheetLineOf(
  { sku, names, variantNames, units, quantity, priceFen, lineFen }: StoredLine,
  language: Language,
): SheetLine {
  const inLanguage = (text: string) => (JSON.parse(text) as Localised<string>)[language];
  const name = `${inLanguage(names)} · ${inLanguage(variantNames)}`;
  return { name, sku, unit: inLanguage(units), quantity, priceFen, lineFen };
}
