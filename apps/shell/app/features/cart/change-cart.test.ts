import { addAllToCart, addToCart, getCart, removeFromCart, setCartLine } from '@uid/contract/cart';
import { ClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import { checkOrderList } from '@uid/contract/order-list';
import { expect, test, vi } from 'vitest';

import { notFound } from '../../load-page.ts';
import { changeCart } from './change-cart.ts';
import type { CartAnswer } from './change-cart.ts';

type Send = (endpoint: unknown, input: unknown) => Promise<unknown>;

async function post(values: Record<string, string>, call = vi.fn<Send>()) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ sku: 'A', ...values })) form.set(name, value);
  const answer = await changeCart(form, call as unknown as Call, { language: 'zh' });
  return { answer, call: call.mock.calls[0] };
}

function failureOf(answer: unknown) {
  const { data, init } = answer as { data: CartAnswer; init: ResponseInit };
  return { failure: data.failure, status: init.status };
}

test.each([
  [{ quantity: '4' }, setCartLine, { quantity: 4 }],
  [{ quantity: '4', step: '1' }, setCartLine, { quantity: 5 }],
  [{ quantity: '12', step: '1' }, setCartLine, { quantity: 12 }],
  [{ intent: 'deselect' }, setCartLine, { isSelected: false }],
  [{ intent: 'select' }, setCartLine, { isSelected: true }],
  [{ intent: 'remove' }, removeFromCart, {}],
  [{ intent: 'restore', quantity: '4' }, addToCart, { quantity: 4 }],
  [{ intent: 'save', quantity: '4' }, setCartLine, { isSaved: true }],
  [{ intent: 'unsave' }, setCartLine, { isSaved: false }],
])('the form %j makes one call and leads back to the cart', async (values, endpoint, change) => {
  const { answer, call } = await post(values);
  expect(call).toEqual([endpoint, { language: 'zh', sku: 'A', ...change }]);
  expect((answer as Response).status).toBe(303);
  expect((answer as Response).headers.get('location')).toBe('/cart');
});

test('after a removal the address says what to take back', async () => {
  const { answer } = await post({ intent: 'remove', item: 'card', quantity: '4' });
  const location = (answer as Response).headers.get('location');
  expect(location).toBe('/cart?removed=A&item=card&quantity=4');
});

test('all lines are selected at once', async () => {
  const answer = { lines: [{ sku: 'A' }, { sku: 'B' }] };
  const call = vi.fn<Send>(() => Promise.resolve(answer));
  await post({ intent: 'select-all' }, call);
  expect(call.mock.calls).toEqual([
    [getCart, { language: 'zh' }],
    [setCartLine, { language: 'zh', sku: 'A', isSelected: true }],
    [setCartLine, { language: 'zh', sku: 'B', isSelected: true }],
  ]);
});

test.each(['0', '13', '1.5', '1e3', '', '🙂'])('refuses the quantity “%s”', async (quantity) => {
  const { answer, call } = await post({ quantity });
  expect(call).toBeUndefined();
  expect(failureOf(answer).status).toBe(400);
  expect(failureOf(answer).failure?.message).toMatch(/./);
});

test('a line that is gone by now leads back to the cart as it stands', async () => {
  const { answer } = await post(
    { intent: 'remove' },
    vi.fn<Send>(() => Promise.reject(notFound())),
  );
  expect((answer as Response).headers.get('location')).toBe('/cart');
});

test('says at the line what the server refused', async () => {
  const refuse = vi.fn<Send>(() => Promise.reject(new ClientError('business', '库存不足。')));
  const { answer } = await post({ quantity: '3' }, refuse);
  expect(failureOf(answer).failure).toEqual({ sku: 'A', message: '库存不足。' });
});

test('a list that was only checked comes back with its lines ended as a page ends them', async () => {
  const check = vi.fn<Send>(() => Promise.resolve({ lines: [], goodsFen: 0 }));
  const { answer } = await post({ intent: 'check-list', list: 'A-1 1\r\nB-1 2' }, check);
  expect((answer as { data: CartAnswer }).data.list?.text).toBe('A-1 1\nB-1 2');
});

test('a list that was added leads to the cart that holds it', async () => {
  const line = { sku: 'A-1', quantity: 1 };
  const add = vi.fn<Send>(() => Promise.resolve({ lines: [line], goodsFen: 1, count: 1 }));
  const { answer } = await post({ intent: 'add-list', list: 'A-1 1' }, add);
  expect((answer as Response).headers.get('location')).toBe('/cart');
  expect(add.mock.calls.map(([endpoint]) => endpoint)).toEqual([checkOrderList, addAllToCart]);
});
