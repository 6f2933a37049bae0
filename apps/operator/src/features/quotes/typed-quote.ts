import type { Language } from '@uid/contract/language';
import type { OutputOf } from '@uid/contract/endpoint';
import type { findVariants, ShopPrices, StaffQuote } from '@uid/contract/staff-quotes';

import { fenOf } from '../../form/read-typed.ts';

/** A variant that the shop sells, as the search returns it. */
export type Variant = OutputOf<typeof findVariants>['variants'][number];

/** A typed line, with the shop's prices beside it. */
export interface TypedLine {
  sku: string;
  name: string;
  quantity: string;
  /** The typed amount in yuan. */
  price: string;
  /** Undefined if the variant is no longer sold. */
  shopPrices?: ShopPrices | undefined;
  stock?: number | undefined;
}

/** A quote as the user types it. */
export interface TypedQuote {
  email: string;
  buyer: string;
  buyerLanguage: Language;
  validOn: string;
  /** The typed amount in yuan. */
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

/** Returns a new line for this quantity, at the shop's price for the quantity. */
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

/** Returns the quote as the endpoint wants it; a text that is not a number becomes NaN. */
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

/** Returns the sums of the typed quote in fen; NaN if a price or quantity is not a number. */
export function sumsOf(typed: TypedQuote): Sums {
  const { lines, deliveryFen } = draftOf(typed);
  const sums = lines.map(({ quantity, priceFen }) => quantity * priceFen);
  const goodsFen = sums.reduce((sum, each) => sum + each, 0);
  return { lines: sums, goodsFen, totalFen: goodsFen + deliveryFen };
}

/** Returns an amount in fen as a user would type it in yuan: 123450 becomes “1234.50”. */
export function yuanOf(fen: number): string {
  const cents = `${fen}`.padStart(3, '0');
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`;
}

/** Returns the shop's price step for the typed quantity: the last step that the quantity reaches. */
export function stepOf(prices: ShopPrices, quantity: string): ShopPrices[number] | undefined {
  const count = piecesOf(quantity) || 1;
  return prices.findLast(({ fromQuantity }) => fromQuantity <= count);
}

/** True if the typed quantity is larger than the stock. */
export function isShort(stock: number, quantity: string): boolean {
  return piecesOf(quantity) > stock;
}

/** Reads a quantity of up to nine digits; NaN for any other text. */
export function piecesOf(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}
