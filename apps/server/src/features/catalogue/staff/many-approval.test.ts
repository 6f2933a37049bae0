import {
  decideApproval,
  listApprovalChanges,
  listApprovals,
  withdrawApproval,
} from '@uid/contract/approvals';
import { pricePieces } from '@uid/contract/catalogue';
import * as contract from '@uid/contract/staff-catalogue';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { stockOf } from '../../../testing/shop/change-catalogue.ts';
import { buildSession, openShop, orderOf } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';

const language = 'en';
const day = 24 * 60 * 60_000;

async function openDesk() {
  const shop = await openShop();
  const [first, second] = [await buildStaff(shop, ['shop']), await buildStaff(shop, ['shop'])];
  return { shop, first, second };
}

async function check(shop: TestShop, staff: Buyer, text: string) {
  const sent = { ...staff, file: text };
  const { result } = await shop.call(contract.checkCatalogueFile, { language }, sent);
  return { given: { language, seen: result.seen } as const, result, sent };
}

async function waiting(shop: TestShop, staff: Buyer) {
  return (await shop.call(listApprovals, { language }, staff)).result.approvals[0]!;
}

async function decide(shop: TestShop, staff: Buyer) {
  const { id, hash } = await waiting(shop, staff);
  const { status, result } = await shop.call(
    decideApproval,
    { language, id, hash, isApproved: true },
    staff,
  );
  return status === 200 ? result.state : result.error;
}

async function priceOf(shop: TestShop, sku: string, quantity = 1): Promise<number> {
  return (await shop.call(pricePieces, { language, sku, quantity })).result.priceFen;
}

const table = 'SKU,Price (¥),Stock counted,On sale\nCARD-A,40,990,\nCARD-B,390,,no\n';

test('a file with prices that take two is asked as a whole, read to the last cell, and done at once', async () => {
  const { shop, first, second } = await openDesk();
  await using _ = shop;
  const { given, result, sent } = await check(shop, first, table);
  expect(result).toMatchObject({ changed: 2, beyond: 1, problems: [] });
  const alone = await shop.call(contract.applyCatalogueFile, given, sent);
  expect([alone.status, alone.result.error]).toEqual([409, 'NEEDS_SECOND_PERSON']);
  const asked = await shop.call(contract.askCatalogueFile, given, sent);
  expect(asked.result.waitsFor).toBeDefined();
  const again = await shop.call(contract.askCatalogueFile, given, sent);
  expect(again.result.error).toBe('APPROVAL_WAITS');
  const { id, kind, facts, changes } = await waiting(shop, second);
  expect([kind, changes]).toEqual(['catalogue-changes', 4]);
  expect(facts.map(({ text }) => text)).toEqual(['2', '1']);
  const read = await shop.call(listApprovalChanges, { language, id }, second);
  expect(read.result).toEqual({
    changes: [
      { line: 2, sku: 'CARD-A', column: 'Price (¥)', before: '68.00', after: '40.00' },
      { line: 2, sku: 'CARD-A', column: 'Stock counted', before: '1000', after: '990' },
      { line: 3, sku: 'CARD-B', column: 'Price (¥)', before: '388.00', after: '390.00' },
      { line: 3, sku: 'CARD-B', column: 'On sale', before: 'yes', after: 'no' },
    ],
    conflicts: [],
    conflictCount: 0,
  });
  expect(await priceOf(shop, 'CARD-A')).toBe(6_800);
  expect(await decide(shop, first)).toBe('SECOND_PERSON');
  expect(await decide(shop, second)).toBe('approved');
  expect([await priceOf(shop, 'CARD-A'), await stockOf(shop, 'CARD-A')]).toEqual([4_000, 990]);
  expect((await check(shop, first, table)).result.changed).toBe(0);
  const { result: item } = await shop.call(contract.getStaffItem, { language, id: 'card' }, first);
  const { priceChanges } = item.variants.find(({ sku }) => sku === 'CARD-A')!;
  expect(priceChanges[0]?.person).toMatchObject({ id: first.accountId });
});

test('a sale changes nothing of what was asked; a price that somebody changed meanwhile ends all of it', async () => {
  const { shop, first, second } = await openDesk();
  await using _ = shop;
  const ask = async () => {
    const { given, sent } = await check(shop, first, table);
    await shop.call(contract.askCatalogueFile, given, sent);
  };
  await ask();
  await orderOf(shop, await buildSession(shop), { 'CARD-A': 3 });
  const edit = { language, rows: [{ sku: 'CARD-B', revision: 1 }], pricePercent: 1 } as const;
  const { result: item } = await shop.call(contract.getStaffItem, { language, id: 'card' }, first);
  const { revision } = item.variants.find(({ sku }) => sku === 'CARD-B')!;
  await shop.call(contract.editVariants, { ...edit, rows: [{ sku: 'CARD-B', revision }] }, first);
  expect(await decide(shop, second)).toBe('CATALOGUE_CHANGED');
  const { id } = await waiting(shop, second);
  const { result: read } = await shop.call(listApprovalChanges, { language, id }, second);
  expect(read.conflicts).toEqual([
    { line: 3, sku: 'CARD-B', column: 'Price (¥)', before: '388.00', now: '391.88' },
  ]);
  expect(read.conflictCount).toBe(1);
  expect([await priceOf(shop, 'CARD-A'), await stockOf(shop, 'CARD-A')]).toEqual([6_800, 997]);
  shop.clock.now += day;
  const sessions = { steppedUpAt: shop.clock.now, lastSeenAt: shop.clock.now };
  await shop.deps.database.handle
    .updateTable('sessions')
    .set({ ...sessions, expiresAt: shop.clock.now + day })
    .execute();
  await ask();
  expect(await decide(shop, second)).toBe('approved');
  expect([await priceOf(shop, 'CARD-A'), await stockOf(shop, 'CARD-A')]).toEqual([4_000, 987]);
});

test('a row that can’t be done any more is a conflict without a column, and what is decided has none', async () => {
  const { shop, first, second } = await openDesk();
  await using _ = shop;
  const { given, sent } = await check(shop, first, table);
  await shop.call(contract.askCatalogueFile, given, sent);
  const { id } = await waiting(shop, second);
  const read = async () =>
    (await shop.call(listApprovalChanges, { language, id }, second)).result.conflicts;
  const { result: item } = await shop.call(contract.getStaffItem, { language, id: 'card' }, first);
  const { revision } = item.variants.find(({ sku }) => sku === 'CARD-A')!;
  const steps = [{ fromQuantity: 5, priceFen: 6_000 }];
  await shop.call(contract.changeSteps, { language, sku: 'CARD-A', revision, steps }, first);
  expect(await read()).toEqual([{ line: 2, sku: 'CARD-A' }]);
  await shop.call(withdrawApproval, { language, id }, first);
  expect(await read()).toEqual([]);
});

test('files in slices do not go round the second person', async () => {
  const { shop, first } = await openDesk();
  await using _ = shop;
  const { given, sent } = await check(shop, first, 'SKU,Price\nCARD-A,58\n');
  expect((await shop.call(contract.applyCatalogueFile, given, sent)).status).toBe(200);
  expect((await check(shop, first, 'SKU,Price\nCARD-A,50\n')).result.beyond).toBe(1);
});

test('rows of a list that change by more than 20 % are asked and approved together', async () => {
  const { shop, first, second } = await openDesk();
  await using _ = shop;
  const { result: item } = await shop.call(contract.getStaffItem, { language, id: 'card' }, first);
  const rows = item.variants
    .filter(({ sku }) => sku !== 'CARD-C')
    .map(({ sku, revision }) => ({ sku, revision }));
  const edit = { language, rows, pricePercent: -50 } as const;
  const alone = await shop.call(contract.editVariants, edit, first);
  expect([alone.status, alone.result.error]).toEqual([409, 'NEEDS_SECOND_PERSON']);
  const stale = { ...edit, rows: rows.map((row) => ({ ...row, revision: 99 })) };
  expect((await shop.call(contract.askEdit, stale, first)).result.error).toBe('CATALOGUE_CHANGED');
  await shop.call(contract.askEdit, edit, first);
  expect(await priceOf(shop, 'CARD-B')).toBe(38_800);
  expect(await decide(shop, second)).toBe('approved');
  expect([await priceOf(shop, 'CARD-A'), await priceOf(shop, 'CARD-B')]).toEqual([3_400, 19_400]);
});

test('steps that go too far are asked of a second person, who reads each of them', async () => {
  const { shop, first, second } = await openDesk();
  await using _ = shop;
  const revisionOf = async () => {
    const input = { language, id: 'card' } as const;
    const { result } = await shop.call(contract.getStaffItem, input, first);
    return result.variants.find(({ sku }) => sku === 'CARD-A')!.revision;
  };
  const wanted = async (priceFen: number) => ({
    language,
    sku: 'CARD-A',
    revision: await revisionOf(),
    steps: [{ fromQuantity: 5, priceFen }],
  });
  await shop.call(contract.changeSteps, { ...(await wanted(6_000)), language }, first);
  await shop.call(contract.askSteps, { ...(await wanted(4_000)), language }, first);
  const { kind, facts } = await waiting(shop, second);
  expect(kind).toBe('price-steps');
  expect(facts).toEqual([
    { label: 'SKU', text: 'CARD-A' },
    { label: 'Price of one', amountFen: 6_800 },
    { label: 'From 5 pieces (¥)', text: '60.00 → 40.00' },
  ]);
  await shop.call(contract.changeSteps, { ...(await wanted(5_900)), language }, first);
  expect(await decide(shop, second)).toBe('CATALOGUE_CHANGED');
  await shop.call(contract.changeSteps, { ...(await wanted(6_000)), language }, first);
  expect(await decide(shop, second)).toBe('approved');
  expect([await priceOf(shop, 'CARD-A', 4), await priceOf(shop, 'CARD-A', 5)]).toEqual([
    6_800, 4_000,
  ]);
});

test('a second person reads a long table page by page, and nobody else reads any of it', async () => {
  const { shop, first, second } = await openDesk();
  await using _ = shop;
  const auditor = await buildStaff(shop, ['finance']);
  const { handle } = shop.deps.database;
  const row = await handle.selectFrom('variants').selectAll().limit(1).executeTakeFirstOrThrow();
  const skus = Array.from({ length: 150 }, (_each, at) => `ROW-${at + 1000}`);
  const rows = skus.map((sku) => ({ ...row, sku, priceFen: 1_000, stock: 0 }));
  await handle.insertInto('variants').values(rows).execute();
  const text = ['SKU,Price', ...skus.map((sku) => `${sku},50`)].join('\n');
  const { given, result, sent } = await check(shop, first, text);
  expect(result).toMatchObject({ changed: 150, beyond: 150 });
  await shop.call(contract.askCatalogueFile, given, sent);
  const { id, changes } = await waiting(shop, second);
  expect(changes).toBe(150);
  const page = async (after?: number) =>
    (
      await shop.call(
        listApprovalChanges,
        { language, id, ...(after !== undefined && { after }) },
        second,
      )
    ).result;
  const start = await page();
  expect([start.changes.length, start.next]).toEqual([100, 100]);
  const end = await page(100);
  expect([end.changes.length, end.next]).toEqual([50, undefined]);
  expect(end.changes.at(-1)?.sku).toBe('ROW-1149');
  expect((await shop.call(listApprovalChanges, { language, id }, auditor)).status).toBe(200);
  const support = await buildStaff(shop, ['support']);
  expect((await shop.call(listApprovalChanges, { language, id }, support)).status).toBe(404);
  // Administrators see which requests wait for approval, but nothing of the catalogue.
  const administrator = await buildStaff(shop, ['administrator']);
  expect((await shop.call(listApprovalChanges, { language, id }, administrator)).status).toBe(404);
  await handle.deleteFrom('approvals').execute();
  await handle.deleteFrom('variants').where('sku', 'in', skus).execute();
  expect((await shop.call(listApprovalChanges, { language, id }, second)).status).toBe(404);
});
