// @vitest-environment happy-dom
import { removeFromCart } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import { createBrowserStorage } from '@uid/contract/storage';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { IslandFrame } from '../../islands/island-frame.tsx';
import { keepNothing } from '../../layout/testing/open-page.ts';
import { press, showPage } from '../orders/testing/show-page.tsx';
import { cartLine, totalsOf } from '../orders/testing/sample-lines.ts';
import { keepListTexts } from '../reorder-lists/keep-list-texts.ts';
import { CartView } from './cart-view.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Shows the page of a cart without the answer to a form. */
function showCart(guestCart: Cart): HTMLElement {
  return showPage(
    <CartView
      guestCart={guestCart}
      formFailure={undefined}
      formRemoved={undefined}
      formList={undefined}
    />,
  );
}

test('a guest’s cart that can’t be read anew stays, with the reason above it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const lines = [cartLine()];
  const guestCart: Cart = { lines, saved: [], count: 2, totals: totalsOf(13_600, 1_200) };
  const page = showCart(guestCart);
  const alert = () => page.querySelector('[role=alert]')?.textContent;
  await vi.waitFor(() => expect(alert()).toBe('None response! Please retry.'));
  expect(page.querySelector('#line-' + lines[0]?.sku)).not.toBeNull();
});

test('a cart that can’t be read says why in the request layer’s own words', async () => {
  createBrowserStorage(localStorage).set('token', 'abc');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const guestCart: Cart = { lines: [], saved: [], count: 0, totals: totalsOf(0, 0) };
  const page = showCart(guestCart);
  const alert = () => page.querySelector('[role=alert]')?.textContent;
  await vi.waitFor(() => expect(alert()).toContain('None response! Please retry.'));
  expect(alert()).toContain('Nothing in it is lost.');
});

test.each([
  ['guest', null],
  ['session', 'abc'],
])(
  'the empty cart of a %s speaks of logging in only to whoever may still do so',
  async (_, token) => {
    if (token) createBrowserStorage(localStorage).set('token', token);
    const none: Cart = { lines: [], saved: [], count: 0, totals: totalsOf(0, 0) };
    vi.stubGlobal('fetch', async () =>
      Response.json({ code: 200, message: 'OK', success: true, result: none }),
    );
    const page = showCart(none);
    await vi.waitFor(() => expect(page.textContent).toContain('Your cart is empty'));
    expect(page.textContent?.includes('Once you log in')).toBe(token === null);
  },
);

test('a guest has their cart in a browser that keeps nothing for this site', async () => {
  keepNothing();
  const cart: Cart = { lines: [cartLine()], saved: [], count: 2, totals: totalsOf(13_600, 1_200) };
  const asked = vi.fn<(path: string) => Promise<Response>>(async () =>
    Response.json({ code: 200, message: 'OK', success: true, result: cart }),
  );
  vi.stubGlobal('fetch', asked);
  const page = showPage(
    <IslandFrame location={{ pathname: '/en/cart', search: '' }}>
      <CartView
        guestCart={cart}
        formFailure={undefined}
        formRemoved={undefined}
        formList={undefined}
      />
    </IslandFrame>,
  );
  await act(() => vi.waitFor(() => expect(asked).toHaveBeenCalled()));
  expect(page.querySelector('[role=alert]')).toBeNull();
  expect(page.querySelector('#line-CARD-A')).not.toBeNull();
});

test('a removal that did not reach the server is not offered to be taken back: the line would be doubled', async () => {
  const lines = [cartLine()];
  const cart: Cart = { lines, saved: [], count: 2, totals: totalsOf(13_600, 1_200) };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith(removeFromCart.path)) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, message: 'OK', success: true, result: cart });
  });
  const page = showCart(cart);
  const undo = () => page.querySelector<HTMLElement>('[value=restore]');
  await vi.waitFor(() => expect(page.querySelector('#line-CARD-A')).not.toBeNull());
  const remove = page.querySelector<HTMLElement>('[value=remove]');
  remove?.focus();
  press(remove);
  expect(document.activeElement).toBe(undo());
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.textContent).toContain('Not changed:');
  });
  expect(undo()).toBeNull();
  expect(document.activeElement).toBe(page.querySelector('#line-CARD-A a'));
});

test('what stands below a session’s cart is shown when the cart has its height', async () => {
  createBrowserStorage(localStorage).set('token', 'abc');
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const none: Cart = { lines: [], saved: [], count: 0, totals: totalsOf(0, 0) };
  const page = showCart(none);
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
  // The list's script is loaded by itself: if the test ended earlier, the next file would get a half-loaded module.
  await vi.waitFor(() => expect(below?.textContent).toContain(keepListTexts.en.keep));
});

test('a number typed before the cart is alive stays and is saved', async () => {
  const asked = vi.fn<(body: unknown) => void>();
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'POST') asked(JSON.parse(body as string));
    return Promise.withResolvers().promise;
  });
  const lines = [cartLine()];
  const guestCart: Cart = { lines, saved: [], count: 2, totals: totalsOf(13_600, 1_200) };
  const island = (
    <IslandFrame location={{ pathname: '/en/cart', search: '' }}>
      <CartView
        guestCart={guestCart}
        formFailure={undefined}
        formRemoved={undefined}
        formList={undefined}
      />
    </IslandFrame>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(island);
  document.body.append(page);
  const field = page.querySelector<HTMLInputElement>('#quantity-CARD-A')!;
  field.value = '7';
  field.focus();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // React reports that it renders anew what arrives later; the report is not printed here.
  const root = await act(() => hydrateRoot(page, island, { onRecoverableError: () => {} }));
  onTestFinished(() => {
    act(() => root.unmount());
    page.remove();
  });
  expect(page.querySelector<HTMLInputElement>('#quantity-CARD-A')?.value).toBe('7');
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ sku: 'CARD-A', quantity: 7 }));
  expect(document.activeElement).toBe(field);
});
