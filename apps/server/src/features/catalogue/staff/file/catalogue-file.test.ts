import * as contract from '@uid/contract/staff-catalogue';
import type { StaffRole } from '@uid/contract/staff-roles';
import { expect, test } from 'vitest';

import type { Database } from '../../../../database/database.ts';
import { openCountedDatabase } from '../../../../testing/counted-database.ts';
import { buildStaff } from '../../../../testing/shop/build-staff.ts';
import { stockOf } from '../../../../testing/shop/change-catalogue.ts';
import { buildSession, openShop, orderOf } from '../../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../../testing/shop/test-shop.ts';
import { signInjected } from '../../../../testing/sign-request.ts';
import { readTable } from '../../../../read-table.ts';

type Language = 'zh' | 'en';

async function check(
  shop: TestShop,
  staff: Buyer,
  file: string | Buffer,
  language: Language = 'en',
) {
  return (await shop.call(contract.checkCatalogueFile, { language }, { ...staff, file })).result;
}

async function apply(shop: TestShop, staff: Buyer, file: string | Buffer, seen: string) {
  const input = { language: 'en', seen } as const;
  return shop.call(contract.applyCatalogueFile, input, { ...staff, file });
}

async function exported(shop: TestShop, staff: Buyer, language: Language = 'en'): Promise<string> {
  const url = `${contract.exportCatalogue.path}?language=${language}`;
  const headers = await signInjected(shop.deps, { method: 'GET', url, token: staff.token });
  return (await shop.app.inject({ method: 'GET', url, headers })).body;
}

async function openDesk(roles: StaffRole[] = ['shop'], database?: Database) {
  const shop = await openShop({ ...(database && { database }) });
  return { shop, staff: await buildStaff(shop, roles) };
}

test('what was exported comes back unchanged, in both languages, whatever orders hold', async () => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  await orderOf(shop, await buildSession(shop), { 'CARD-B': 2 });
  const table = await exported(shop, staff);
  expect(table.split('\r\n').slice(0, 3)).toEqual([
    '\ufeffSKU,Item,Variant,Price (¥),Stock counted,Lead time (working days),On sale',
    'CARD-A,Card,A,68.00,1000,2,yes',
    'CARD-B,Card,B,388.00,5,5,yes',
  ]);
  for (const language of ['zh', 'en'] as const) {
    const file = await exported(shop, staff, language);
    expect(await check(shop, staff, file)).toMatchObject({ rows: 4, changed: 0, problems: [] });
  }
});

test('a file changes the columns that it has, all rows together, and no other', async () => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  const file = 'SKU,Price (¥),Stock counted\r\ncard-a,"70.5",990\r\nLICENCE,,\r\nCARD-C,9900%\r\n';
  const wrong = await check(shop, staff, file);
  expect(wrong).toMatchObject({ changed: 1, problemCount: 1 });
  expect(wrong.problems).toEqual([
    { line: 4, sku: 'CARD-C', column: 'Price (¥)', reason: 'Is not a price, such as 128.00' },
  ]);
  expect((await apply(shop, staff, file, wrong.seen)).status).toBe(409);
  expect(await stockOf(shop, 'CARD-A')).toBe(1_000);
  const mended = file.replace('9900%', '99');
  const right = await check(shop, staff, mended);
  expect(right.changes).toEqual([
    { line: 2, sku: 'CARD-A', column: 'Price (¥)', before: '68.00', after: '70.50' },
    { line: 2, sku: 'CARD-A', column: 'Stock counted', before: '1000', after: '990' },
  ]);
  expect((await apply(shop, staff, mended, right.seen)).result).toEqual({ changed: 1 });
  expect(await exported(shop, staff)).toContain('CARD-A,Card,A,70.50,990,2,yes');
});

test('each error names its line, its column and why, in the reader’s language (F7)', async () => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  const rows = [
    'SKU,单价（元）,盘点库存,备货工作日,在售',
    'CARD-A,0,1000,2,是',
    'CARD-B,388.00,五,2,是',
    'CARD-C,99.00,0,366,是',
    'NOTHING,1.00,1,1,是',
    'LICENCE,9800.00,99,0,大概',
    ',1.00,1,1,是',
    'CARD-A,68.00,1000,2,是',
    'CARD-A,68.00,1000,2,是,多',
    'CARD-A,68.00,1000,2,是',
  ];
  const { problems } = await check(shop, staff, rows.join('\n'), 'zh');
  expect(problems.map(({ line, column }) => [line, column])).toEqual([
    [2, '单价（元）'],
    [3, '盘点库存'],
    [4, '备货工作日'],
    [5, 'SKU'],
    [6, '在售'],
    [7, 'SKU'],
    [9, undefined],
    [10, 'SKU'],
  ]);
  expect(problems.map(({ reason }) => reason)).toEqual([
    '不是有效的价格，应如 128.00',
    '不是 0 到 1,000,000 之间的整数',
    '不是 0 到 365 之间的整数',
    '没有这个 SKU',
    '应填“是”或“否”',
    '没有填写 SKU',
    '这一行的格数多于标题',
    '这个 SKU 在前面已经出现过',
  ]);
});

test('the most that may lie on a shelf, and the longest time to send, are taken, and no more', async () => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  const head = 'SKU,Stock counted,Lead time (working days)\n';
  const max = await check(shop, staff, `${head}CARD-A,"1,000,000",365\n`);
  expect(max).toMatchObject({ changed: 1, problems: [] });
  const more = await check(shop, staff, `${head}CARD-A,1000001,366\n`);
  expect(more.problemCount).toBe(2);
});

test('a comma that is not between thousands makes no price a hundred times as high', async () => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  const { problems } = await check(shop, staff, 'SKU,Price\nCARD-A,"68,50"\nCARD-B,"1,388.00"');
  expect(problems.map(({ line }) => line)).toEqual([2]);
});

test.each([
  ['no SKU', 'Price (¥)\n1', 'The first line names no SKU column'],
  ['nothing to change', 'SKU,Item\nCARD-A,Card', 'Besides SKU there is no column'],
  ['an unknown column', 'SKU,Colour\nCARD-A,red', 'This column is not known'],
  ['a column twice', 'SKU,Price,Price (¥)\nCARD-A,1,2', 'This column stands there twice'],
  ['an open quotation mark', 'SKU,Price\nCARD-A,"1', 'A quotation mark is not closed'],
  ['no text', Buffer.from([0xff, 0xfe, 0x53, 0x00, 0x4b, 0x00]), 'no text in UTF-8 or GB18030'],
  ['nothing at all', '\n', 'The first line names no SKU column'],
])('a file with %s is refused as a whole', async (_name, file, reason) => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  const { problems } = await check(shop, staff, file);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.reason).toContain(reason);
});

test('what changed after the check is a conflict, and a sale is none', async () => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  const file = 'SKU,Stock counted,On sale\nCARD-B,9,no\n';
  const { seen } = await check(shop, staff, file);
  await orderOf(shop, await buildSession(shop), { 'CARD-B': 2 });
  const other = await check(shop, staff, 'SKU,On sale\nCARD-B,yes\n');
  expect(other.changed).toBe(0);
  const received = {
    language: 'en',
    sku: 'CARD-B',
    kind: 'received',
    pieces: 1,
    note: 'late',
  } as const;
  expect((await apply(shop, staff, file.replace('9', '8'), seen)).status).toBe(409);
  expect((await apply(shop, staff, file, seen)).status).toBe(200);
  expect(await stockOf(shop, 'CARD-B')).toBe(7);
  const [counting, showing] = ['SKU,Stock counted\nCARD-B,8\n', 'SKU,On sale\nCARD-B,yes\n'];
  const [counted, shown] = [await check(shop, staff, counting), await check(shop, staff, showing)];
  await shop.call(contract.moveStock, received, staff);
  const late = await apply(shop, staff, counting, counted.seen);
  expect([late.status, late.result.error]).toEqual([409, 'CATALOGUE_CHANGED']);
  expect(counted.compared).toMatchObject([{ line: 2, sku: 'CARD-B' }]);
  expect(counted.compared[0]?.cells).toContainEqual({ column: 'Stock counted', now: '9' });
  const [again] = (await check(shop, staff, counting, 'zh')).compared;
  expect(again?.cells).toContainEqual({ column: '盘点库存', now: '10' });
  expect(again?.cells).toContainEqual({ column: '在售', now: '否' });
  // A file without a count is not outdated by pieces that arrive.
  expect((await apply(shop, staff, showing, shown.seen)).status).toBe(200);
});

test('a spreadsheet of China is read as GB18030, and lines are counted as a person counts them', async () => {
  const rows = await readTable(
    [Buffer.from('SKU,\xc9\xcc\xc6\xb7\r\n\r\nA,"\xbf\xa8\n\xc6\xac"\r\nB,x\r\n', 'latin1')],
    9,
  );
  expect(rows).toEqual([
    { line: 1, cells: ['SKU', '商品'] },
    { line: 3, cells: ['A', '卡\n片'] },
    { line: 5, cells: ['B', 'x'] },
  ]);
  expect(await readTable([Buffer.from('\ufeffSKU;x\nA;1')], 9)).toEqual([
    { line: 1, cells: ['SKU', 'x'] },
    { line: 2, cells: ['A', '1'] },
  ]);
});

test('a file larger than 2 MB is refused, and one of many lines is read to its limit', async () => {
  const { shop, staff } = await openDesk();
  await using _ = shop;
  const large = { ...staff, file: 'A'.repeat(contract.maxFileSize + 1) };
  const { status } = await shop.call(contract.checkCatalogueFile, { language: 'en' }, large);
  expect(status).toBe(413);
  const lines = Array.from({ length: 5_001 }, (_, at) => `S-${at},1`);
  const { problems } = await check(shop, staff, ['SKU,Price', ...lines].join('\n'));
  expect(problems).toEqual([{ line: 5_002, reason: 'A file has at most 5000 rows' }]);
});

test('a file of 1,000 rows is done together, by few statements', async () => {
  await using counted = await openCountedDatabase();
  const { shop, staff } = await openDesk(['shop'], counted.database);
  await using _ = shop;
  const { database, newId } = shop.deps;
  const row = await database.handle
    .selectFrom('variants')
    .selectAll()
    .where('sku', '=', 'CARD-A')
    .executeTakeFirstOrThrow();
  const skus = Array.from({ length: 1_000 }, (_, at) => `ROW-${at}`);
  for (let at = 0; at < skus.length; at += 200) {
    const some = skus.slice(at, at + 200);
    const { handle } = database;
    await handle
      .insertInto('variants')
      .values(some.map((sku) => ({ ...row, sku, stock: 0 })))
      .execute();
    const first = { fromQuantity: 1, newFen: row.priceFen, startsAt: 0, askedAt: 0 };
    await handle
      .insertInto('priceChanges')
      .values(some.map((sku) => ({ id: newId(), sku, ...first, state: 'in-force' as const })))
      .execute();
  }
  const lines = skus.map((sku) => `${sku},70.00,12,3,no`);
  const file = ['SKU,Price (¥),Stock counted,Lead time (working days),On sale', ...lines].join(
    '\n',
  );
  const { seen, changed } = await check(shop, staff, file);
  expect(changed).toBe(1_000);
  counted.take();
  expect((await apply(shop, staff, file, seen)).result).toEqual({ changed: 1_000 });
  // Two statements for the variants, and ten each for their prices, stock, entries and details. The number of the
  // others does not depend on the rows.
  expect(counted.take().statements).toHaveLength(53);
  expect(await exported(shop, staff)).toContain('ROW-999,Card,A,70.00,12,3,no');
  const entries = database.handle.selectFrom('auditEntries').select('subjectId').distinct();
  const named = await entries.where('action', '=', 'apply-catalogue-file').execute();
  expect(named).toHaveLength(1_000);
});
