import type { OrderSummary } from '@uid/contract/orders';
import { expect, test, vi } from 'vitest';

import { buyAgain } from './buy-again.ts';

type Line = OrderSummary['lines'][number];
type Add = (sku: string, quantity: number) => Promise<unknown>;

const lines = [
  { sku: 'A', quantity: 2 },
  { sku: 'B', quantity: 1 },
  { sku: 'C', quantity: 40 },
] as Line[];

test('puts every line in the cart, never more than one may hold', async () => {
  const add = vi.fn<Add>(() => Promise.resolve());
  await expect(buyAgain(lines, add)).resolves.toEqual([]);
  expect(add.mock.calls).toEqual([
    ['A', 2],
    ['B', 1],
    ['C', 12],
  ]);
});

test('a withdrawn item is named and the others are still added', async () => {
  const cause = new Error('withdrawn');
  const add = vi.fn<Add>((sku) => (sku === 'B' ? Promise.reject(cause) : Promise.resolve()));
  await expect(buyAgain(lines, add)).resolves.toEqual([{ line: lines[1], cause }]);
  expect(add).toHaveBeenCalledTimes(3);
});
