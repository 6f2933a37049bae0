import type { VariantChange } from './apply-changes.ts';
import { stateOf } from './variant-state.ts';

/** What the audit log says of many variants: of each, how it was and how it is. */
export function notifyOfChanges(changes: readonly VariantChange[]) {
  return {
    before: changes.map(({ before }) => shownOf(before.sku, before, before.stock)),
    after: changes.map(({ before, after, movement }) =>
      shownOf(before.sku, after, before.stock + (movement?.quantity ?? 0)),
    ),
  };
}

function shownOf(sku: string, row: VariantChange['after'], stock: number) {
  const { priceFen, leadDays } = row;
  return { sku, state: stateOf(row), priceFen, leadDays, stock };
}
