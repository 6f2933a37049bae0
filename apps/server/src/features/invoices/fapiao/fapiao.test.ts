import * as contract from '@uid/contract/invoices';
import { listNotices } from '@uid/contract/notices';
import type { Invoice } from '@uid/contract/orders';
import { decideRefund, requestRefund, settleReview } from '@uid/contract/refunds';
import * as staffContract from '@uid/contract/staff-fapiao';
import { getStaffOrder } from '@uid/contract/staff-orders';
import { expect, test } from 'vitest';

import { signInjected } from '../../../testing/sign-request.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import {
  buildSession,
  createTick,
  fillCart,
  openShop,
  pay,
  placeCart,
  startCharge,
} from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import { booksEnd } from '../../orders/erasure/books-time.ts';
import { eraseOldOrders } from '../../orders/erasure/erase-orders.ts';
import { findAnyOrder } from '../../orders/find-order.ts';
import { notify } from '../../payments/testing/notify.ts';
import { attachFapiao } from './attach-fapiao.ts';
import { behind, ofd, pdf } from './testing/make-fapiao.ts';

const language = 'en';
const number = '26112000000123456789';
const personal: Invoice = { kind: 'personal', title: '王小明' };

interface Opened extends TestShop {
  buyer: Buyer;
  finance: Buyer;
  /** The number of a paid order whose buyer asked for a fapiao. */
  no: string;
}

async function open(): Promise<Opened> {
  const shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderWith(shop, buyer, personal);
  await pay(shop, buyer, no);
  return { ...shop, buyer, finance: await buildStaff(shop, ['finance']), no };
}

async function orderWith(shop: TestShop, buyer: Buyer, invoice: Invoice): Promise<string> {
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { status, result } = await placeCart(shop, buyer, { invoice });
  expect(status).toBe(200);
  return result.no;
}

interface Attaching {
  no?: string;
  number?: string;
  token?: string;
  headers?: Record<string, string>;
}

function attach(shop: Opened, file: Uint8Array | string, options: Attaching = {}) {
  const { no = shop.no, number: its = number, token = shop.finance.token, headers } = options;
  const input = { language, no, number: its } as const;
  return shop.call(staffContract.attachFapiao, input, { token, file, ...(headers && { headers }) });
}

async function filesOf(shop: Opened, { no = shop.no, token = shop.buyer.token } = {}) {
  return (await shop.call(contract.listFapiaoFiles, { language, no }, { token })).result.files;
}

/** Fetches a file as a browser does. */
async function fetchFile(
  { app, deps }: TestShop,
  path: string,
  { token, ...input }: { token: string; no: string; id: string },
) {
  const url = `${path}?${new URLSearchParams({ language, ...input })}`;
  const signed = await signInjected(deps, { method: 'GET', url, body: undefined, token });
  return app.inject({ url, headers: { 'x-access-token': token, ...signed } });
}

async function noticesOf(shop: Opened) {
  const { result } = await shop.call(listNotices, { language }, shop.buyer);
  return result.notices.filter(({ kind }) => kind === 'fapiao-issued');
}

async function awaiting(shop: Opened, token = shop.finance.token) {
  return shop.call(staffContract.listAwaitingFapiao, { language }, { token });
}

test('finance attaches a PDF and an OFD of one fapiao; its buyer saves both and is told once, on the site and by mail', async () => {
  await using shop = await open();
  const { no, buyer } = shop;
  expect(await filesOf(shop)).toEqual([]);
  const first = await attach(shop, pdf());
  expect([first.status, first.result]).toEqual([
    200,
    { id: expect.any(String), type: 'pdf', isNew: true },
  ]);
  expect((await attach(shop, ofd())).result).toMatchObject({ type: 'ofd', isNew: true });
  const files = await filesOf(shop);
  expect(files).toMatchObject([
    { number, type: 'pdf', bytes: pdf().length, at: shop.clock.now },
    { number, type: 'ofd' },
  ]);
  for (const [index, bytes] of [pdf(), ofd()].entries()) {
    const { id = '', type = '' } = files[index] ?? {};
    const answer = await fetchFile(shop, contract.fapiaoContent.path, {
      token: buyer.token,
      no,
      id,
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="fapiao-${number}.${type}"`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  }
  const notices = await noticesOf(shop);
  expect(notices).toMatchObject([{ no, title: 'Invoice issued', isRead: false }]);
  expect(notices[0]?.text).toContain(number);
  await createTick(shop, shop.rounds.fulfilment)();
  const mails = await shop.deps.database.handle.selectFrom('mails').selectAll().execute();
  const mailed = mails.filter(({ text }) => text.includes(number));
  expect(mailed.map(({ subject }) => subject)).toEqual([expect.stringContaining(no)]);
});

test('the same file again is known, and tells nobody; the same request is answered once', async () => {
  await using shop = await open();
  const headers = { 'idempotency-key': 'one-fapiao' };
  const first = await attach(shop, pdf(), { headers });
  expect((await attach(shop, pdf(), { headers })).result).toEqual(first.result);
  expect((await attach(shop, pdf('other'), { headers })).status).toBe(422);
  const again = await attach(shop, pdf());
  expect(again.result).toEqual({ ...first.result, isNew: false });
  expect(await filesOf(shop)).toHaveLength(1);
  expect(await noticesOf(shop)).toHaveLength(1);
});

test('another file of the number is refused until the wrong one is taken off; then the buyer is told again', async () => {
  await using shop = await open();
  const { no, finance } = shop;
  const wrong = await attach(shop, pdf('wrong'));
  for (const refused of [
    await attach(shop, pdf('right')),
    await attach(shop, pdf('wrong'), { number: '12345678' }),
  ])
    expect([refused.status, refused.result.error]).toEqual([409, 'FAPIAO_KNOWN']);
  const { id } = wrong.result;
  const input = { language, no, id, reason: 'Another company’s' } as const;
  expect((await shop.call(staffContract.removeFapiao, input, finance)).status).toBe(200);
  expect(await filesOf(shop)).toEqual([]);
  expect((await awaiting(shop)).result.orders).toMatchObject([{ no }]);
  expect((await shop.call(staffContract.removeFapiao, input, finance)).status).toBe(404);
  expect((await attach(shop, pdf('right'))).status).toBe(200);
  expect(await noticesOf(shop)).toHaveLength(2);
  expect((await awaiting(shop)).result.orders).toEqual([]);
});

test.each([
  ['a picture under the name of a PDF', 'GIF89a', 415, 'FAPIAO_TYPE'],
  ['nothing', '', 415, 'FAPIAO_TYPE'],
  ['a PDF without its end', pdf().subarray(0, 30), 422, 'DOCUMENT_DAMAGED'],
  [
    'a PDF with something behind it',
    Buffer.concat([pdf(), Buffer.from('<script>')]),
    415,
    'DOCUMENT_MIXED',
  ],
  ['an archive without OFD.xml', ofd({ 'word/document.xml': '<w/>' }), 415, 'FAPIAO_TYPE'],
  [
    'an archive with OFD.xml in a folder',
    ofd({ 'Doc_0/OFD.xml': '<ofd:OFD/>' }),
    415,
    'FAPIAO_TYPE',
  ],
  ['an OFD.xml that is a page', ofd({ 'OFD.xml': '<html><ofd:OFD/></html>' }), 415, 'FAPIAO_TYPE'],
  [
    'an OFD.xml of thirty comments and no document',
    ofd({ 'OFD.xml': `${'<!-- -->'.repeat(30)}<html/>` }),
    415,
    'FAPIAO_TYPE',
  ],
  [
    'an OFD.xml that unpacks without end',
    ofd({ 'OFD.xml': `<ofd:OFD>${' '.repeat(300_000)}` }),
    422,
    'DOCUMENT_DAMAGED',
  ],
  [
    'an OFD that writes outside its folder',
    ofd({ 'OFD.xml': '<OFD/>', '../x': '' }),
    422,
    'DOCUMENT_DAMAGED',
  ],
  [
    'an OFD with something behind it',
    Buffer.concat([ofd(), Buffer.from('more')]),
    422,
    'DOCUMENT_DAMAGED',
  ],
  [
    'an OFD with something before it',
    behind('PK\u0003\u0004<script>', ofd()),
    415,
    'DOCUMENT_MIXED',
  ],
  ['an OFD that is cut off', ofd().subarray(0, -30), 422, 'DOCUMENT_DAMAGED'],
  [
    'a file that is too large',
    Buffer.alloc(staffContract.largestFapiao + 1),
    413,
    'BODY_TOO_LARGE',
  ],
])('refuses %s by name, and changes nothing', async (_name, file, status, error) => {
  await using shop = await open();
  const refused = await attach(shop, file);
  expect([refused.status, refused.result.error]).toEqual([status, error]);
  expect(refused.message).toMatch(/\w/);
  expect(await filesOf(shop)).toEqual([]);
  expect(await noticesOf(shop)).toEqual([]);
});

test('takes an OFD that is stored as it is, and one without a prefix', async () => {
  await using shop = await open();
  expect((await attach(shop, ofd(undefined, 0))).status).toBe(200);
  const bare = ofd({
    'OFD.xml': '\uFEFF<?xml version="1.0"?>\n<!-- made by -->\n<OFD Version="1.1">',
  });
  expect((await attach(shop, bare, { number: '12345678' })).status).toBe(200);
});

test.each(['', '123', '2611200000012345678', 'ABCDEFGH', '26112000000123456789 1'])(
  'refuses the number “%s” at its field',
  async (wrong) => {
    await using shop = await open();
    const { status, result } = await attach(shop, pdf(), { number: wrong });
    expect([status, Object.keys(result.fields ?? {})]).toEqual([400, ['number']]);
  },
);

test('a number is taken as it is copied: with gaps, in wide digits', async () => {
  await using shop = await open();
  await attach(shop, pdf(), { number: ' ２６１１２０００ 0001 23456789 ' });
  expect(await filesOf(shop)).toMatchObject([{ number }]);
});

test('an order that is not paid takes none, nor one that lost for whom it was', async () => {
  await using shop = await open();
  const unpaid = await orderWith(shop, shop.buyer, personal);
  const refused = await attach(shop, pdf(), { no: unpaid });
  expect([refused.status, refused.result.error]).toEqual([409, 'FAPIAO_UNPAID']);
  expect((await attach(shop, pdf(), { no: '260105ZZZZZZZZZZZZZZ' })).status).toBe(404);
  const { handle } = shop.deps.database;
  const order = handle.updateTable('orders').where('no', '=', shop.no);
  await order.set({ state: 'review' }).execute();
  expect((await attach(shop, pdf())).result.error).toBe('FAPIAO_UNPAID');
  await order.set({ state: 'paid' }).execute();
  await order.set({ erasedAt: 1 }).execute();
  expect((await attach(shop, pdf())).status).toBe(409);
});

test('an order that was put under review while its file was read takes none', async () => {
  await using shop = await open();
  const { database } = shop.deps;
  const paid = await findAnyOrder(database.handle, shop.no);
  const order = database.handle.updateTable('orders').where('no', '=', shop.no);
  await order.set({ state: 'review' }).execute();
  const file = { type: 'pdf', bytes: 1, hash: 'a'.repeat(64), content: 'YQ==' } as const;
  const attaching = { order: paid!, number, file, accountId: shop.finance.accountId };
  const attached = database.transact((tx) => attachFapiao(tx, attaching, shop.deps));
  await expect(attached).rejects.toMatchObject({ error: 'FAPIAO_UNPAID' });
  await order.set({ state: 'paid' }).execute();
});

test('a file of one customer’s order is kept off another customer’s, and may serve two orders of one', async () => {
  await using shop = await open();
  const other = await buildSession(shop);
  const others = await orderWith(shop, other, personal);
  await pay(shop, other, others);
  const own = await orderWith(shop, shop.buyer, personal);
  await pay(shop, shop.buyer, own);
  await attach(shop, pdf());
  const refused = await attach(shop, pdf(), { no: others });
  expect([refused.status, refused.result.error]).toEqual([409, 'FAPIAO_ELSEWHERE']);
  expect((await attach(shop, pdf(), { no: own })).status).toBe(200);
});

test('one file that is attached to orders of two customers at once is one customer’s', async () => {
  await using shop = await open();
  const other = await buildSession(shop);
  const others = await orderWith(shop, other, personal);
  await pay(shop, other, others);
  const answers = ['one', 'two', 'three', 'four'].flatMap((words, index) =>
    [shop.no, others].map((no) =>
      attach(shop, pdf(words), { no, number: `2611200000000000000${index}` }),
    ),
  );
  const errors = (await Promise.all(answers)).map(({ result }) => result.error ?? 'attached');
  expect(errors.toSorted()).toEqual([
    ...Array<string>(4).fill('FAPIAO_ELSEWHERE'),
    ...Array<string>(4).fill('attached'),
  ]);
});

test('only its owner reads it, only finance attaches, takes off and opens it; support and an auditor see that it is there', async () => {
  await using shop = await open();
  const { no, buyer } = shop;
  const { result } = await attach(shop, pdf());
  const { id } = result;
  const other = await buildSession(shop);
  const list = { language, no } as const;
  expect((await shop.call(contract.listFapiaoFiles, list, other)).status).toBe(404);
  expect((await shop.call(contract.listFapiaoFiles, list)).status).toBe(401);
  for (const path of [contract.fapiaoContent.path, staffContract.staffFapiaoContent.path])
    expect((await fetchFile(shop, path, { token: other.token, no, id })).statusCode).toBe(404);
  const second = await orderWith(shop, buyer, personal);
  for (const wrong of [
    { no, id: 'another' },
    { no: second, id },
  ]) {
    const answer = await fetchFile(shop, contract.fapiaoContent.path, {
      token: buyer.token,
      ...wrong,
    });
    expect(answer.statusCode).toBe(404);
  }
  for (const role of ['support', 'auditor', 'shop'] as const) {
    const { token } = await buildStaff(shop, [role]);
    const read = await shop.call(getStaffOrder, { language, no }, { token });
    expect(read.result).toMatchObject({ canAttachFapiao: true, fapiao: [{ number, type: 'pdf' }] });
    expect((await attach(shop, pdf('x'), { token })).status).toBe(404);
    const path = staffContract.staffFapiaoContent.path;
    expect((await fetchFile(shop, path, { token, no, id })).statusCode).toBe(404);
    const removing = { language, no, id, reason: 'x' } as const;
    expect((await shop.call(staffContract.removeFapiao, removing, { token })).status).toBe(404);
  }
  expect(await filesOf(shop)).toHaveLength(1);
});

test('each act leaves its entry, with the number and the hash of the file', async () => {
  await using shop = await open();
  const { no, finance } = shop;
  const { result } = await attach(shop, pdf());
  const { id } = result;
  const token = finance.token;
  const opened = await fetchFile(shop, staffContract.staffFapiaoContent.path, { token, no, id });
  expect(opened.rawPayload.equals(pdf())).toBe(true);
  await shop.call(staffContract.removeFapiao, { language, no, id, reason: 'Wrong' }, finance);
  await awaiting(shop);
  const { handle } = shop.deps.database;
  const entries = await handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['action', 'subjectKind', 'subjectId', 'before', 'after', 'reason'])
    .orderBy('auditEntries.seq')
    .execute();
  const file = {
    id,
    number,
    type: 'pdf',
    bytes: pdf().length,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  };
  const order = { subjectKind: 'order' };
  expect(entries).toMatchObject([
    { action: 'attach-fapiao', ...order, before: null },
    { action: 'read-fapiao', ...order },
    { action: 'remove-fapiao', ...order, after: null, reason: 'Wrong' },
    {
      action: 'list-fapiao',
      subjectKind: null,
      after: JSON.stringify({ ids: [entries[0]?.subjectId] }),
    },
  ]);
  const details = [entries[0]?.after, entries[2]?.before];
  for (const each of details) expect(JSON.parse(each ?? '')).toEqual(file);
});

test('the list has paid orders that asked for one and have none, first ordered first', async () => {
  await using shop = await open();
  const { buyer, no } = shop;
  await orderWith(shop, buyer, personal);
  const unasked = await orderWith(shop, buyer, { kind: 'none' });
  await pay(shop, buyer, unasked);
  const second = await orderWith(shop, buyer, personal);
  await pay(shop, buyer, second);
  const { result } = await awaiting(shop);
  expect(result.orders).toMatchObject([
    { no, kind: 'personal', title: '王小明' },
    { no: second, kind: 'personal' },
  ]);
  const auditor = await buildStaff(shop, ['auditor']);
  const masked = await awaiting(shop, auditor.token);
  expect(masked.result.orders[0]?.title).toBe('王＊＊');
  const after = { language, after: no } as const;
  const rest = await shop.call(staffContract.listAwaitingFapiao, after, shop.finance);
  expect(rest.result.orders.map((each) => each.no)).toEqual([second]);
  await attach(shop, pdf());
  expect((await awaiting(shop)).result.orders.map((each) => each.no)).toEqual([second]);
  const support = await buildStaff(shop, ['support']);
  expect((await awaiting(shop, support.token)).status).toBe(404);
});

test('a fapiao is asked for what was paid and has not gone back', async () => {
  await using shop = await open();
  const { buyer, no, finance } = shop;
  const amounts = async () => (await awaiting(shop)).result.orders.map((each) => each.amountFen);
  expect(await amounts()).toEqual([8_000]);
  const asked = { language, no, reason: 'other', amountFen: 3_000 } as const;
  const [request] = (await shop.call(requestRefund, asked, buyer)).result.requests;
  expect(await amounts()).toEqual([8_000]);
  const decision = { language, id: request?.id ?? '', isApproved: true } as const;
  expect((await shop.call(decideRefund, decision, finance)).status).toBe(200);
  expect(await amounts()).toEqual([5_000]);
  for (let count = 0; count < 2; count += 1) await createTick(shop, shop.rounds.money)();
  expect(await amounts()).toEqual([5_000]);
});

test('a fapiao is asked for the whole total of an order for which too much was paid', async () => {
  await using shop = await open();
  const { buyer, finance } = shop;
  const no = await orderWith(shop, buyer, personal);
  const charge = await startCharge(shop, buyer, no);
  const paid = { state: 'succeeded', amountFen: 9_000 } as const;
  const charges = shop.deps.database.handle.updateTable('sandboxCharges');
  await charges.set(paid).where('id', '=', charge).execute();
  await notify(shop, charge, {});
  await shop.call(settleReview, { language, no, decision: 'accept' }, finance);
  const { result } = await awaiting(shop);
  expect(result.orders.map((each) => each.amountFen)).toEqual([8_000, 8_000]);
});

test('an order whose buyer wants none awaits none, also when one that it was given is taken off', async () => {
  await using shop = await open();
  const { buyer, finance } = shop;
  await attach(shop, pdf('asked'));
  const no = await orderWith(shop, buyer, { kind: 'none' });
  await pay(shop, buyer, no);
  const { id } = (await attach(shop, pdf('unasked'), { no, number: '26112000000123456780' }))
    .result;
  const removing = { language, no, id, reason: 'Not asked for' } as const;
  expect((await shop.call(staffContract.removeFapiao, removing, finance)).status).toBe(200);
  expect((await awaiting(shop)).result.orders).toEqual([]);
});

test('an order awaits one anew when the last file of it is taken off, and not while another is there', async () => {
  await using shop = await open();
  const { no, finance } = shop;
  const { id: first } = (await attach(shop, pdf())).result;
  const { id: last } = (await attach(shop, ofd())).result;
  const takeOff = (id: string) =>
    shop.call(staffContract.removeFapiao, { language, no, id, reason: 'Unreadable' }, finance);
  const awaited = async () => (await awaiting(shop)).result.orders.map((each) => each.no);
  expect((await takeOff(first)).status).toBe(200);
  expect(await awaited()).toEqual([]);
  expect((await takeOff(last)).status).toBe(200);
  expect(await awaited()).toEqual([no]);
});

test('an order takes so many files and not one more', async () => {
  await using shop = await open();
  const next = (count: number) =>
    attach(shop, pdf(`file ${count}`), {
      number: `261120000001234567${String(count).padStart(2, '0')}`,
    });
  for (let count = 0; count < staffContract.maxFapiaoFiles; count += 1)
    expect((await next(count)).status).toBe(200);
  expect((await next(staffContract.maxFapiaoFiles)).result.error).toBe('FAPIAO_FULL');
});

test('it is kept with the books after the account has gone, and goes with the details of its order', async () => {
  await using shop = await open();
  await attach(shop, pdf());
  const { handle } = shop.deps.database;
  const count = async () => (await handle.selectFrom('fapiaoFiles').select('id').execute()).length;
  shop.clock.now = booksEnd(shop.clock.now) - 1;
  await eraseOldOrders(shop.deps);
  expect(await count()).toBe(1);
  shop.clock.now += 1;
  await eraseOldOrders(shop.deps);
  expect(await count()).toBe(0);
});
