import type { CartLine, Totals } from '@uid/contract/cart';
import { deliveryFeeFen, freeDeliveryFromFen } from '@uid/contract/delivery-fee';

import { lineFenOf } from '../catalogue/line-fen.ts';

export type PricedLine = Pick<CartLine, 'priceFen' | 'quantity' | 'delivery'>;

/** Value added tax, contained in every price and in the delivery. */
const vatPercent = 13;

/** What lines cost together, in integer fen. Every total of the site comes from here. */
export function priceLines(lines: PricedLine[]): Totals {
  const goodsFen = sumOf(lines);
  const isFree = toFreeDeliveryFen(lines) === undefined;
  return sumUp({ goodsFen, deliveryFen: isFree ? 0 : deliveryFeeFen });
}

/** What more shipped goods have to cost for the delivery to be free; undefined where it is, or nothing is shipped. */
export function toFreeDeliveryFen(lines: PricedLine[]): number | undefined {
  const shippedFen = sumOf(lines.filter(({ delivery }) => delivery === 'shipped'));
  return shippedFen > 0 && shippedFen < freeDeliveryFromFen
    ? freeDeliveryFromFen - shippedFen
    : undefined;
}

/** What goods and their delivery come to, where the delivery has a price of its own. */
export function sumUp(parts: Pick<Totals, 'goodsFen' | 'deliveryFen'>): Totals {
  const totalFen = parts.goodsFen + parts.deliveryFen;
  const includedTaxFen = includedTaxOf(totalFen);
  return { ...parts, discountFen: 0, taxFen: 0, totalFen, includedTaxFen };
}

function sumOf(lines: PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineFenOf(line), 0);
}

/** total × 13 ∕ 113, half a fen upwards, without a fraction on the way. */
function includedTaxOf(totalFen: number): number {
  const divisor = 100 + vatPercent;
  const dividend = totalFen * vatPercent;
  const remainder = dividend % divisor;
  const isRoundedUp = remainder * 2 >= divisor;
  return (dividend - remainder) / divisor + (isRoundedUp ? 1 : 0);
}
