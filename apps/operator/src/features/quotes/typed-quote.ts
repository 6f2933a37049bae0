import type { Language } from '@uid/contract/language';
import type { OutputOf } from '@uid/contract/endpoint';
import type { findVariants, ShopPrices, StaffQuote } from '@uid/contract/staff-quotes';

import { fenOf } from '../../form/read-typed.ts';

/** What the shop sells, as it is found. */
export type Variant = OutputOf<typeof findVariants>['variants'][number];

/** A typed line, with the shop's prices beside it. */
export interface TypedLine {
  sku: string;
  name: string;
  quantity: string;
  /** In yuan. */
  price: string;
  /** Left out: it is no longer sold. */
  shopPrices?: ShopPrices | undefined;
  stock?: number | undefined;
}

/** A quote as it is typed. */
export interface TypedQuote {
  email: string;
  buyer: string;
  buyerLanguage: Language;
  validOn: string;
  /** In yuan. */
  delivery: string;
  note: string;
  lines: readonly TypedLine[];
}

export function typedOf(quote: StaffQuote): TypedQuote {
  const { email, buyer, buyerLanguage, validOn, note, totals, lines } = quote;
  return {
    email,
    buyer,
    buyerLanguage,
    validOn,
    note,
    delivery: yuanOf(totals.deliveryFen),
    lines: lines.map(({ sku, name, variantName, quantity, priceFen, shopPrices, stock }) => ({
      sku,
      name: `${name} ${variantName}`.trim(),
      quantity: `${quantity}`,
      price: yuanOf(priceFen),
      shopPrices,
      stock,
    })),
  };
}

/** A new line of so many, at what the shop asks for so many. */
export function lineOf(
  { sku, name, variantName, priceFen, shopPrices, stock }: Variant,
  quantity: string,
): TypedLine {
  return {
    sku,
    name: `${name} ${variantName}`.trim(),
    quantity,
    price: yuanOf(stepOf(shopPrices, quantity)?.priceFen ?? priceFen),
    shopPrices,
    stock,
  };
}

/** As the endpoint wants it; what is no number is none there. */
export function draftOf({ delivery, lines, ...typed }: TypedQuote) {
  return {
    ...typed,
    deliveryFen: fenOf(delivery || '0'),
    lines: lines.map(({ sku, quantity, price }) => ({
      sku,
      quantity: piecesOf(quantity),
      priceFen: fenOf(price),
    })),
  };
}

interface Sums {
  lines: number[];
  goodsFen: number;
  totalFen: number;
}

/** The total of what is typed; NaN where a price or quantity is not a number. */
export function sumsOf(typed: TypedQuote): Sums {
  const { lines, deliveryFen } = draftOf(typed);
  const sums = lines.map(({ quantity, priceFen }) => quantity * priceFen);
  const goodsFen = sums.reduce((sum, each) => sum + each, 0);
  return { lines: sums, goodsFen, totalFen: goodsFen + deliveryFen };
}

/** Fen as they are typed: 123450 is “1234.50”. */
export function yuanOf(fen: number): string {
  const cents = `${fen}`.padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** What the shop asks for a piece where so many are typed: the last step that they reach. */
export function stepOf(prices: ShopPrices, quantity: string): ShopPrices[number] | undefined {
  const count = piecesOf(quantity) || 1;
  return prices.findLast(({ fromQuantity }) => fromQuantity <= count);
}

/** Whether more is typed than there is. */
export function isShort(stock: number, quantity: string): boolean {
  return piecesOf(quantity) > stock;
}

/** Of so many pieces; what is no number is none. */
export function piecesOf(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}
