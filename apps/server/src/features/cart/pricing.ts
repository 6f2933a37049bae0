import type { CartLine, Totals } from '@uid/contract/cart';
import { deliveryFeeFen, freeDeliveryFromFen } from '@uid/contract/delivery-fee';

import { lineFenOf } from '../catalogue/line-fen.ts';

export type PricedLine = Pick<CartLine, 'priceFen' | 'quantity' | 'delivery'>;

/** Value added tax, included in every price and in the delivery fee. */
const vatPercent = 13;

/** The totals of lines, in integer fen. Every total on the site comes from here. */
export function priceLines(lines: PricedLine[]): Totals {
  const goodsFen = sumOf(lines);
  const isFree = toFreeDeliveryFen(lines) === undefined;
  return sumUp({ goodsFen, deliveryFen: isFree ? 0 : deliveryFeeFen });
}

/** Fen that shipped goods lack for free delivery; undefined if the delivery is free or nothing is shipped. */
export function toFreeDeliveryFen(lines: PricedLine[]): number | undefined {
  const shippedFen = sumOf(lines.filter(({ delivery }) => delivery === 'shipped'));
  return shippedFen > 0 && shippedFen < freeDeliveryFromFen
    ? freeDeliveryFromFen - shippedFen
    : undefined;
}

/** The totals of goods and delivery, for a given price of the delivery. */
export function sumUp(parts: Pick<Totals, 'goodsFen' | 'deliveryFen'>): Totals {
  const totalFen = parts.goodsFen + parts.deliveryFen;
  const includedTaxFen = includedTaxOf(totalFen);
  return { ...parts, discountFen: 0, taxFen: 0, totalFen, includedTaxFen };
}

function sumOf(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineFenOf(line), 0);
}

/** total × 13 ∕ 113, half a fen rounded up, calculated in integers only. */
function includedTaxOf(totalFen: number): number {
  const divisor = 100 + vatPercent;
  const dividend = totalFen * vatPercent;
  const remainder = dividend % divisor;
  const isRoundedUp = remainder * 2 >= divisor;
  return (dividend - remainder) / divisor + (isRoundedUp ? 1 : 0);
}
