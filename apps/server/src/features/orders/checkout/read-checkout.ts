import { hash } from 'node:crypto';

import type { CartLine, Totals } from '@uid/contract/cart';
import type { Checkout } from '@uid/contract/orders';

import type { Handle } from '../../../database/database.ts';
import { isOrderable, presentLine } from '../../cart/present-cart.ts';
import type { Reader } from '../../cart/present-cart.ts';
import { priceLines } from '../../cart/pricing.ts';
import { listSelectedLines } from '../../cart/take-selected-lines.ts';
import type { ListedLine } from '../../cart/read-lines.ts';

/** The selected lines of an account's cart as they would be ordered now. */
export async function readCheckout(
  handle: Handle,
  accountId: string,
  reader: Reader,
): Promise<Checkout> {
  return presentCheckout(await listSelectedLines(handle, accountId), reader);
}

export function presentCheckout(selected: ListedLine[], reader: Reader): Checkout {
  const presented = selected.map((line) => presentLine(line, reader));
  const lines = presented.filter(isOrderable);
  const leftOut = presented.filter((line) => !isOrderable(line));
  const totals = priceLines(lines);
  return {
    lines,
    ...(leftOut.length > 0 && { leftOut }),
    totals,
    needsAddress: lines.some(({ delivery }) => delivery === 'shipped'),
    seen: fingerprint(lines, totals),
  };
}

/** A hash of all that a buyer agrees to, including how each line is delivered, which decides the cost of delivery. */
function fingerprint(
  lines: readonly Pick<CartLine, 'sku' | 'quantity' | 'priceFen' | 'delivery'>[],
  { totalFen }: Pick<Totals, 'totalFen'>,
): string {
  const facts = lines.map(
    ({ sku, quantity, priceFen, delivery }) => `${sku} ${quantity} ${priceFen} ${delivery}`,
  );
  return hash('sha256', [totalFen, ...facts.toSorted()].join('\n'), 'base64url');
}
