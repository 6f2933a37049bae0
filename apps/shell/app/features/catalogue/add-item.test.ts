import { ClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import { expect, test, vi } from 'vitest';

import { addItem } from './add-item.ts';
import type { AddFailure } from './add-item.ts';

type Send = (endpoint: unknown, input: unknown) => Promise<unknown>;

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

async function add(values: Record<string, string>, call: unknown = vi.fn<Send>()) {
  return addItem(formOf(values), { call: call as Call, language: 'en', item: 'sim-card' });
}

function locationOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('location') : null;
}

test('adds what the form names and leads to the cart', async () => {
  const call = vi.fn<Send>();
  const answer = await add({ sku: 'SIM-3FF-10', quantity: '3' }, call);
  expect(call.mock.calls[0]?.[1]).toEqual({ language: 'en', sku: 'SIM-3FF-10', quantity: 3 });
  expect(locationOf(answer)).toBe('/en/cart');
});

test('what is bought now is added, and leads straight to the order', async () => {
  const call = vi.fn<Send>();
  const answer = await add({ sku: 'SIM-3FF-10', quantity: '3', buy: 'now' }, call);
  expect(call).toHaveBeenCalledOnce();
  expect(locationOf(answer)).toBe('/en/confirm-order');
});

test.each(['0', '-1', '13', '1.5', '1e3', '9007199254740992', '🙂', ''])(
  'refuses the quantity “%s” and calls nothing',
  async (quantity) => {
    const call = vi.fn<Send>();
    const answer = (await add({ sku: 'SIM-3FF-10', quantity }, call)) as {
      data: AddFailure;
      init: ResponseInit;
    };
    expect(answer.init.status).toBe(400);
    expect(answer.data.message).not.toBe('');
    expect(answer.data.quantity).toBe(quantity);
    expect(call).not.toHaveBeenCalled();
  },
);

test("shows the server's refusal in its own words", async () => {
  const refuse = () => Promise.reject(new ClientError('business', 'At most 12 of one item'));
  const answer = (await add({ sku: 'SIM-3FF-10', quantity: '2' }, refuse)) as { data: AddFailure };
  expect(answer.data).toMatchObject({ message: 'At most 12 of one item', quantity: '2' });
});

test('of too few in stock, says how many there are', async () => {
  const result = { error: 'OUT_OF_STOCK', requestId: 'r', details: { available: 5 } } as const;
  const refuse = () => Promise.reject(new ClientError('business', 'Not enough', { result }));
  const answer = (await add({ sku: 'SSIM-512', quantity: '9' }, refuse)) as { data: AddFailure };
  expect(answer.data.message).toContain('Only 5 in stock');
});

test('the stepper keeps model and quantity in the address, within the limit', async () => {
  const up = await add({ sku: 'SIM-3FF-10', quantity: '12', step: '1' });
  expect(locationOf(up)).toBe('/en/mall?item=sim-card&sku=SIM-3FF-10&quantity=12#buy');
  const down = await add({ sku: 'SIM-3FF-10', quantity: 'abc', step: '-1' });
  expect(locationOf(down)).toContain('quantity=1#buy');
});

test('a price step takes its quantity, and the price is shown anew, in the address', async () => {
  const call = vi.fn<Send>();
  const taken = await add({ sku: 'SIM-3FF-10', quantity: '2', take: '5' }, call);
  expect(locationOf(taken)).toBe('/en/mall?item=sim-card&sku=SIM-3FF-10&quantity=5#buy');
  const shown = await add({ sku: 'SIM-M2M-10', quantity: '7', step: 'show' }, call);
  expect(locationOf(shown)).toBe('/en/mall?item=sim-card&sku=SIM-M2M-10&quantity=7#buy');
  expect(call).not.toHaveBeenCalled();
});
