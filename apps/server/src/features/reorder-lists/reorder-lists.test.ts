import { addToCart } from '@uid/contract/cart';
import { deleteAccount } from '@uid/contract/personal-data';
import * as contract from '@uid/contract/reorder-lists';
import { expect, test } from 'vitest';

import { setPrice, setStock, withdraw } from '../../testing/shop/change-catalogue.ts';
import { buildSession, openShop } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';

const language = 'en';

type Lines = { sku: string; quantity: number }[];
interface Wanted {
  id?: string;
  revision?: number;
  name?: string;
  lines?: Lines;
}

const two: Lines = [
  { sku: 'LICENCE', quantity: 1 },
  { sku: 'CARD-A', quantity: 2 },
];

function save(
  shop: TestShop,
  { token }: Buyer,
  { name = 'Monthly', lines = two, ...at }: Wanted = {},
) {
  return shop.call(contract.saveReorderList, { language, name, lines, ...at }, { token });
}

async function listsOf(shop: TestShop, { token }: Buyer) {
  return (await shop.call(contract.listReorderLists, { language }, { token })).result.lists;
}

function read(shop: TestShop, { token }: Buyer, id: string) {
  return shop.call(contract.getReorderList, { language, id }, { token });
}

test('a list keeps its items in their order, is listed, and is read at today’s prices', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  expect(await listsOf(shop, buyer)).toEqual([]);
  const { status, result } = await save(shop, buyer);
  expect(status).toBe(200);
  expect(result).toMatchObject({
    name: 'Monthly',
    revision: 0,
    lines: [
      { sku: 'LICENCE', quantity: 1, name: 'Licence' },
      {
        sku: 'CARD-A',
        quantity: 2,
        name: 'Card',
        variantName: 'A',
        priceFen: 6_800,
        lineFen: 13_600,
      },
    ],
  });
  expect(result.lines.some((line) => 'keptPriceFen' in line || 'problem' in line)).toBe(false);
  expect((await read(shop, buyer, result.id)).result).toEqual(result);
  shop.clock.now += 1;
  await save(shop, buyer, { name: 'Rare', lines: [] });
  expect(await listsOf(shop, buyer)).toMatchObject([
    { name: 'Rare', lines: 0, pieces: 0 },
    { id: result.id, name: 'Monthly', lines: 2, pieces: 3 },
  ]);
});

test('an item of any price that the shop may ask can be kept', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await setPrice(shop, 'LICENCE', 10_000_000_000);
  const { status, result } = await save(shop, buyer);
  expect([status, result.lines?.[0]?.priceFen]).toEqual([200, 10_000_000_000]);
});

test('it says what is no longer sold, short of stock, too many for a cart, or of another price', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const lines = ['CARD-A', 'CARD-B', 'CARD-C', 'LICENCE'].map((sku) => ({ sku, quantity: 3 }));
  const { result } = await save(shop, buyer, { lines });
  await setPrice(shop, 'CARD-A', 7_000);
  await setStock(shop, 'CARD-B', 2);
  await withdraw(shop, 'LICENCE');
  // The content of the cart matters when the list is added to it, not when the list is read.
  await shop.call(addToCart, { language, sku: 'CARD-A', quantity: 12 }, buyer);
  const { result: now } = await read(shop, buyer, result.id);
  expect(now.lines).toMatchObject([
    { sku: 'CARD-A', priceFen: 7_000, keptPriceFen: 6_800 },
    { sku: 'CARD-B', problem: 'short', addable: 2 },
    { sku: 'CARD-C', problem: 'short', addable: 0 },
    { sku: 'LICENCE', problem: 'withdrawn' },
  ]);
  expect(now.goodsFen).toBe(21_000);
  const many = await save(shop, buyer, { name: 'Many', lines: [{ sku: 'CARD-A', quantity: 40 }] });
  expect(many.result.lines).toMatchObject([{ quantity: 40, problem: 'limit', addable: 12 }]);
});

test('a name, quantities and lines are changed; what stays as it was keeps the price it was kept at', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { result } = await save(shop, buyer);
  const { id } = result;
  await setPrice(shop, 'CARD-A', 7_000);
  const renamed = await save(shop, buyer, { id, revision: 0, name: ' Yearly ' });
  expect(renamed.result).toMatchObject({ name: 'Yearly', revision: 1 });
  expect(renamed.result.lines[1]).toMatchObject({ keptPriceFen: 6_800 });
  const lines = [{ sku: 'CARD-A', quantity: 5 }];
  const changed = await save(shop, buyer, { id, revision: 1, name: 'Yearly', lines });
  expect(changed.result.lines).toMatchObject([{ sku: 'CARD-A', quantity: 5, priceFen: 7_000 }]);
  expect(changed.result.lines[0]).not.toHaveProperty('keptPriceFen');
  expect(await listsOf(shop, buyer)).toHaveLength(1);
});

test('of two who change a list at once the second is told, and nothing of it is lost', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { id } = (await save(shop, buyer)).result;
  await save(shop, buyer, { id, revision: 0, name: 'First' });
  const late = await save(shop, buyer, { id, revision: 0, name: 'Second', lines: [] });
  expect([late.status, late.result.error]).toEqual([409, 'REORDER_LIST_CHANGED']);
  expect((await read(shop, buyer, id)).result).toMatchObject({ name: 'First', lines: two });
});

test('a change whose answer was lost is sent again, and is no change of somebody else', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { id, revision } = (await save(shop, buyer)).result;
  const change = { id, revision, name: 'Weekly', lines: [{ sku: 'CARD-A', quantity: 5 }] };
  const first = await save(shop, buyer, change);
  const again = await save(shop, buyer, change);
  expect([again.status, again.result]).toEqual([200, first.result]);
  const other = await save(shop, buyer, { ...change, name: 'Daily' });
  expect([other.status, other.result.error]).toEqual([409, 'REORDER_LIST_CHANGED']);
});

test('the same list twice is kept once; another one needs another name', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const [first, again] = [await save(shop, buyer), await save(shop, buyer)];
  expect(again.result.id).toBe(first.result.id);
  const taken = await save(shop, buyer, { lines: [{ sku: 'CARD-A', quantity: 1 }] });
  expect([taken.status, taken.result.error]).toEqual([409, 'REORDER_LIST_NAME']);
  const other = (await save(shop, buyer, { name: 'Other' })).result;
  const { id, revision } = other;
  expect((await save(shop, buyer, { id, revision, name: 'Monthly' })).status).toBe(409);
  expect((await save(shop, buyer, { id, revision, name: 'Other' })).status).toBe(200);
});

test('of two lists that are given one name at once, one is refused', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C', 'D']) ids.push((await save(shop, buyer, { name })).result.id);
  const renamed = ids.map((id) => save(shop, buyer, { id, revision: 0, name: 'Same' }));
  const kept = save(shop, buyer, { name: 'Same', lines: [] });
  const answers = await Promise.all([...renamed, kept]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409,
  ]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ result }) => result.error))).toEqual(
    new Set(['REORDER_LIST_NAME']),
  );
  const names = (await listsOf(shop, buyer)).map(({ name }) => name);
  expect(names.filter((name) => name === 'Same')).toHaveLength(1);
  // Names need to be unique only within an account.
  expect((await save(shop, await buildSession(shop), { name: 'Same' })).status).toBe(200);
});

test('an account keeps 20 lists, and others are not counted', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const saved = Array.from({ length: contract.maxReorderLists }, (_, index) =>
    save(shop, buyer, { name: `List ${index}`, lines: [] }),
  );
  const statuses = (await Promise.all(saved)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const full = await save(shop, buyer);
  expect([full.status, full.result.error]).toEqual([409, 'REORDER_LIST_LIMIT']);
  expect((await save(shop, await buildSession(shop))).status).toBe(200);
});

test.each([
  ['no name', { name: ' ' }, 400],
  ['a name that is too long', { name: 'x'.repeat(contract.maxReorderName + 1) }, 400],
  ['no pieces', { lines: [{ sku: 'CARD-A', quantity: 0 }] }, 400],
  ['more pieces than a list holds', { lines: [{ sku: 'CARD-A', quantity: 10_000 }] }, 400],
  ['a part of a piece', { lines: [{ sku: 'CARD-A', quantity: 1.5 }] }, 400],
  [
    'more lines than a list holds',
    {
      lines: Array.from({ length: contract.maxReorderLines + 1 }, (_, n) => ({
        sku: `${n}`,
        quantity: 1,
      })),
    },
    400,
  ],
  ['what nobody sells', { lines: [{ sku: 'NO-SUCH', quantity: 1 }] }, 404],
  ['a list that is not there', { id: 'none', revision: 0 }, 404],
])('refuses %s, and keeps nothing', async (_name, wanted: Wanted, expected) => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  expect((await save(shop, buyer, wanted)).status).toBe(expected);
  expect(await listsOf(shop, buyer)).toEqual([]);
});

test('a name with half of a pair of characters, which no database holds, is refused each time', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  for (const attempt of [1, 2]) {
    const { status, result } = await save(shop, buyer, { name: 'Phones \ud83d' });
    expect([attempt, status, Object.keys(result.fields ?? {})]).toEqual([attempt, 400, ['name']]);
  }
  expect((await save(shop, buyer, { name: 'Phones \u{1f4f1}' })).status).toBe(200);
});

test('the same SKU twice is one line', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { result } = await save(shop, buyer, { lines: [...two, { sku: 'LICENCE', quantity: 3 }] });
  expect(result.lines).toMatchObject([
    { sku: 'LICENCE', quantity: 4 },
    { sku: 'CARD-A', quantity: 2 },
  ]);
  // The sum is limited to the maximum of a line.
  const max = { sku: 'LICENCE', quantity: contract.maxReorderQuantity };
  const many = await save(shop, buyer, { name: 'Many', lines: [max, max] });
  expect(many.result.lines).toMatchObject([max]);
});

test('nobody else reads, changes or removes a list, and its owner removes it', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const other = await buildSession(shop);
  const { id } = (await save(shop, buyer)).result;
  const remove = ({ token }: Buyer) =>
    shop.call(contract.removeReorderList, { language, id }, { token });
  expect((await read(shop, other, id)).status).toBe(404);
  expect((await save(shop, other, { id, revision: 0, name: 'Taken' })).status).toBe(404);
  expect(await listsOf(shop, buyer)).toMatchObject([{ id, name: 'Monthly' }]);
  expect((await remove(other)).status).toBe(404);
  expect(await listsOf(shop, other)).toEqual([]);
  for (const endpoint of [contract.getReorderList, contract.removeReorderList])
    expect((await shop.call(endpoint, { language, id })).status).toBe(401);
  expect((await shop.call(contract.listReorderLists, { language })).status).toBe(401);
  expect((await read(shop, buyer, id)).status).toBe(200);
  expect((await remove(buyer)).result.lists).toEqual([]);
  expect((await remove(buyer)).status).toBe(404);
});

test('lists go with the account, and no one else’s', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const other = await buildSession(shop);
  for (const each of [buyer, other]) await save(shop, each);
  const { handle } = shop.deps.database;
  const session = handle.updateTable('sessions').where('accountId', '=', buyer.accountId);
  await session.set({ steppedUpAt: shop.clock.now }).execute();
  const account = handle.selectFrom('accounts').select('email').where('id', '=', buyer.accountId);
  const { email } = await account.executeTakeFirstOrThrow();
  expect((await shop.call(deleteAccount, { email: email ?? undefined }, buyer)).status).toBe(200);
  const lists = await handle.selectFrom('reorderLists').select('accountId').execute();
  expect(lists).toEqual([{ accountId: other.accountId }]);
  const lines = await handle.selectFrom('reorderListLines').select('sku').execute();
  expect(lines).toHaveLength(2);
});
