import type { Cart, CartLine } from '@uid/contract/cart';

/** A visitor's change of the cart. Changes are sent to the server one after another. */
export type CartChange =
  | { kind: 'quantity'; sku: string; quantity: number }
  | { kind: 'selection'; sku: string; isSelected: boolean }
  /** Saves a line for later, or moves it back into the cart. */
  | { kind: 'saving'; sku: string; isSaved: boolean }
  | { kind: 'removal'; sku: string }
  | { kind: 'return'; sku: string; line: CartLine; isSaved?: boolean };

/** Returns the cart as it will be once the server agrees. It is shown at once, and replaced by the server's answer. */
export function applyChange(cart: Cart, change: CartChange): Cart {
  if (change.kind === 'saving') return withSaving(cart, change);
  if (change.kind === 'return' && change.isSaved)
    return { ...cart, saved: changedLines(cart.saved, change) };
  const changed = withTotals(cart, changedLines(cart.lines, change));
  const saved = cart.saved.filter(({ sku }) => change.kind !== 'removal' || sku !== change.sku);
  return { ...changed, saved };
}

function withSaving(cart: Cart, { sku, isSaved }: Extract<CartChange, { kind: 'saving' }>): Cart {
  const moved = (isSaved ? cart.lines : cart.saved).filter((each) => each.sku === sku);
  const stays = (each: CartLine) => each.sku !== sku;
  const changed = withTotals(cart, [...cart.lines.filter(stays), ...(isSaved ? [] : moved)]);
  return { ...changed, saved: [...cart.saved.filter(stays), ...(isSaved ? moved : [])] };
}

function changedLines(
  lines: CartLine[],
  change: Exclude<CartChange, { kind: 'saving' }>,
): CartLine[] {
  if (change.kind === 'removal') return lines.filter(({ sku }) => sku !== change.sku);
  if (change.kind === 'return') {
    return [...lines.filter(({ sku }) => sku !== change.sku), change.line];
  }
  return lines.map((line) => (line.sku === change.sku ? changedLine(line, change) : line));
}

function changedLine(
  line: CartLine,
  change: Extract<CartChange, { kind: 'quantity' | 'selection' }>,
): CartLine {
  if (change.kind === 'selection') return { ...line, isSelected: change.isSelected };
  const { quantity } = change;
  const changed = { ...line, quantity, lineFen: quantity * line.priceFen };
  return { ...changed, state: stateOf(changed) };
}

function stateOf({ state, available, quantity }: CartLine): CartLine['state'] {
  if (state === 'withdrawn') return state;
  if (available === 0) return 'sold-out';
  return quantity > available ? 'short' : 'available';
}

/** Recalculates only the goods and what follows from them; delivery and discount are up to the server. */
function withTotals(cart: Cart, lines: CartLine[]): Cart {
  const goodsFen = sum(lines.filter(isOrdered).map(({ lineFen }) => lineFen));
  const { deliveryFen, discountFen, taxFen } = cart.totals;
  const totalFen = goodsFen === 0 ? 0 : goodsFen + deliveryFen - discountFen + taxFen;
  const count = sum(lines.map(({ quantity }) => quantity));
  return { ...cart, lines, count, totals: { ...cart.totals, goodsFen, totalFen } };
}

/** True if the line would be in an order placed now. */
export function isOrdered({ isSelected, state }: CartLine): boolean {
  return isSelected && state === 'available';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
