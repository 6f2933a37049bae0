import { variantStates } from '@uid/contract/staff-catalogue';
import type { CatalogueChange } from '@uid/contract/catalogue-change';
import type { Language } from '@uid/contract/language';
import { z } from '@uid/contract/zod';

import { headings, yesNo } from './file/columns.ts';
import type { ColumnKey } from './file/columns.ts';
import type { JudgedEdit } from './judge-edits.ts';
import { stateOf } from './variant-state.ts';

const numbers = z.optional(z.tuple([z.int(), z.int()]));
const state = z.enum(variantStates);

/** The changes of one variant, each as a pair of old and new value. A field that is left out does not change. */
export const changedRow = z.object({
  /** The line in the file that asks for the change. */
  line: z.optional(z.int()),
  sku: z.string(),
  priceFen: numbers,
  /** Pieces on the shelf, including those that orders hold. */
  shelf: numbers,
  leadDays: numbers,
  state: z.optional(z.tuple([state, state])),
});
export type ChangedRow = z.infer<typeof changedRow>;

/** Returns undefined if nothing would change, or if the edit is not possible. */
export function changedRowOf({ edit, change, promised }: JudgedEdit): ChangedRow | undefined {
  if (!change) return undefined;
  const { before, after, movement } = change;
  const shelf = before.stock + promised;
  const [old, wanted] = [stateOf(before), stateOf(after)];
  return {
    ...(edit.line !== undefined && { line: edit.line }),
    sku: before.sku,
    ...(before.priceFen !== after.priceFen && { priceFen: [before.priceFen, after.priceFen] }),
    ...(movement && { shelf: [shelf, shelf + movement.quantity] }),
    ...(before.leadDays !== after.leadDays && { leadDays: [before.leadDays, after.leadDays] }),
    ...(old !== wanted && { state: [old, wanted] }),
  };
}

/** Lists the changes by column, with the headings and formats of the catalogue's table. */
export function cellsOf(row: ChangedRow, language: Language): CatalogueChange[] {
  const { line, sku, priceFen, shelf, leadDays } = row;
  const onSale = row.state?.map((each) => yesNo[language][each === 'on-sale' ? 'yes' : 'no']);
  const columns: [ColumnKey, readonly string[] | undefined][] = [
    ['price', priceFen?.map(yuanOf)],
    ['shelf', shelf?.map(String)],
    ['leadDays', leadDays?.map(String)],
    ['onSale', onSale],
  ];
  return columns.flatMap(([key, pair]) => {
    const [before, after] = pair ?? [];
    if (before === undefined || after === undefined || before === after) return [];
    const where = { ...(line !== undefined && { line }), sku };
    return [{ ...where, column: headings[key][language], before, after }];
  });
}

export function yuanOf(fen: number): string {
  const digits = `${fen}`.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
