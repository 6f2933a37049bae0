import type { Item } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import { expect, test, vi } from 'vitest';

import { chosenQuantity, chosenSku, priceChosen } from './price-chosen.ts';

function variant(sku: string, available: number) {
  return { sku, name: sku, priceFen: 100, tiers: [], available, leadDays: 1 };
}

const item = { variants: [variant('A', 0), variant('B', 3), variant('C', 9)] } as unknown as Item;

test('the model in the address is chosen while there is stock of it, else the first there is', () => {
  expect(chosenSku(item, { sku: 'C', quantity: '' })).toBe('C');
  expect(chosenSku(item, { sku: 'A', quantity: '' })).toBe('B');
  expect(chosenSku(item, { sku: 'nothing', quantity: '' })).toBe('B');
  const none = { ...item, variants: [variant('A', 0)] };
  expect(chosenSku(none, { sku: 'A', quantity: '' })).toBeUndefined();
});

test('any quantity in the address ends between one and the limit', () => {
  const quantities = ['', '0', '-3', '4', '13', '1e9', '🙂'];
  expect(quantities.map((quantity) => chosenQuantity({ sku: '', quantity }))).toEqual([
    1, 1, 1, 4, 12, 1, 1,
  ]);
});

test('where nothing can be bought nothing is priced', async () => {
  const call = vi.fn<() => Promise<unknown>>();
  const none = { ...item, variants: [variant('A', 0)] };
  const facts = { call: call as unknown as Call, language: 'en' } as const;
  expect(await priceChosen(none, { sku: 'A', quantity: '1' }, facts)).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
});
