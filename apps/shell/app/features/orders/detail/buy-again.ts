import { maxItemQuantity } from '@uid/contract/constants';
import type { OrderSummary } from '@uid/contract/orders';

type Line = OrderSummary['lines'][number];

export interface Refused {
  line: Line;
  cause: unknown;
}

/** Adds every line to the cart, one after another; a line that is refused does not keep the others out. */
export async function buyAgain(
  lines: readonly Line[],
  add: (sku: string, quantity: number) => Promise<unknown>,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const line of lines) {
    try {
      await add(line.sku, Math.min(line.quantity, maxItemQuantity));
    } catch (cause) {
      refused.push({ line, cause });
    }
  }
  return refused;
}
