// @vitest-environment happy-dom
import { setCartLine } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

import { cartLine, totalsOf } from '../orders/testing/sample-lines.ts';
import { press, showPage } from '../orders/testing/show-page.tsx';
import { CartView } from './cart-view.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['goes on once the server has it', 200, ['http://localhost:3000/en/confirm-order']],
  ['stays where the server refuses it', 409, []],
])('who checks out while a change is on its way %s', async (_, code, addresses) => {
  const lines = [cartLine()];
  const cart: Cart = { lines, saved: [], count: 2, totals: totalsOf(13_600, 1_200) };
  const answer = Promise.withResolvers<Response>();
  const json = (status: number) =>
    Response.json({ code: status, message: 'm', success: status === 200, result: cart });
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith(setCartLine.path) ? answer.promise : json(200),
  );
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const none = { formFailure: undefined, formRemoved: undefined, formList: undefined };
  const page = showPage(<CartView guestCart={cart} {...none} />);
  await vi.waitFor(() => expect(page.querySelector('#line-CARD-A')).not.toBeNull());
  press(page.querySelector('[aria-label="One more"]'));
  const checkout = page.querySelector('a[href="/en/confirm-order"]');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void checkout?.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  expect(left).not.toHaveBeenCalled();
  answer.resolve(json(code));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(page.querySelector('[aria-busy=false]')).not.toBeNull();
  });
  expect(left.mock.calls.flat()).toEqual(addresses);
});
