import type { VariantState } from '@uid/contract/staff-catalogue';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { needsSecondPerson } from '../needs-second-person.ts';
import type { VariantChange } from './apply-changes.ts';
import { lockVariants } from './lock-variants.ts';
import type { StoredVariant } from './lock-variants.ts';
import { comparedFen, readComparedPrices } from './read-compared-prices.ts';
import { readPromised } from './read-promised.ts';
import { columnsOf, stateOf } from './variant-state.ts';

/** The changes wanted for a variant. A field that is left out does not change. */
export interface VariantEdit {
  /** The line in the file that asks for the change. */
  line?: number;
  sku: string;
  /** The revision that the caller read; undefined if the caller compares by itself. */
  revision?: number;
  state?: VariantState;
  leadDays?: number;
  lowStock?: number;
  priceFen?: number;
  pricePercent?: number;
  /** Pieces on the shelf, including those that orders hold. */
  shelf?: number;
}

export type EditProblem =
  | 'unknown'
  | 'repeated'
  | 'changed'
  | 'withdrawn'
  | 'step-not-lower'
  | 'promised';

/** An edit with the variant as it is, and either the resulting change or why it is not possible. */
export interface JudgedEdit<Edit extends VariantEdit = VariantEdit> {
  edit: Edit;
  before?: StoredVariant;
  /** Pieces that orders hold; read only if the shelf was counted. */
  promised: number;
  problems: { name: EditProblem; field?: keyof VariantEdit }[];
  /** True if the price changes by more than one person alone may change. */
  takesTwo: boolean;
  /** Undefined if nothing would change, or if there is a problem. */
  change?: VariantChange;
}

interface Judging {
  context: ServerContext;
  /** The note to record with a stock count. */
  note: string;
  /** True if the edit is one of many; a variant that was withdrawn for good then stays withdrawn. */
  isOfMany: boolean;
}

/** Compares edits with the variants, and locks those until the transaction ends. */
export async function judgeEdits<Edit extends VariantEdit>(
  handle: Handle,
  edits: readonly Edit[],
  { context, note, isOfMany }: Judging,
): Promise<JudgedEdit<Edit>[]> {
  const { config, now } = context;
  const skus = [...new Set(edits.map(({ sku }) => sku))];
  if (skus.length === 0) return [];
  const stored = await lockVariants(handle, skus);
  const isPriced = edits.some((each) => each.priceFen ?? each.pricePercent);
  const isCounted = edits.some(({ shelf }) => shelf !== undefined);
  const prices = isPriced ? await readComparedPrices(handle, skus, now()) : undefined;
  const promised = isCounted ? await readPromised(handle, skus) : undefined;
  const highestStep = isPriced ? await readHighestSteps(handle, skus) : undefined;
  const seen = new Set<string>();

  return edits.map((edit): JudgedEdit<Edit> => {
    const before = stored.get(edit.sku);
    const held = promised?.get(edit.sku) ?? 0;
    const problems: JudgedEdit['problems'] = [];
    const judged = { edit, ...(before && { before }), promised: held, problems, takesTwo: false };
    if (!before) problems.push({ name: 'unknown', field: 'sku' });
    if (seen.has(edit.sku)) problems.push({ name: 'repeated', field: 'sku' });
    seen.add(edit.sku);
    if (!before || problems.length > 0) return judged;
    if (edit.revision !== undefined && edit.revision !== before.revision) {
      problems.push({ name: 'changed', field: 'sku' });
      return judged;
    }
    const state = stateOf(before);
    if (isOfMany && state === 'withdrawn' && edit.state === 'on-sale')
      problems.push({ name: 'withdrawn', field: 'state' });
    const priceFen = priceOf(edit, before);
    if (priceFen !== before.priceFen) {
      const compared = comparedFen(prices?.get(edit.sku) ?? [], 1, now());
      judged.takesTwo =
        config.needsTwoPersons && needsSecondPerson(priceFen, [before.priceFen, ...compared]);
      if ((highestStep?.get(edit.sku) ?? 0) >= priceFen)
        problems.push({ name: 'step-not-lower', field: 'priceFen' });
    }
    const quantity = edit.shelf === undefined ? 0 : edit.shelf - held - before.stock;
    if (before.stock + quantity < 0) problems.push({ name: 'promised', field: 'shelf' });
    if (problems.length > 0) return judged;
    const hides = isOfMany && state === 'withdrawn' && edit.state === 'hidden';
    const after = {
      priceFen,
      leadDays: edit.leadDays ?? before.leadDays,
      lowStock: edit.lowStock ?? before.lowStock,
      ...(edit.state !== undefined && edit.state !== state && !hides
        ? columnsOf(edit.state, now())
        : { isWithdrawn: before.isWithdrawn, withdrawnAt: before.withdrawnAt }),
    };
    const isSame =
      quantity === 0 &&
      Object.entries(after).every(([name, value]) => before[name as keyof typeof after] === value);
    if (isSame) return judged;
    const movement = quantity !== 0 && { movement: { reason: 'counted' as const, quantity, note } };
    return { ...judged, change: { before, after, ...movement } };
  });
}

function priceOf({ priceFen, pricePercent }: VariantEdit, before: StoredVariant): number {
  if (priceFen !== undefined) return priceFen;
  if (pricePercent === undefined) return before.priceFen;
  const exact = (before.priceFen * (100 + pricePercent)) / 100;
  // Rounds away the floating-point error first: 6.045 yuan would otherwise be slightly less, and be rounded down.
  return Math.max(1, Math.round(Number(exact.toFixed(4))));
}

async function readHighestSteps(
  handle: Handle,
  skus: readonly string[],
): Promise<Map<string, number>> {
  const rows = await handle
    .selectFrom('tierPrices')
    .select((eb) => ['sku', eb.fn.max('priceFen').as('priceFen')])
    .where('sku', 'in', [...skus])
    .groupBy('sku')
    .execute();
  return new Map(rows.map(({ sku, priceFen }) => [sku, priceFen]));
}
