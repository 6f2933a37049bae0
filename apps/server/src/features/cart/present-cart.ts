import type { Cart, CartLine } from '@uid/contract/cart';
import type { CatalogueItem } from '@uid/contract/content';
import type { Language, Localised } from '@uid/contract/language';

import type { ListedLine } from './repository.ts';
import { lineFenOf, priceLines } from './pricing.ts';

/** The cart as it stands now: today's prices and stock, with what changed marked. */
export function presentCart(listed: ListedLine[], language: Language): Cart {
  const present = (each: ListedLine) => presentLine(each, language);
  const lines = listed.filter(({ isSaved }) => isSaved === 0).map(present);
  return {
    lines,
    saved: listed.filter(({ isSaved }) => isSaved === 1).map(present),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: priceLines(lines.filter(isOrderable)),
  };
}

/** Selected, and in stock as it stands. */
export function isOrderable({ isSelected, state }: CartLine): boolean {
  return isSelected && state === 'available';
}

export function presentLine(line: ListedLine, language: Language): CartLine {
  const { sku, itemId, drawing, delivery, quantity, priceFen, listPriceFen, seenPriceFen, stock } =
    line;
  const { name, unit } = (JSON.parse(line.texts) as CatalogueItem['text'])[language];
  return {
    sku,
    itemId,
    name,
    variantName: (JSON.parse(line.names) as Localised<string>)[language],
    drawing,
    unit,
    delivery,
    quantity,
    isSelected: line.isSelected === 1,
    priceFen,
    ...(listPriceFen > priceFen && { listPriceFen }),
    ...(seenPriceFen !== priceFen && { previousPriceFen: seenPriceFen }),
    available: stock,
    state: stateOf(line),
    lineFen: lineFenOf(line),
  };
}

function stateOf({ isWithdrawn, stock, quantity }: ListedLine): CartLine['state'] {
  if (isWithdrawn === 1) return 'withdrawn';
  if (stock === 0) return 'sold-out';
  return stock < quantity ? 'short' : 'available';
}
