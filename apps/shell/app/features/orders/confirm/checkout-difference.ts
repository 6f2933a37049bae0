import type { CartLine } from '@uid/contract/cart';
import type { Checkout } from '@uid/contract/orders';

export type LineDifference =
  | { kind: 'gone' | 'added'; name: string }
  | { kind: 'price'; name: string; beforeFen: number; afterFen: number }
  | { kind: 'quantity'; name: string; before: number; after: number }
  | { kind: 'short'; name: string; available: number }
  | { kind: 'delivery'; name: string; delivery: CartLine['delivery'] };

export interface CheckoutDifference {
  lines: LineDifference[];
  beforeFen: number;
  afterFen: number;
}

/** Returns what changed between the checkout a buyer has seen and the one there is now. */
export function checkoutDifference(before: Checkout, after: Checkout): CheckoutDifference {
  const known = new Map(before.lines.map((line) => [line.sku, line]));
  const now = new Set(after.lines.map(({ sku }) => sku));
  const gone = before.lines
    .filter(({ sku }) => !now.has(sku))
    .map((line) => unavailableDifference(line, after.leftOut));
  return {
    lines: [...gone, ...after.lines.flatMap((line) => lineDifferences(known.get(line.sku), line))],
    beforeFen: before.totals.totalFen,
    afterFen: after.totals.totalFen,
  };
}

/** The line was left out for its stock, is not selected, or is no longer sold. */
function unavailableDifference(line: CartLine, leftOut: CartLine[] = []): LineDifference {
  const kept = leftOut.find(({ sku, state }) => sku === line.sku && state !== 'withdrawn');
  const name = nameOf(line);
  return kept ? { kind: 'short', name, available: kept.available } : { kind: 'gone', name };
}

function lineDifferences(before: CartLine | undefined, after: CartLine): LineDifference[] {
  const name = nameOf(after);
  if (!before) return [{ kind: 'added', name }];
  const differences: LineDifference[] = [];
  if (before.priceFen !== after.priceFen) {
    const prices = { beforeFen: before.priceFen, afterFen: after.priceFen };
    differences.push({ kind: 'price', name, ...prices });
  }
  if (before.quantity !== after.quantity) {
    differences.push({ kind: 'quantity', name, before: before.quantity, after: after.quantity });
  }
  if (before.delivery !== after.delivery) {
    differences.push({ kind: 'delivery', name, delivery: after.delivery });
  }
  return differences;
}

function nameOf({ name, variantName }: CartLine): string {
  return `${name} · ${variantName}`;
}
