import { apiPrefix, maxItemQuantity } from './constants.ts';
import { cartPieces, maxCartAdditions } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { z } from './zod.ts';

/** Letters that a pasted list may have: far more than its lines need. */
export const maxOrderListLetters = 8000;

/** A line of a list as it was read; a quantity that is no whole number stays as it was written. */
export interface ReadLine {
  /** Its number in the text, from 1. */
  row: number;
  sku: string;
  quantity: number | string;
}

/**
 * Reads a list as a buyer pastes it, or a CSV file: on each line an SKU and a quantity, which may stand in quotes,
 * between tabs, commas, semicolons or spaces, also in the wide letters of a Chinese keyboard; a line without a
 * quantity asks for one. Empty lines, and a first line of column names, are passed over. The same SKU twice is one line
 * with the sum, at the first one's place.
 */
export function readOrderList(text: string): ReadLine[] {
  const lines = new Map<string, ReadLine>();
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const cells = cellsOf(line);
    const [sku, quantity] = cells;
    if (sku === undefined || (lines.size === 0 && isHeader(cells))) continue;
    const read = { row: index + 1, sku: sku.toUpperCase(), quantity: numberOf(quantity ?? '1') };
    const known = lines.get(read.sku);
    lines.set(read.sku, known ? { ...known, quantity: sumOf(known, read) } : read);
  }
  return [...lines.values()];
}

function cellsOf(line: string): string[] {
  return line
    .normalize('NFKC')
    .split(/[\t,;，；\s]+/)
    .map((cell) => cell.replace(/^\uFEFF?["']|["']$|^\uFEFF/g, '').replace(/^[×xX*](?=\d)/, ''))
    .filter(Boolean);
}

/** Names of columns have no digit in any cell; SKUs and quantities do. */
function isHeader(cells: readonly string[]): boolean {
  return cells.length > 1 && !cells.some((cell) => /\d/.test(cell));
}

function numberOf(written: string): number | string {
  return /^\d{1,6}$/.test(written) ? Number(written) : written;
}

function sumOf(known: ReadLine, { quantity }: ReadLine): number | string {
  if (typeof known.quantity === 'string') return known.quantity;
  return typeof quantity === 'string' ? quantity : known.quantity + quantity;
}

/**
 * Why a line can't go in the cart: no variant has the SKU; it is no longer sold; the quantity is no whole number from
 * 1; with what is in the cart it is more than the limit; with that, more than there are in stock.
 */
export const orderListProblems = ['unknown', 'withdrawn', 'quantity', 'limit', 'short'] as const;
export type OrderListProblem = (typeof orderListProblems)[number];

export const checkedLine = z.object({
  sku: z.string(),
  /** As it was asked for. */
  quantity: z.union([z.int(), z.string()]),
  itemId: z.optional(z.string()),
  name: z.optional(z.string()),
  variantName: z.optional(z.string()),
  /** One piece, where so many are bought with what is in the cart. */
  priceFen: z.optional(z.int()),
  /** All the pieces of the line. */
  lineFen: z.optional(z.int()),
  /** Pieces that can still be added; where there are too few, or too many were asked for. */
  addable: z.optional(z.int()),
  problem: z.optional(z.enum(orderListProblems)),
});
export type CheckedLine = z.infer<typeof checkedLine>;

export const checkedList = z.object({
  lines: z.array(checkedLine),
  /** Of the lines without a problem. */
  goodsFen: z.int(),
});
export type CheckedList = z.infer<typeof checkedList>;

export const checkOrderList = endpoint({
  method: 'POST',
  path: `${apiPrefix}/cart/check-list`,
  access: 'cart',
  summary: `What a list of SKUs and quantities would put in the cart, and what stands against it (at most ${maxItemQuantity} of a variant); nothing is changed`,
  input: z.object({
    language: languageSchema,
    lines: z
      .array(
        z.object({
          sku: cartPieces.shape.sku,
          quantity: z.union([z.int(), z.string().check(z.maxLength(60))]),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxCartAdditions)),
  }),
  output: checkedList,
});
