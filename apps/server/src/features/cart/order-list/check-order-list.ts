import { maxItemQuantity } from '@uid/contract/constants';
import type { CatalogueItem } from '@uid/contract/content';
import type { Language, Localised } from '@uid/contract/language';
import type { CheckedLine, CheckedList, OrderListProblem } from '@uid/contract/order-list';

import type { Handle } from '../../../database/database.ts';
import { parseOnce } from '../../../parse-once.ts';
import { lineFenOf } from '../../catalogue/line-fen.ts';
import { listPriced } from './list-priced.ts';
import type { PricedVariant } from './list-priced.ts';

interface WantedLine {
  sku: string;
  quantity: number | string;
}

interface CheckOptions {
  /** Owner of the cart to which the list would be added; undefined for a guest without a cart. */
  owner: string | undefined;
  language: Language;
}

/** Checks what a list would add to a cart at current prices, and which problem each line has. Writes nothing. */
export async function checkOrderList(
  handle: Handle,
  wanted: readonly WantedLine[],
  { owner = '', language }: CheckOptions,
): Promise<CheckedList> {
  const priced = await listPriced(handle, owner, wanted.map(piecesOf));
  const bySku = new Map(priced.map((variant) => [variant.sku, variant]));
  const lines = wanted.map((line) => checkLine(line, bySku.get(line.sku), language));
  const good = lines.filter(({ problem }) => problem === undefined);
  return { lines, goodsFen: good.reduce((sum, { lineFen = 0 }) => sum + lineFen, 0) };
}

/** The pieces whose price is read; one piece if the quantity is invalid. */
function piecesOf({ sku, quantity }: WantedLine) {
  return { sku, quantity: isQuantity(quantity) ? Math.min(quantity, maxItemQuantity) : 1 };
}

function isQuantity(quantity: number | string): quantity is number {
  return typeof quantity === 'number' && quantity >= 1;
}

function checkLine(
  { sku, quantity }: WantedLine,
  variant: PricedVariant | undefined,
  language: Language,
): CheckedLine {
  if (!variant) return { sku, quantity, problem: 'unknown' };
  const problem = problemOf(variant, quantity);
  const isShort = problem === 'limit' || problem === 'short';
  return {
    sku,
    quantity,
    itemId: variant.itemId,
    name: (parseOnce(variant.texts) as CatalogueItem['text'])[language].name,
    variantName: (parseOnce(variant.names) as Localised<string>)[language],
    ...(!problem && {
      priceFen: variant.priceFen,
      lineFen: lineFenOf({ priceFen: variant.priceFen, quantity: Number(quantity) }),
    }),
    ...(isShort && { addable: addableOf(variant) }),
    ...(problem && { problem }),
  };
}

function problemOf(
  variant: PricedVariant,
  quantity: number | string,
): OrderListProblem | undefined {
  if (variant.isWithdrawn === 1) return 'withdrawn';
  if (!isQuantity(quantity)) return 'quantity';
  if (variant.held + quantity > maxItemQuantity) return 'limit';
  return variant.held + quantity > variant.stock ? 'short' : undefined;
}

function addableOf({ held, stock }: PricedVariant): number {
  return Math.max(0, Math.min(maxItemQuantity, stock) - held);
}
