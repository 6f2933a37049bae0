import { exportOrders, orderInvoice } from '@uid/contract/invoices';
import { decideRefund, requestRefund, settleReview } from '@uid/contract/refunds';
import { exportStaffOrders } from '@uid/contract/staff-orders';
import type { InputOf } from '@uid/contract/endpoint';
import type { placeOrder } from '@uid/contract/orders';
import { describe, expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import {
  buildSession,
  fillCart,
  openShop,
  orderOf,
  pay,
  placeCart,
  startCharge,
} from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { signInjected } from '../../testing/sign-request.ts';
import { csvRow } from '../../csv-row.ts';
import { shopDay } from '../../shop-clock.ts';
import {
  openTransfer,
  openTransferShop,
  record,
} from '../payments/providers/bank-transfer/testing/transfer-shop.ts';
import { notify } from '../payments/testing/notify.ts';
import { readPdfText } from './testing/read-pdf-text.ts';

async function fetchFile(
  { app, deps }: TestShop,
  path: string,
  { token, query }: { token?: string | undefined; query: Record<string, string> },
) {
  const url = `${path}?${new URLSearchParams(query)}`;
  return app.inject({ url, headers: await signInjected(deps, { method: 'GET', url, token }) });
}

async function receiptOf(shop: TestShop, { token }: Buyer, query: Record<string, string>) {
  return fetchFile(shop, orderInvoice.path, { token, query: { language: 'zh', ...query } });
}

type Invoice = NonNullable<InputOf<typeof placeOrder>['invoice']>;

async function paidWith(shop: TestShop, buyer: Buyer, invoice: Invoice): Promise<string> {
  await fillCart(shop, buyer, { 'CARD-A': 2, LICENCE: 1 });
  const { result } = await placeCart(shop, buyer, { invoice });
  await pay(shop, buyer, result.no);
  return result.no;
}

type Decision = InputOf<typeof settleReview>['decision'];

/** Places an order of 400 yuan for which another amount was paid, and settles it as staff decide. */
async function settledWith(shop: TestShop, buyer: Buyer, amountFen: number, decision: Decision) {
  const no = await orderOf(shop, buyer, { 'CARD-B': 1 });
  const charge = await startCharge(shop, buyer, no);
  const paid = { state: 'succeeded', amountFen } as const;
  const { handle } = shop.deps.database;
  await handle.updateTable('sandboxCharges').set(paid).where('id', '=', charge).execute();
  await notify(shop, charge, {});
  const staff = await buildStaff(shop);
  await shop.call(settleReview, { language: 'en', no, decision }, staff);
  for (let round = 0; round < 3; round += 1) await shop.tick();
  return no;
}

const company: Invoice = {
  kind: 'company',
  title: '喆堃网络（深圳）有限公司',
  taxNumber: '91350100M000100Y43',
};

describe('a receipt', () => {
  test('is a private PDF with every line, the sums, the tax and the fapiao details', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const no = await paidWith(shop, buyer, company);
    const { statusCode, headers, rawPayload } = await receiptOf(shop, buyer, { no });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${no}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const text = readPdfText(rawPayload);
    for (const words of ['付款凭证', no, '卡 · 甲', '许可 · 标准', '9,948.00', '1,144.46'])
      expect(text).toContain(words);
    for (const words of ['喆堃网络（深圳）有限公司', '91350100M000100Y43', '待税务系统开具'])
      expect(text).toContain(words);
  });

  test('says what went back, and what was paid after that', async () => {
    await using shop = await openShop();
    const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
    const no = await paidWith(shop, buyer, company);
    const input = { language: 'en', no, reason: 'other', amountFen: 100 } as const;
    const { id = '' } = (await shop.call(requestRefund, input, buyer)).result.requests[0] ?? {};
    await shop.call(decideRefund, { language: 'en', id, isApproved: true }, staff);
    for (let round = 0; round < 3; round += 1) await shop.tick();
    const text = readPdfText((await receiptOf(shop, buyer, { no })).rawPayload);
    for (const words of ['9,948.00', '退款后实付', '9,947.00']) expect(text).toContain(words);
  });

  test.each<[string, number, Decision, string[]]>([
    ['a fen that went back', 1, 'give-back', ['¥0.01', '-¥0.01', '¥0.00']],
    ['a payment that was short', 39_000, 'accept', ['¥390.00']],
    ['one that was too much', 50_000, 'accept', ['¥400.00']],
    ['one that was too much and went back', 50_000, 'give-back', ['¥400.00', '-¥400.00', '¥0.00']],
  ])('of %s confirms no more than came for the order', async (_name, fen, decision, amounts) => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const no = await settledWith(shop, buyer, fen, decision);
    const text = readPdfText((await receiptOf(shop, buyer, { no, language: 'en' })).rawPayload);
    for (const amount of amounts) expect(text).toContain(amount);
    for (const wrong of ['399.99', '¥10.00', '500.00']) expect(text).not.toContain(wrong);
    expect(/Amount paid\s*(¥[\d.]+)/.exec(text)?.[1]).toBe(amounts[0]);
  });

  test('is written in English too, and is the same file every time', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const no = await paidWith(shop, buyer, { kind: 'none' });
    const first = await receiptOf(shop, buyer, { no, language: 'en' });
    shop.clock.now += 60_000;
    const second = await receiptOf(shop, buyer, { no, language: 'en' });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const text = readPdfText(first.rawPayload);
    for (const words of ['Receipt', 'Card · A', 'VAT included in it', 'None requested'])
      expect(text).toContain(words);
  });

  test('shows a character that no font has as a mark instead of leaving it out', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const no = await paidWith(shop, buyer, { kind: 'personal', title: '王𠮷😀' });
    const { rawPayload } = await receiptOf(shop, buyer, { no });
    expect(readPdfText(rawPayload)).toContain('王〓〓');
  });

  test('there is none before payment, for others, without a session or with a wrong number', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const other = await buildSession(shop);
    const unpaid = await orderOf(shop, buyer, { LICENCE: 1 });
    const answer = await receiptOf(shop, buyer, { no: unpaid });
    expect([answer.statusCode, answer.json().result.error]).toEqual([409, 'NOT_PAID']);
    await pay(shop, buyer, unpaid);
    expect((await receiptOf(shop, buyer, { no: unpaid })).statusCode).toBe(200);
    expect((await receiptOf(shop, other, { no: unpaid })).statusCode).toBe(404);
    expect((await receiptOf(shop, buyer, { no: '../etc' })).statusCode).toBe(400);
    // A payment of another amount than the order's does not count yet.
    const setState = (state: 'paid' | 'review') =>
      shop.deps.database.handle.updateTable('orders').set({ state }).execute();
    await setState('review');
    expect((await receiptOf(shop, buyer, { no: unpaid })).statusCode).toBe(409);
    await setState('paid');
    const query = { language: 'zh', no: unpaid };
    expect((await fetchFile(shop, orderInvoice.path, { query })).statusCode).toBe(401);
    const token = 'made-up';
    expect((await fetchFile(shop, orderInvoice.path, { token, query })).statusCode).toBe(401);
    const { statusCode } = await shop.app.inject({ method: 'POST', url: orderInvoice.path });
    expect(statusCode).toBe(405);
  });

  test('an account that asks for one after the other is asked to wait, wherever it asks from', async () => {
    await using shop = await openShop();
    const [buyer, other] = [await buildSession(shop), await buildSession(shop)];
    const no = await orderOf(shop, buyer, { LICENCE: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1)
      statuses.push((await receiptOf(shop, buyer, { no })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 409), 429]);
    expect((await receiptOf(shop, other, { no })).statusCode).toBe(404);
  });
});

describe('the export', () => {
  const read = async (shop: TestShop, { token }: Buyer, language = 'zh') =>
    fetchFile(shop, exportOrders.path, { token, query: { language } });

  test('holds one’s own orders, newest first, with money that agrees with the books', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const other = await buildSession(shop);
    const first = await paidWith(shop, buyer, company);
    shop.clock.now += 60_000;
    const second = await orderOf(shop, buyer, { 'CARD-A': 1 });
    const foreign = await orderOf(shop, other, { 'CARD-A': 1 });
    const { headers, body, rawPayload } = await read(shop, buyer);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'private, no-store',
    });
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(body).not.toContain(foreign);
    const rows = body.trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[1]?.split(',').slice(0, 3)).toEqual([second, '2026-01-05 16:01:00', '待付款']);
    expect(rows[2]).toContain(`${first},2026-01-05 16:00:00,已付款`);
    expect(rows[2]).toContain(',3,9936.00,12.00,0.00,0.00,9948.00,1144.46,0.00,');
    expect(rows[2]).toMatch(/,企业普票,[^,]+,91350100M000100Y43,$/);
    const english = await read(shop, buyer, 'en');
    expect(english.body).toContain('Order,Ordered (UTC+8),State');
  });

  test('goes on past a page of orders, each once', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { LICENCE: 1 });
    const { handle } = shop.deps.database;
    const order = await handle
      .selectFrom('orders')
      .selectAll()
      .where('no', '=', no)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 420 }, (_, index) => ({
      ...order,
      id: shop.deps.newId(),
      no: `COPY${`${index}`.padStart(8, '0')}`,
    }));
    for (let start = 0; start < copies.length; start += 70)
      await handle
        .insertInto('orders')
        .values(copies.slice(start, start + 70))
        .execute();
    const { body } = await read(shop, buyer);
    const numbers = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[0]);
    expect(numbers).toHaveLength(421);
    expect(new Set(numbers).size).toBe(421);
    await handle.deleteFrom('orders').where('no', 'like', 'COPY%').execute();
  });

  test('is there for an account without orders, and for nobody without a session', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    const { statusCode, body } = await read(shop, buyer);
    expect([statusCode, body.trimEnd().split('\r\n').length]).toEqual([200, 1]);
    const query = { language: 'zh' };
    expect((await fetchFile(shop, exportOrders.path, { query })).statusCode).toBe(401);
    expect((await read(shop, buyer, 'fr')).statusCode).toBe(400);
  });

  test.each([
    ['=cmd|calc', `'=cmd|calc\r\n`],
    ['+1', `'+1\r\n`],
    ['-1', `'-1\r\n`],
    ['@SUM(A1)', `'@SUM(A1)\r\n`],
    ['\tx', `'\tx\r\n`],
    ['＝1', `'＝1\r\n`],
    ['a,b', '"a,b"\r\n'],
    ['say "x"', '"say ""x"""\r\n'],
    ['two\nlines', '"two\nlines"\r\n'],
    ['=1,"2"', `"'=1,""2"""\r\n`],
    ['plain', 'plain\r\n'],
    ['914403001922038216', '914403001922038216\t\r\n'],
    ['0012', '0012\t\r\n'],
    ['0', '0\r\n'],
    ['12345678901', '12345678901\r\n'],
  ])('writes %j so that no spreadsheet runs, splits or rounds it', (text, row) => {
    expect(csvRow([text])).toBe(row);
  });

  test('writes money exactly', () => {
    const amounts = [0, 1, 10, 123, -5, 123_456_789_012].map((fen) => ({ fen }));
    expect(csvRow(amounts)).toBe('0.00,0.01,0.10,1.23,-0.05,1234567890.12\r\n');
  });
});

describe('the books', () => {
  const read = async (shop: TestShop, { token }: Buyer, query: Record<string, string> = {}) =>
    fetchFile(shop, exportStaffOrders.path, { token, query: { language: 'en', ...query } });
  const rowsOf = (body: string) => body.trimEnd().split('\r\n').slice(1);

  test('hold everybody’s orders of some days, with who paid them, when, how and how much', async () => {
    await using shop = await openShop();
    const finance = await buildStaff(shop, ['finance']);
    const buyer = await buildSession(shop);
    // The day of an order comes from its id, which is made now: perhaps the ids are on both sides of a midnight.
    const from = shopDay(Date.now());
    const paid = await paidWith(shop, buyer, company);
    shop.clock.now += 24 * 60 * 60_000;
    const unpaid = await orderOf(shop, await buildSession(shop), { 'CARD-A': 1 });
    const { statusCode, headers, body } = await read(shop, finance);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-disposition': 'attachment; filename="orders.csv"' });
    const [newer, older] = rowsOf(body);
    expect([newer, older]).toEqual([
      expect.stringContaining(unpaid),
      expect.stringContaining(paid),
    ]);
    expect(newer).toMatch(/,,,0\.00$/);
    expect(older).toMatch(/@[^,]+,2026-01-05 16:00:0\d,[^,]+,9948\.00$/);
    // A second payment, which goes back, is not the one that paid the order.
    const { handle } = shop.deps.database;
    const attempt = await handle
      .selectFrom('paymentAttempts')
      .selectAll()
      .executeTakeFirstOrThrow();
    const second = { id: 'second', method: 'stripe', state: 'refunded' } as const;
    const endedAt = (attempt.endedAt ?? 0) + 1;
    await handle
      .insertInto('paymentAttempts')
      .values({ ...attempt, ...second, endedAt })
      .execute();
    expect(rowsOf((await read(shop, finance)).body)).toEqual([newer, older]);
    await handle.deleteFrom('paymentAttempts').where('id', '=', second.id).execute();
    const days = { from, to: shopDay(Date.now()) };
    expect(rowsOf((await read(shop, finance, days)).body)).toEqual([newer, older]);
    expect(rowsOf((await read(shop, finance, { to: '2026-01-04' })).body)).toEqual([]);
    expect(rowsOf((await read(shop, finance, { state: 'unpaid' })).body)).toEqual([newer]);
    expect((await read(shop, finance, { from: '2026-13-01' })).statusCode).toBe(400);
    const entries = shop.deps.database.handle.selectFrom('auditEntries').select('action');
    const exported = await entries.where('action', '=', 'export-orders').execute();
    expect(exported).toHaveLength(5);
  });

  test('say of each order what of its money came, and leave out what never was its', async () => {
    await using shop = await openShop();
    const finance = await buildStaff(shop, ['finance']);
    const buyer = await buildSession(shop);
    const receivedOf = async (no: string) => {
      const row = rowsOf((await read(shop, finance)).body).find((each) => each.startsWith(no));
      return row?.split(',').at(-1);
    };
    expect(await receivedOf(await settledWith(shop, buyer, 39_000, 'accept'))).toBe('390.00');
    expect(await receivedOf(await settledWith(shop, buyer, 50_000, 'accept'))).toBe('400.00');
  });

  test('name the payment that counts, also where another one came before it and went back', async () => {
    await using shop = await openTransferShop();
    const { no } = await openTransfer(shop);
    await record(shop, { reference: no, amountFen: 700, number: 'T-0001' });
    shop.clock.now += 60_000;
    await record(shop, { reference: no, amountFen: 8_000, number: 'T-0002' });
    const decision = { language: 'en', no, decision: 'accept' } as const;
    await shop.call(settleReview, decision, shop.operator);
    const [row] = rowsOf((await read(shop, shop.operator)).body);
    expect(row).toMatch(/,2026-01-05 16:01:00,Bank transfer,80\.00$/);
  });

  test('name no person to an auditor, and are not there for whoever may not export', async () => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    await paidWith(shop, buyer, { kind: 'personal', title: '李娜' });
    const { statusCode, body } = await read(shop, await buildStaff(shop, ['auditor']));
    expect(statusCode).toBe(200);
    expect(body).not.toContain('李娜');
    expect(rowsOf(body)[0]).toContain('＊＊@');
    for (const role of ['shop', 'support', 'editor', 'administrator'] as const)
      expect((await read(shop, await buildStaff(shop, [role]))).statusCode).toBe(404);
    expect((await read(shop, buyer)).statusCode).toBe(404);
  });
});
