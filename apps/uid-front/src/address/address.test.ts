// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { createAddress, placeOf } from './address.ts';

function openAt(address: string): void {
  history.replaceState(null, '', address);
}

test('reads what lies below its basename, with the query', () => {
  openAt('/en/uid-front/login?return=%2Forder#content');
  const address = createAddress({ basename: '/en/uid-front' });
  expect(address.read()).toBe('/login?return=%2Forder');
  expect(address.hrefOf('/register')).toBe('/en/uid-front/register');
});

test('reads the fragment where its basename ends in one', () => {
  openAt('/child/uid-front/?lang=en#/register?return=%2Forder');
  const address = createAddress({ basename: '/child/uid-front/?lang=en#' });
  expect(address.read()).toBe('/register?return=%2Forder');
  address.go('/login');
  expect(location.href).toContain('/child/uid-front/?lang=en#/login');
});

test('keeps its last page when the address is no longer its own', () => {
  openAt('/uid-front/register');
  const address = createAddress({ basename: '/uid-front' });
  expect(address.read()).toBe('/register');
  openAt('/uid-frontier/login');
  expect(address.read()).toBe('/register');
  openAt('/cart');
  expect(address.read()).toBe('/register');
});

test('going to the page that is open adds no step back', () => {
  openAt('/uid-front/security');
  const address = createAddress({ basename: '/uid-front' });
  const { length } = history;
  for (const _ of [1, 2, 3]) address.go('/login?return=%2Forder');
  expect(history.length).toBe(length + 1);
  expect(address.read()).toBe('/login?return=%2Forder');
});

test('tells its listeners and the host of each move, and of the browser’s back button', () => {
  openAt('/uid-front/login');
  const onNavigate = vi.fn<(path: string) => void>();
  const onChange = vi.fn<() => void>();
  const address = createAddress({ basename: '/uid-front', onNavigate });
  const stop = address.subscribe(onChange);
  address.go('/register');
  expect(onNavigate.mock.calls).toEqual([['/uid-front/register']]);
  dispatchEvent(new Event('popstate'));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  address.go('/login');
  dispatchEvent(new Event('popstate'));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([
  ['', '/login', ''],
  ['/', '/login', ''],
  ['?return=%2Fcart', '/login', 'return=%2Fcart'],
  ['/register/', '/register', ''],
  ['/login?a=1?2', '/login', 'a=1%3F2'],
])('%s is the page %s', (below, path, query) => {
  const place = placeOf(below);
  expect([place.path, place.query.toString()]).toEqual([path, query]);
});
