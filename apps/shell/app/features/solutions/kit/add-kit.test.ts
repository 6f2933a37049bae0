import { ClientError } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import { expect, test, vi } from 'vitest';

import { addKit } from './add-kit.ts';
import type { KitFailure } from './add-kit.ts';

type Send = (endpoint: unknown, input: unknown) => Promise<unknown>;
interface Refused {
  data: KitFailure;
  init: ResponseInit;
}

async function add(pieces: [sku: string, quantity: string][], call: unknown = vi.fn<Send>()) {
  const form = new FormData();
  for (const [sku, quantity] of pieces) {
    form.append('sku', sku);
    form.append('quantity', quantity);
  }
  return addKit(form, { call: call as Call, language: 'en' });
}

test('adds all lines with one call and leads to the cart', async () => {
  const call = vi.fn<Send>();
  const answer = await add(
    [
      ['SIM', '3'],
      ['GATE', '0'],
      ['SDK', '1'],
    ],
    call,
  );
  const lines = [
    { sku: 'SIM', quantity: 3 },
    { sku: 'SDK', quantity: 1 },
  ];
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ language: 'en', lines }]);
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/en/cart');
});

test.each(['-1', '13', '1.5', '1e1', 'two', '99999999999999999999'])(
  'refuses the quantity “%s”, keeps what was typed and calls nothing',
  async (quantity) => {
    const call = vi.fn<Send>();
    const { data, init } = (await add(
      [
        ['SIM', quantity],
        ['SDK', '1'],
      ],
      call,
    )) as Refused;
    expect(init.status).toBe(400);
    expect(data.message).toContain('whole numbers from 0 to 12');
    expect(data.quantities).toEqual({ SIM: quantity, SDK: '1' });
    expect(call).not.toHaveBeenCalled();
  },
);

test('asks for a number when every line is zero or empty', async () => {
  const { data, init } = (await add([
    ['SIM', '0'],
    ['SDK', ''],
  ])) as Refused;
  expect([init.status, data.message]).toEqual([400, 'Enter a number for at least one of them.']);
});

test('names the piece that the server refuses', async () => {
  const result = { error: 'OUT_OF_STOCK', requestId: 'r', details: { sku: 'SDK' } } as const;
  const refuse = () => Promise.reject(new ClientError('business', 'Not enough', { result }));
  const { data, init } = (await add([['SDK', '2']], refuse)) as Refused;
  expect([init.status, data.message]).toEqual([409, 'SDK: Not enough']);
});
