import { viewPaths } from '@uid/contract/view-paths';
import { expect, test } from 'vitest';

import { screens } from '../screens.ts';
import { findDestinations } from './destinations.ts';

const everything = { language: 'en', may: () => true } as const;

test('a few letters of either language, or of the address, find a screen', () => {
  const found = (typed: string) => findDestinations(typed, everything).map(({ path }) => path);
  expect(found('refund')).toContain('/refunds');
  expect(found('退款')).toContain('/refunds');
  expect(found('shipping')).toContain('/shipping');
  expect(found('no such screen')).toEqual([]);
});

test('an order is found by its number, by those who may read orders', () => {
  const [order] = findDestinations('260105wbwaw74151dqd3', everything);
  expect(order?.path).toBe('/orders/260105WBWAW74151DQD3');
  const may = (permission: string | undefined) => permission !== 'orders.read';
  expect(findDestinations('260105WBWAW74151DQD3', { language: 'en', may })).toEqual([]);
});

test('quotes and enquiries are told from orders by the beginning of their numbers', () => {
  const pathOf = (no: string) => findDestinations(no, everything)[0]?.path;
  expect(pathOf('qt260105ABCDEFGHJKMN')).toBe('/quotes/QT260105ABCDEFGHJKMN');
  expect(pathOf('Q260105ABCDEFGHJK')).toBe('/enquiries/Q260105ABCDEFGHJK');
});

test('only screens that somebody may open are found', () => {
  const may = (permission: string | undefined) => permission !== 'refunds.read';
  expect(findDestinations('refund', { language: 'en', may })).toEqual([]);
});

test('a saved view is found by its name and leads to its filters, while its list may be read', () => {
  const views = [
    { id: 'v1', name: 'Late 张', path: '/orders', search: 'q=a+b&state=paid' },
  ] as const;
  const [view] = findDestinations('late', { ...everything, views });
  expect(view).toMatchObject({
    path: '/orders',
    search: { q: 'a b', state: 'paid' },
    group: 'Orders',
  });
  expect(findDestinations('other', { ...everything, views })).toEqual([]);
  const may = (permission: string | undefined) => permission !== 'orders.read';
  expect(findDestinations('late', { language: 'en', may, views })).toEqual([]);
});

test('every list that a view can be of is a screen', () => {
  const paths = new Set<string>(screens.map(({ path }) => path));
  expect(viewPaths.filter((path) => !paths.has(path))).toEqual([]);
});
