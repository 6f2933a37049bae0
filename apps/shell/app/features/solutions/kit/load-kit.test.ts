import type { Item } from '@uid/contract/catalogue';
import { getItem } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import { expect, test } from 'vitest';

import { loadKit, pieceOf } from './load-kit.ts';

const variant = (sku: string, priceFen: number, available: number) => ({
  sku,
  name: sku,
  priceFen,
  tiers: [],
  available,
  leadDays: 1,
});
const item = (product: string, variants: Item['variants']) =>
  ({ id: `${product}-item`, product, name: product, unit: 'piece', variants }) as Item;

test('takes the model that costs least of those that are there', () => {
  const offered = item('sim', [variant('A', 900, 0), variant('B', 2000, 4), variant('C', 1200, 9)]);
  expect(pieceOf(offered)).toMatchObject({ sku: 'C', priceFen: 1200 });
});

test('leaves out what is sold out', () => {
  expect(pieceOf(item('sim', [variant('A', 900, 0)]))).toBeUndefined();
});

function mallOf(items: Item[]): Call {
  return ((endpoint: unknown, { id, product }: { id?: string; product?: string }) =>
    Promise.resolve(
      endpoint === getItem
        ? items.find((each) => each.id === id)
        : { items: items.filter((each) => each.product === product) },
    )) as unknown as Call;
}

test('takes one piece of every product in the bill that the mall sells', async () => {
  const call = mallOf([item('sim', [variant('S', 10, 1)]), item('gateway', [variant('G', 20, 1)])]);
  const kit = await loadKit(['gateway', 'sim', 'gateway', 'service'], { call, language: 'en' });
  expect(kit.map(({ sku }) => sku)).toEqual(['G', 'S']);
});
