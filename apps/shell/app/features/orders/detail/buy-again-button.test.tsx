// @vitest-environment happy-dom
import { addToCart } from '@uid/contract/cart';
import { act } from 'react';
import { expect, test, vi } from 'vitest';

import { fakeAnswers } from '../testing/fake-answers.ts';
import { press, showPage } from '../testing/show-page.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';

const { answer } = fakeAnswers();
const line = {
  sku: 'A',
  itemId: 'a',
  name: 'A',
  variantName: 'One',
  drawing: 'sim',
  unit: 'card',
  delivery: 'shipped',
  quantity: 1,
  priceFen: 100,
  lineFen: 100,
} as const;

test('a page that the browser brings back from its memory can be pressed again', async () => {
  const left = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  answer(addToCart, { count: 1 });
  const page = showPage(<BuyAgainButton lines={[line]} />, '/en/order');
  press(page.querySelector('button'));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(left).toHaveBeenCalledWith('/en/cart');
  });
  // The button stays busy until the page has gone.
  expect(page.querySelector('[aria-busy]')).not.toBeNull();
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(page.querySelector('[aria-busy]')).toBeNull();
});

test('pressed again it tries what was refused, and puts nothing in the cart a second time', async () => {
  const left = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const sent: string[] = [];
  let isAway = true;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { sku } = JSON.parse(body as string) as { sku: string };
    sent.push(sku);
    if (isAway && sku === 'B') throw new TypeError('Failed to fetch');
    return Response.json({
      code: 200,
      message: 'OK',
      result: { quantity: 1, count: 1 },
      success: true,
    });
  });
  const page = showPage(<BuyAgainButton lines={[line, { ...line, sku: 'B' }]} />, '/en/order');
  const pressUntil = async (check: () => void) => {
    press(page.querySelector('button'));
    await vi.waitFor(async () => {
      await act(async () => undefined);
      check();
    });
  };
  await pressUntil(() => expect(page.querySelectorAll('[role=alert] li')).toHaveLength(1));
  expect(left).not.toHaveBeenCalled();
  isAway = false;
  await pressUntil(() => expect(left).toHaveBeenCalledWith('/en/cart'));
  expect(sent).toEqual(['A', 'B', 'B']);
});
