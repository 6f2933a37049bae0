// @vitest-environment happy-dom
import type { Cart } from '@uid/contract/cart';
import { createBrowserStorage } from '@uid/contract/storage';
import { afterEach, expect, test, vi } from 'vitest';

import { showPage } from '../orders/testing/show-page.tsx';
import { totalsOf } from '../orders/testing/sample-lines.ts';
import { CartView } from './cart-view.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a cart that can’t be read says why in the request layer’s own words', async () => {
  createBrowserStorage(localStorage).set('token', 'abc');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const guestCart: Cart = { lines: [], saved: [], count: 0, totals: totalsOf(0, 0) };
  const page = showPage(
    <CartView guestCart={guestCart} formFailure={undefined} formRemoved={undefined} />,
  );
  const alert = () => page.querySelector('[role=alert]')?.textContent;
  await vi.waitFor(() => expect(alert()).toContain('None response! Please retry.'));
  expect(alert()).toContain('Nothing in it is lost.');
});
