import {
  chooseDefaultAddress,
  listAddresses,
  removeAddress,
  saveAddress,
} from '@uid/contract/addresses';
import type { InputOf } from '@uid/contract/endpoint';
import { expect, test } from 'vitest';

import { day } from '../../job.ts';
import { buildSession, openShop, testAddress } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';

const language = 'en';

type Change = Partial<InputOf<typeof saveAddress>['address']> & { id?: string };

async function save(shop: TestShop, { token }: Buyer, { id, ...change }: Change = {}) {
  const address = { ...testAddress, ...change };
  return shop.call(saveAddress, { language, address, ...(id && { id }) }, { token });
}

async function streets(shop: TestShop, { token }: Buyer): Promise<string[]> {
  const { result } = await shop.call(listAddresses, { language }, { token });
  return result.addresses.map(({ street }) => street);
}

test('the first address is the default until another is chosen, and the next takes over when it goes', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const first = await save(shop, buyer, { street: 'First' });
  const second = await save(shop, buyer, { street: 'Second' });
  expect(second.result.addresses.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  expect(await streets(shop, buyer)).toEqual(['First', 'Second']);
  const { id } = second.result;
  await shop.call(chooseDefaultAddress, { language, id }, { token: buyer.token });
  expect(await streets(shop, buyer)).toEqual(['Second', 'First']);
  const left = await shop.call(removeAddress, { language, id }, { token: buyer.token });
  expect(left.result.addresses).toMatchObject([{ id: first.result.id, isDefault: true }]);
});

test('the default that was chosen last is it, also after the clock was a day ahead', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const first = (await save(shop, buyer, { street: 'First' })).result;
  const second = (await save(shop, buyer, { street: 'Second' })).result;
  shop.clock.now += day;
  await shop.call(chooseDefaultAddress, { language, id: second.id }, buyer);
  shop.clock.now -= day;
  await shop.call(chooseDefaultAddress, { language, id: first.id }, buyer);
  expect(await streets(shop, buyer)).toEqual(['First', 'Second']);
});

test('an address is changed in place, and the same one is kept once', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { result } = await save(shop, buyer);
  const again = await save(shop, buyer);
  expect(again.result.id).toBe(result.id);
  await save(shop, buyer, { id: result.id, street: 'Moved' });
  expect(await streets(shop, buyer)).toEqual(['Moved']);
  await save(shop, buyer, { street: 'Moved', recipient: 'A colleague' });
  expect(await streets(shop, buyer)).toEqual(['Moved', 'Moved']);
});

test('the twenty-first address is refused, also when many are saved at once', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => save(shop, buyer, { street: `Street ${index}` })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ result }) => result.error)).toEqual(Array(4).fill('ADDRESS_LIMIT'));
  expect(await streets(shop, buyer)).toHaveLength(20);
});

test('A22: somebody else’s address is not found and stays as it is', async () => {
  await using shop = await openShop();
  const owner = await buildSession(shop);
  const stranger = await buildSession(shop);
  const { id } = (await save(shop, owner)).result;
  const { token } = stranger;
  const answers = [
    await save(shop, stranger, { id, street: 'Taken' }),
    await shop.call(removeAddress, { language, id }, { token }),
    await shop.call(chooseDefaultAddress, { language, id }, { token }),
  ];
  for (const { status, result } of answers)
    expect([status, result.error]).toEqual([404, 'NOT_FOUND']);
  expect(await streets(shop, stranger)).toEqual([]);
  expect(await streets(shop, owner)).toEqual([testAddress.street]);
});

test('a telephone number that is typed in wide digits is kept as it is dialled', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { status, result } = await save(shop, buyer, { phone: '＋８６　１３８００１３８０００' });
  expect([status, result.addresses?.[0]?.phone]).toEqual([200, '+86 13800138000']);
});

test('an address with a field missing or of the wrong shape is refused by field', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { status, result } = await save(shop, buyer, { phone: 'call me', city: ' ' });
  expect(status).toBe(400);
  expect(Object.keys(result.fields ?? {})).toEqual(['address.phone', 'address.city']);
  expect((await shop.call(listAddresses, { language })).status).toBe(401);
});
