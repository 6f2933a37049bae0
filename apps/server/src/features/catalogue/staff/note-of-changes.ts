import type { ActNote } from '../../../act.ts';
import type { VariantChange } from './apply-changes.ts';
import { stateOf } from './variant-state.ts';

/** The note for the audit log about many variants: an entry for each, with its values before and after. */
export function noteOfChanges(changes: readonly VariantChange[]): Pick<ActNote, 'each'> {
  return {
    each: changes.map(({ before, after, movement }) => ({
      subject: { kind: 'variant', id: before.sku },
      before: shownOf(before, before.stock),
      after: shownOf(after, before.stock + (movement?.quantity ?? 0)),
    })),
  };
}

function shownOf(row: VariantChange['after'], stock: number) {
  const { priceFen, leadDays } = row;
  return { state: stateOf(row), priceFen, leadDays, stock };
}
