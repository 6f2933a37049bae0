import type { Cart, CartLine } from '@uid/contract/cart';
import { readyDay } from '@uid/contract/dispatch-day';
import type { CatalogueItem } from '@uid/contract/content';
import type { Language, Localised } from '@uid/contract/language';

import { parseOnce } from '../../parse-once.ts';
import { lineFenOf } from '../catalogue/line-fen.ts';
import type { ListedLine } from './read-lines.ts';
import { priceLines, toFreeDeliveryFen } from './pricing.ts';

export interface Reader {
  language: Language;
  now: number;
}

/** The cart with current prices and stock, and with changes marked. */
export function presentCart(listed: ListedLine[], reader: Reader): Cart {
  const present = (each: ListedLine) => presentLine(each, reader);
  const lines = listed.filter(({ isSaved }) => isSaved === 0).map(present);
  const ordered = lines.filter(isOrderable);
  const missingFen = toFreeDeliveryFen(ordered);
  return {
    lines,
    saved: listed.filter(({ isSaved }) => isSaved === 1).map(present),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: priceLines(ordered),
    ...(missingFen !== undefined && { toFreeDeliveryFen: missingFen }),
  };
}

/** True if the line is selected and in stock in its current quantity. */
export function isOrderable({ isSelected, state }: CartLine): boolean {
  return isSelected && state === 'available';
}

export function presentLine(line: ListedLine, { language, now }: Reader): CartLine {
  const { sku, itemId, drawing, delivery, quantity, priceFen, listPriceFen, seenPriceFen, stock } =
    line;
  const readyOn = readyDay(line, now);
  const { name, unit } = (parseOnce(line.texts) as CatalogueItem['text'])[language];
  return {
    sku,
    itemId,
    name,
    variantName: (parseOnce(line.names) as Localised<string>)[language],
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
    ...(readyOn !== undefined && { readyOn }),
  };
}

function stateOf({ isWithdrawn, stock, quantity }: ListedLine): CartLine['state'] {
  if (isWithdrawn === 1) return 'withdrawn';
  if (stock === 0) return 'sold-out';
  return stock < quantity ? 'short' : 'available';
}
