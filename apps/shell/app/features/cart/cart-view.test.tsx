// @vitest-environment happy-dom
import type { Cart } from '@uid/contract/cart';
import { createBrowserStorage } from '@uid/contract/storage';
import { afterEach, expect, test, vi } from 'vitest';

import { showPage } from '../orders/testing/show-page.tsx';
import { cartLine, totalsOf } from '../orders/testing/sample-lines.ts';
import { keepListTexts } from '../reorder-lists/keep-list-texts.ts';
import { CartView } from './cart-view.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a guest’s cart that can’t be read anew stays, with the reason above it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const lines = [cartLine()];
  const guestCart: Cart = { lines, saved: [], count: 2, totals: totalsOf(13_600, 1_200) };
  const page = showPage(
    <CartView
      guestCart={guestCart}
      formFailure={undefined}
      formRemoved={undefined}
      formList={undefined}
    />,
  );
  const alert = () => page.querySelector('[role=alert]')?.textContent;
  await vi.waitFor(() => expect(alert()).toBe('None response! Please retry.'));
  expect(page.querySelector('#line-' + lines[0]?.sku)).not.toBeNull();
});

test('a cart that can’t be read says why in the request layer’s own words', async () => {
  createBrowserStorage(localStorage).set('token', 'abc');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const guestCart: Cart = { lines: [], saved: [], count: 0, totals: totalsOf(0, 0) };
  const page = showPage(
    <CartView
      guestCart={guestCart}
      formFailure={undefined}
      formRemoved={undefined}
      formList={undefined}
    />,
  );
  const alert = () => page.querySelector('[role=alert]')?.textContent;
  await vi.waitFor(() => expect(alert()).toContain('None response! Please retry.'));
  expect(alert()).toContain('Nothing in it is lost.');
});

test('what stands below a session’s cart is shown when the cart has its height', async () => {
  createBrowserStorage(localStorage).set('token', 'abc');
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const none: Cart = { lines: [], saved: [], count: 0, totals: totalsOf(0, 0) };
  const page = showPage(
    <CartView
      guestCart={none}
      formFailure={undefined}
      formRemoved={undefined}
      formList={undefined}
    />,
  );
  const below = page.querySelector<HTMLElement>('[data-print=no]');
  expect(below?.hidden).toBe(true);
  const cart: Cart = {
    lines: [cartLine()],
    saved: [],
    count: 2,
    totals: totalsOf(13_600, 1_200),
  };
  answer.resolve(Response.json({ code: 200, message: 'OK', success: true, result: cart }));
  await vi.waitFor(() => expect(page.querySelector('#line-' + cart.lines[0]?.sku)).not.toBeNull());
  expect(below?.hidden).toBe(false);
  // Its script comes by itself: a test that ended before would leave the next file half of a module.
  await vi.waitFor(() => expect(below?.textContent).toContain(keepListTexts.en.keep));
});
