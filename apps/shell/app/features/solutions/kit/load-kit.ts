import { getItem, listItems } from '@uid/contract/catalogue';
import type { Item } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

/** A model that the mall sells of one product in a solution's bill of materials. */
export interface KitPiece {
  product: string;
  item: string;
  name: string;
  variant: string;
  sku: string;
  priceFen: number;
  unit: string;
}

interface Reader {
  call: Call;
  language: Language;
}

/**
 * Returns what a solution's page offers as a first kit: of each product in its bill of materials, the first item that
 * the mall lists, in the cheapest model that is in stock.
 */
export async function loadKit(
  products: readonly string[],
  { call, language }: Reader,
): Promise<KitPiece[]> {
  const lists = await Promise.all(
    [...new Set(products)].map((product) => call(listItems, { language, product })),
  );
  const first = lists.flatMap(({ items: [item] }) => item ?? []);
  const found = await Promise.all(first.map(({ id }) => call(getItem, { language, id })));
  return found.flatMap((item) => pieceOf(item) ?? []);
}

export function pieceOf(item: Item): KitPiece | undefined {
  const [cheapest] = item.variants
    .filter(({ available }) => available > 0)
    .toSorted((left, right) => left.priceFen - right.priceFen);
  return (
    cheapest && {
      product: item.product,
      item: item.id,
      name: item.name,
      variant: cheapest.name,
      sku: cheapest.sku,
      priceFen: cheapest.priceFen,
      unit: item.unit,
    }
  );
}
