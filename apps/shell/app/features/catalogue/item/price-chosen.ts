import { pricePieces } from '@uid/contract/catalogue';
import type { Item, PricedPieces } from '@uid/contract/catalogue';
import { maxItemQuantity } from '@uid/contract/constants';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

/** What the address says about the purchase; nothing in it needs to be valid. */
export interface Chosen {
  sku: string;
  quantity: string;
}

interface Facts {
  call: Call;
  language: Language;
}

/** Returns what the chosen pieces cost now; undefined if nothing can be bought. */
export async function priceChosen(
  item: Item,
  chosen: Chosen,
  { call, language }: Facts,
): Promise<PricedPieces | undefined> {
  const sku = chosenSku(item, chosen);
  if (sku === undefined) return undefined;
  const quantity = chosenQuantity(chosen);
  return call(pricePieces, { language, sku, quantity }).catch(() => undefined);
}

/**
 * Returns the model that the address names, else the first one. Only models in stock count, because no other can be
 * chosen.
 */
export function chosenSku({ variants }: Item, { sku }: Chosen): string | undefined {
  const inStock = variants.filter(({ available }) => available > 0);
  return (inStock.find((each) => each.sku === sku) ?? inStock[0])?.sku;
}

export function chosenQuantity({ quantity }: Chosen): number {
  return Math.min(maxItemQuantity, Math.max(1, Number.parseInt(quantity, 10) || 1));
}
