import { getItem, listItems } from '@uid/contract/catalogue';
import type { Item } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

/** What the mall sells of a product in the bill: one piece to begin with. */
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

/** The first kit of a solution: of every product in its bill the model that costs least and is there. */
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
