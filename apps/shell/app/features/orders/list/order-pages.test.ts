import type { OrderSummary } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { joinPages } from './order-pages.ts';

function pageOf(numbers: string[], next?: string) {
  return { orders: numbers.map((no) => ({ no }) as OrderSummary), next };
}

function numbersOf(list: { orders: OrderSummary[] }): string[] {
  return list.orders.map(({ no }) => no);
}

test('pages follow one another by their cursors', () => {
  const list = joinPages(pageOf(['9', '8'], '8'), [
    { after: '8', page: pageOf(['7', '6'], '6') },
    { after: '6', page: pageOf(['5']) },
  ]);
  expect(numbersOf(list)).toEqual(['9', '8', '7', '6', '5']);
  expect(list.next).toBeUndefined();
});

test('a refreshed first page that ends elsewhere drops the pages behind it', () => {
  const list = joinPages(pageOf(['10', '9'], '9'), [{ after: '8', page: pageOf(['7', '6'], '6') }]);
  expect(numbersOf(list)).toEqual(['10', '9']);
  expect(list.next).toBe('9');
});
