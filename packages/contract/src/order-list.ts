import { apiPrefix, maxItemQuantity } from './constants.ts';
import { cartPieces, maxCartAdditions } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { z } from './zod.ts';

/** Maximum characters of a pasted list: far more than its lines need. */
export const maxOrderListCharacters = 8000;

/** A line of a list after reading; a quantity that is not a whole number stays as it was typed. */
export interface ReadLine {
  /** The number of the line in the text, from 1. */
  row: number;
  sku: string;
  quantity: number | string;
}

/**
 * Reads a list that a buyer pastes, or a CSV file. Each line has an SKU and a quantity, which may be in quotes,
 * separated by tabs, commas, semicolons or spaces, also in the full-width characters of a Chinese keyboard; a line
 * without a quantity asks for one piece. Empty lines, and a first line of column names, are skipped. If an SKU occurs
 * twice, its first line gets the sum.
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

/** Column names have no digit in any cell; SKUs and quantities have some. */
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
 * Why a line can't be added to the cart: no variant has the SKU; it is no longer sold; the quantity is not a whole
 * number from 1; the quantity plus the pieces in the cart is above the limit; or that sum is above the stock.
 */
export const orderListProblems = ['unknown', 'withdrawn', 'quantity', 'limit', 'short'] as const;
export type OrderListProblem = (typeof orderListProblems)[number];

export const checkedLine = z.object({
  sku: z.string(),
  /** The quantity as the list stated it. */
  quantity: z.union([z.int(), z.string()]),
  itemId: z.optional(z.string()),
  name: z.optional(z.string()),
  variantName: z.optional(z.string()),
  /** Price of one piece for the quantity together with the pieces already in the cart. */
  priceFen: z.optional(z.int()),
  /** Price of all pieces of the line. */
  lineFen: z.optional(z.int()),
  /** Number of pieces that can still be added; present if the stock is too small or the limit would be exceeded. */
  addable: z.optional(z.int()),
  problem: z.optional(z.enum(orderListProblems)),
});
export type CheckedLine = z.infer<typeof checkedLine>;

export const checkedList = z.object({
  lines: z.array(checkedLine),
  /** Price of the lines without a problem. */
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
