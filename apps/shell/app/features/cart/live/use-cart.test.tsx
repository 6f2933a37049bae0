// @vitest-environment happy-dom
import { addToCart, getCart, setCartLine } from '@uid/contract/cart';
import type { Cart } from '@uid/contract/cart';
import { storagePrefix } from '@uid/contract/constants';
import type { Endpoint } from '@uid/contract/endpoint';
import { errorKinds } from '@uid/contract/errors';
import { createBrowserStorage, storageKey } from '@uid/contract/storage';
import { act, useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { fakeAnswers } from '../../orders/testing/fake-answers.ts';
import { cartLine, totalsOf } from '../../orders/testing/sample-lines.ts';
import { showPage } from '../../orders/testing/show-page.tsx';
import { useCart } from './use-cart.ts';
import type { LiveCart } from './use-cart.ts';

function cartOf(quantity: number, deliveryFen = 1_200): Cart {
  const line = cartLine({ quantity, lineFen: quantity * 6_800 });
  const totals = totalsOf(line.lineFen, deliveryFen);
  return { lines: [line], saved: [], count: quantity, totals };
}

const { answer, refuse, fallSilent, askedOf } = fakeAnswers();
const timesAsked = (endpoint: Endpoint) => askedOf(endpoint).length;

let live: LiveCart;
function Shown() {
  const shown = useCart(cartOf(1));
  useEffect(() => {
    live = shown;
  });
  return null;
}

/** Waits until the page shows what is expected, with all answers processed. */
async function until(check: () => void): Promise<void> {
  await vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });
}

async function open(known = cartOf(2)): Promise<void> {
  answer(getCart, known);
  showPage(<Shown />);
  await until(() => expect(live.cart).toEqual(known));
}

const change = (next: Parameters<LiveCart['change']>[0]) => act(() => live.change(next));
const three = { kind: 'quantity', sku: 'CARD-A', quantity: 3 } as const;

test('a change is seen at once and is then what the server says; page and other tabs hear of it', async () => {
  await open();
  const other = new BroadcastChannel(`${storagePrefix}:cart`);
  const heard = vi.fn<() => void>();
  other.addEventListener('message', heard);
  onTestFinished(() => other.close());
  answer(setCartLine, cartOf(3, 0));
  change(three);
  expect(live.cart?.totals.totalFen).toBe(3 * 6_800 + 1_200);
  expect(live.isChanging).toBe(true);
  await until(() => expect(live.cart).toEqual(cartOf(3, 0)));
  expect(live.isChanging).toBe(false);
  expect(localStorage.getItem(storageKey('cartCount'))).toBe('3');
  await until(() => expect(heard).toHaveBeenCalledTimes(1));
});

test('a refused change is taken back, with the reason until the next one, and the cart is read anew', async () => {
  await open();
  answer(getCart, cartOf(1));
  refuse(setCartLine, 'OUT_OF_STOCK');
  change(three);
  await until(() => expect(live.cart).toEqual(cartOf(1)));
  const message = errorKinds.OUT_OF_STOCK.text.en;
  expect(live.failure).toEqual({ sku: 'CARD-A', message });
  answer(setCartLine, cartOf(3));
  change(three);
  expect(live.failure).toBeUndefined();
  await until(() => expect(live.isChanging).toBe(false));
});

test('a change without an answer says what that means for the cart; a cart that was read stays', async () => {
  await open();
  fallSilent();
  change(three);
  await until(() => expect(live.failure?.message).toMatch(/retry\. There was no answer/));
  await until(() => expect(timesAsked(getCart)).toBe(2));
  expect(live.cart).toEqual(cartOf(2));
  expect(live.loadError).toBeUndefined();
});

test('a removed line comes back as it was, unless it is no longer sold', async () => {
  await open();
  answer(addToCart, {});
  answer(setCartLine, cartOf(2));
  const line = cartLine({ isSelected: false });
  change({ kind: 'return', sku: line.sku, line, isSaved: true });
  await until(() => expect(timesAsked(setCartLine)).toBe(1));
  expect(askedOf(addToCart)).toMatchObject([{ body: { sku: 'CARD-A', quantity: 2 } }]);
  const kept = { sku: 'CARD-A', isSelected: false, isSaved: true };
  expect(askedOf(setCartLine)).toMatchObject([{ body: kept }]);
  refuse(addToCart, 'NOT_FOUND');
  change({ kind: 'return', sku: line.sku, line });
  await until(() => expect(live.failure?.message).toContain('no longer sold'));
  refuse(setCartLine, 'NOT_FOUND');
  change(three);
  await until(() => expect(live.failure?.message).toBe(errorKinds.NOT_FOUND.text.en));
});

test('of a session nothing is shown before its own cart is there', async () => {
  createBrowserStorage(localStorage).set('token', 'abc');
  showPage(<Shown />);
  expect(live.cart).toBeUndefined();
  await until(() => expect(live.loadError).toBeDefined());
});

test('a guest sees the cart that came with the page', async () => {
  showPage(<Shown />);
  await until(() => expect(live.loadError).toBeDefined());
  expect(live.cart).toEqual(cartOf(1));
});

test('the cart is read anew when another tab has changed it, and not for a count that it has', async () => {
  await open();
  const tell = (count: number) => {
    localStorage.setItem(storageKey('cartCount'), `${count}`);
    dispatchEvent(new StorageEvent('storage', { key: storageKey('cartCount') }));
  };
  answer(getCart, cartOf(5));
  tell(5);
  await until(() => expect(live.cart).toEqual(cartOf(5)));
  tell(5);
  const other = new BroadcastChannel(`${storagePrefix}:cart`);
  onTestFinished(() => other.close());
  answer(getCart, cartOf(4));
  // A channel takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  other.postMessage('changed');
  await until(() => expect(live.cart).toEqual(cartOf(4)));
  // A count that the tab already had caused no request.
  expect(timesAsked(getCart)).toBe(3);
});
