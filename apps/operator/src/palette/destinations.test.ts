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
});

test('an order is found by its number, by those who may read orders', () => {
  const [order] = findDestinations('260105wbwaw74151dqd3', everything);
  expect(order?.path).toBe('/orders/260105WBWAW74151DQD3');
  const may = (permission: string | undefined) => permission !== 'orders.read';
  const found = findDestinations('260105WBWAW74151DQD3', { language: 'en', may });
  expect(found.filter(({ path }) => path.startsWith('/orders'))).toEqual([]);
});

test('quotes and enquiries are told from orders by the beginning of their numbers', () => {
  const pathOf = (no: string) => findDestinations(no, everything)[0]?.path;
  expect(pathOf('qt260105ABCDEFGHJKMN')).toBe('/quotes/QT260105ABCDEFGHJKMN');
  expect(pathOf('Q260105ABCDEFGHJK')).toBe('/enquiries/Q260105ABCDEFGHJK');
});

test('what is no name of a screen is looked for in the lists that somebody may read', () => {
  const may = (permission: string | undefined) =>
    permission === 'orders.read' || permission === 'catalogue.read';
  const found = findDestinations(' SIM-M2M-10 ', { language: 'en', may });
  expect(found.map(({ label, path, search }) => [label, path, search])).toEqual([
    ['Find “SIM-M2M-10” in: Orders', '/orders', { q: 'SIM-M2M-10' }],
    ['Find “SIM-M2M-10” in: Catalogue', '/catalogue', { q: 'SIM-M2M-10' }],
  ]);
  expect(findDestinations('x', { language: 'en', may })).toEqual([]);
  const [own] = findDestinations('采购部', { language: 'zh', may });
  expect(own?.label).toBe('在“订单”中查找“采购部”');
});

test('a telephone number or one of a parcel is no order, and is looked for among them', () => {
  const first = (typed: string) => findDestinations(typed, everything)[0];
  expect(first('13800138000')).toMatchObject({ path: '/orders', search: { q: '13800138000' } });
  expect(first('SF1234567890123')).toMatchObject({ search: { q: 'SF1234567890123' } });
});

test('whose mail address was typed is looked for among the customers first', () => {
  const paths = findDestinations('buyer@example.com', everything).map(({ path }) => path);
  expect(paths).toEqual(['/customers', '/orders', '/quotes', '/catalogue', '/contents']);
});

test('a number that may be another thing’s is looked for, too', () => {
  const [record, search] = findDestinations('260105WBWAW74151DQD3', everything);
  expect(record?.search).toBeUndefined();
  expect(search?.search).toEqual({ q: '260105WBWAW74151DQD3' });
});

test('only screens that somebody may open are found', () => {
  const may = (permission: string | undefined) => permission !== 'refunds.read';
  const found = findDestinations('refund', { language: 'en', may });
  expect(found.filter(({ path }) => path === '/refunds')).toEqual([]);
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
  const namesOf = (found: readonly { key: string }[]) => found.map(({ key }) => key);
  expect(namesOf(findDestinations('other', { ...everything, views }))).not.toContain('v1');
  const may = (permission: string | undefined) => permission !== 'orders.read';
  expect(namesOf(findDestinations('late', { language: 'en', may, views }))).not.toContain('v1');
});

test('every list that a view can be of is a screen', () => {
  const paths = new Set<string>(screens.map(({ path }) => path));
  expect(viewPaths.filter((path) => !paths.has(path))).toEqual([]);
});
