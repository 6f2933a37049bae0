import { checkStatement, recordTransferRefund, recordTransfers } from '@uid/contract/transfers';
import type { StatementMatch } from '@uid/contract/transfers';
import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../../../testing/shop/build-staff.ts';
import { expectSoundBooks } from '../../../../../testing/shop/sound-books.ts';
import { openTransfer, openTransferShop, record } from '../testing/transfer-shop.ts';
import type { TransferShop } from '../testing/transfer-shop.ts';

const language = 'en';

async function check(shop: TransferShop, text: string): Promise<StatementMatch[]> {
  const { status, result } = await shop.call(
    checkStatement,
    { language },
    { ...shop.operator, file: text },
  );
  expect([status, result.fields]).toEqual([200, undefined]);
  return result.lines;
}

function transfersOf(lines: StatementMatch[]) {
  return lines
    .filter(({ outcome }) => outcome === 'matched')
    .map(({ no = '', number = '', receivedOn = '', amountFen = 0 }) => ({
      reference: no,
      number,
      receivedOn,
      amountFen,
    }));
}

/** Opens a shop with a bank's file that has a line of every kind; each order costs ¥80.00. */
async function openStatement() {
  const shop = await openTransferShop();
  const nos: string[] = [];
  for (let count = 0; count < 4; count += 1) nos.push((await openTransfer(shop)).no);
  const [one = '', two = '', three = '', four = ''] = nos;
  await record(shop, { reference: four, amountFen: 8_000, number: 'BANK-0004' });
  const text = [
    '账号：1100 6058,,,,',
    '交易流水号,交易日期,收入金额（元）,对方户名,附言',
    `BANK-0001,2026-01-06,80.00,王小明,订单${one}货款`,
    `BANK-0002,20260106,"0,080.00",王小明,${two.toLowerCase()}`,
    `BANK-0003,2026/1/6 10:11:12,79.99,王小明,${three}`,
    `BANK-0004,2026-01-06,80.00,王小明,${four}`,
    `BANK-0005,2026-01-06,80.00,王小明,${four}`,
    'BANK-0006,2026-01-06,80.00,王小明,房租',
    `,2026-01-06,80.00,王小明,${three}`,
    `BANK-0007,2026-02-31,80.00,王小明,${three}`,
    'BANK-0008,2026-01-06,-80.00,王小明,付款',
    `BANK-0001,2026-01-06,80.00,王小明,${three}`,
    `BANK-0009,2026-01-06,eighty,王小明,${three}`,
    // The amount is empty where a bank has a separate column for outgoing amounts.
    `BANK-0010,2026-01-06,,王小明,${three}`,
  ].join('\r\n');
  return { shop, text, nos };
}

test('of a long file the last lines are read as the first ones are', async () => {
  await using shop = await openTransferShop();
  const { no } = await openTransfer(shop);
  const others = Array.from(
    { length: 450 },
    (_, index) => `OTHER-${index},2026-01-06,1.00,RENT${`${index}`.padStart(8, '0')}`,
  );
  const text = ['number,date,amount,reference', ...others, `BANK-0001,2026-01-06,80.00,${no}`];
  expect((await check(shop, text.join('\n'))).at(-1)).toMatchObject({ outcome: 'matched', no });
});

test('each line of a bank’s file is named: matched, recorded, another amount, not awaited, unknown, unreadable, another’s number', async () => {
  const { shop, text, nos } = await openStatement();
  await using _ = shop;
  const lines = await check(shop, text);
  expect(lines.map(({ line, outcome }) => [line, outcome])).toEqual([
    [3, 'matched'],
    [4, 'matched'],
    [5, 'amount-differs'],
    [6, 'recorded'],
    [7, 'not-awaited'],
    [8, 'unknown'],
    [9, 'unreadable'],
    [10, 'unreadable'],
    [12, 'number-taken'],
    [13, 'unreadable'],
  ]);
  expect(lines[2]).toMatchObject({ no: nos[2], amountFen: 7_999, totalFen: 8_000 });
  const stored = await shop.deps.database.handle
    .selectFrom('paymentNotifications')
    .select('id')
    .execute();
  expect(stored).toHaveLength(1);
});

test('all that match are recorded as single ones are, and the same file twice records nothing twice', async () => {
  const { shop, text, nos } = await openStatement();
  await using _ = shop;
  const transfers = transfersOf(await check(shop, text));
  const send = async () =>
    (await shop.call(recordTransfers, { language, transfers }, shop.operator)).result;
  expect(await send()).toEqual({ recorded: 2 });
  expect(await send()).toEqual({ recorded: 0 });
  const orders = await shop.deps.database.handle
    .selectFrom('orders')
    .select('state')
    .orderBy('id')
    .execute();
  expect(orders.map(({ state }) => state)).toEqual(['paid', 'paid', 'unpaid', 'paid']);
  const entries = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .leftJoin('orders', 'orders.id', 'subjectId')
    .select('no')
    .where('action', '=', 'record-statement')
    .orderBy('seq')
    .execute();
  // There is one entry for each order, and one for the file that contained nothing new.
  expect(entries.map(({ no }) => no)).toEqual([...nos.slice(0, 2).toSorted(), null]);
  expect((await check(shop, text)).filter(({ outcome }) => outcome === 'matched')).toEqual([]);
  expect(nos).toHaveLength(4);
  await expectSoundBooks(shop.deps.database.handle);
});

test('where an order has changed since the file was checked, nothing is recorded', async () => {
  const { shop, text, nos } = await openStatement();
  await using _ = shop;
  const transfers = transfersOf(await check(shop, text));
  await record(shop, { reference: nos[1] ?? '', amountFen: 8_000, number: 'BY-HAND-1' });
  const refused = await shop.call(recordTransfers, { language, transfers }, shop.operator);
  expect([refused.status, refused.result.error]).toEqual([409, 'STATEMENT_CHANGED']);
  const first = await shop.deps.database.handle
    .selectFrom('orders')
    .select('state')
    .where('no', '=', nos[0] ?? '')
    .executeTakeFirstOrThrow();
  expect(first.state).toBe('unpaid');
});

test('the same file recorded twice at once counts once', async () => {
  const { shop, text } = await openStatement();
  await using _ = shop;
  const transfers = transfersOf(await check(shop, text));
  const answers = await Promise.all(
    [1, 2, 3].map(() => shop.call(recordTransfers, { language, transfers }, shop.operator)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.reduce((sum, { result }) => sum + result.recorded, 0)).toBe(2);
});

test('a sum with a plus has arrived; a transfer that names two orders pays neither', async () => {
  await using shop = await openTransferShop();
  const [{ no }, other] = [await openTransfer(shop), await openTransfer(shop)];
  const lines = await check(
    shop,
    [
      'number,date,amount,reference',
      `BANK-0001,2026-01-06,+80.00,${no}`,
      `BANK-0002,2026-01-06,80.00,${no} ${other.no}`,
    ].join('\n'),
  );
  expect(lines).toMatchObject([{ outcome: 'matched', no }, { outcome: 'unknown' }]);
  expect(lines[1]?.no).toBeUndefined();
});

test('of two transfers for one order the first pays it, and the other is not awaited', async () => {
  await using shop = await openTransferShop();
  const { no } = await openTransfer(shop);
  const text = [
    'number,date,amount,reference',
    `BANK-0001,2026-01-06,80.00,${no}`,
    `BANK-0002,2026-01-06,80.00,${no}`,
  ].join('\n');
  const lines = await check(shop, text);
  expect(lines.map(({ outcome }) => outcome)).toEqual(['matched', 'not-awaited']);
  const transfers = lines.flatMap(({ number = '' }) => [
    { reference: no, number, receivedOn: '2026-01-06', amountFen: 8_000 },
  ]);
  const refused = await shop.call(recordTransfers, { language, transfers }, shop.operator);
  expect([refused.status, refused.result.error]).toEqual([409, 'STATEMENT_CHANGED']);
  const matched = { language, transfers: transfersOf(lines) } as const;
  const { result } = await shop.call(recordTransfers, matched, shop.operator);
  expect(result).toEqual({ recorded: 1 });
  expect((await check(shop, text)).map(({ outcome }) => outcome)).toEqual([
    'recorded',
    'not-awaited',
  ]);
});

test('a number that was recorded with another order, another amount or as money that left is not called recorded', async () => {
  await using shop = await openTransferShop({ TWO_PERSONS: 'off' });
  const [{ no }, other] = [await openTransfer(shop), await openTransfer(shop)];
  await record(shop, { reference: no, amountFen: 8_000, number: 'BANK-0001' });
  await record(shop, { reference: no, amountFen: 100, number: 'BANK-0002' });
  const { id } = await shop.deps.database.handle
    .selectFrom('refunds')
    .select('id')
    .executeTakeFirstOrThrow();
  const repaid = { language, id, number: 'BANK-0003', paidOn: '2026-01-06' } as const;
  expect((await shop.call(recordTransferRefund, repaid, shop.operator)).status).toBe(200);
  const outcomes = async (...lines: string[]) =>
    (await check(shop, ['number,date,amount,reference', ...lines].join('\n'))).map(
      ({ outcome }) => outcome,
    );
  expect(
    await outcomes(
      `BANK-0001,2026-01-06,80.00,${no}`,
      'BANK-0002,2026-01-06,1.00,RENT',
      `BANK-0001,2026-01-07,80.00,${other.no}`,
      `BANK-0002,2026-01-07,80.00,${no}`,
      `BANK-0003,2026-01-07,1.00,${other.no}`,
    ),
  ).toEqual(['recorded', 'recorded', 'number-taken', 'number-taken', 'number-taken']);
  const transfers = [
    { reference: other.no, number: 'BANK-0001', receivedOn: '2026-01-07', amountFen: 8_000 },
  ];
  const refused = await shop.call(recordTransfers, { language, transfers }, shop.operator);
  expect([refused.status, refused.result.error]).toEqual([409, 'STATEMENT_CHANGED']);
});

test('a line that stands twice in a file is called recorded only where the first one can be', async () => {
  await using shop = await openTransferShop();
  const { no } = await openTransfer(shop);
  const lines = [
    `BANK-0001,2026-01-06,80.00,${no}`,
    'BANK-0002,2026-01-06,80.00,RENT',
    `BANK-0003,2026-01-06,79.00,${no}`,
  ];
  const text = ['number,date,amount,reference', ...lines, ...lines].join('\n');
  expect((await check(shop, text)).map(({ outcome }) => outcome)).toEqual([
    'matched',
    'unknown',
    'not-awaited',
    'recorded',
    'unknown',
    'not-awaited',
  ]);
});

test('a file in the encoding of Chinese banks is read', async () => {
  await using shop = await openTransferShop();
  const { no, buyer } = await openTransfer(shop);
  // “流水号,日期,金额,备注” in GB18030.
  const head = Buffer.from('c1f7cbaebac52cc8d5c6da2cbdf0b6ee2cb1b8d7a2', 'hex');
  const rest = Buffer.from(`\nBANK-0001,2026-01-06,80,${no}\n`);
  const file = Buffer.concat([head, rest]);
  const { result } = await shop.call(checkStatement, { language }, { ...shop.operator, file });
  expect(result.lines).toMatchObject([{ line: 2, outcome: 'matched', no }]);
  expect((await shop.call(getOrder, { language, no }, buyer)).result.state).toBe('unpaid');
});

test('what is no statement is refused with its reason, and only finance has the way', async () => {
  await using shop = await openTransferShop();
  const clerk = await buildStaff(shop, ['shop', 'support']);
  const faultOf = async (bytes: Buffer) => {
    const { status, result } = await shop.call(
      checkStatement,
      { language },
      { ...shop.operator, file: bytes },
    );
    return [status, result.fields?.['file']];
  };
  expect(await faultOf(Buffer.from('a,b\n1,2'))).toEqual([
    400,
    'These columns were not found: number, date, amount, reference.',
  ]);
  expect(await faultOf(Buffer.from([0, 0, 0]))).toEqual([
    400,
    'The file is no text (UTF-8 or GB18030).',
  ]);
  const many = Array.from({ length: 1001 }, (_, line) => `BANK-${line},2026-01-06,1,x`);
  const long = ['number,date,amount,reference', ...many].join('\n');
  expect(await faultOf(Buffer.from(long))).toEqual([400, 'At most 1,000 lines at a time.']);
  const full = long.slice(0, long.lastIndexOf('\n'));
  expect(await faultOf(Buffer.from(full))).toEqual([200, undefined]);
  const file = 'number,date,amount,reference\n';
  expect((await shop.call(checkStatement, { language }, { ...clerk, file })).status).toBe(404);
});
