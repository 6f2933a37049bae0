import type { AuditAction } from '@uid/contract/audit-actions';
import { getOrder } from '@uid/contract/orders';
import { requestRefund } from '@uid/contract/refunds';
import {
  cancelStaffOrder,
  correctStaffOrderAddress,
  getStaffOrder,
  listStaffOrders,
  noteStaffOrder,
} from '@uid/contract/staff-orders';
import { expect, test } from 'vitest';

import { besideAChange } from '../../testing/beside-a-change.ts';
import { recordPlans } from '../../testing/record-plans.ts';
import { buildSession, openShop, orderOf, testAddress } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { eraseNeverPaid } from '../orders/erasure/erase-orders.ts';
import { openDispatch, paidOrder, send, shipmentsOf } from '../shipments/testing/dispatch.ts';

const language = 'en';
const otherAddress = {
  ...testAddress,
  recipient: '李四',
  phone: '13800000000',
  street: '新路 2 号',
};

async function numbersOf(shop: TestShop, staff: Buyer, filter: object): Promise<string[]> {
  const { result } = await shop.call(listStaffOrders, filter, staff);
  return result.orders.map(({ no }) => no);
}

async function emailOf({ deps }: TestShop, { accountId }: Buyer): Promise<string> {
  const { email } = await deps.database.handle
    .selectFrom('accounts')
    .select('email')
    .$narrowType<{ email: string }>()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return email;
}

async function stockOf({ deps }: TestShop, sku: string): Promise<number> {
  const { stock } = await deps.database.handle
    .selectFrom('variants')
    .select('stock')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return stock;
}

function subjectsOf({ deps }: TestShop, action: AuditAction) {
  return deps.database.handle
    .selectFrom('auditEntries')
    .leftJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['subjectKind', 'before', 'after', 'reason', 'about'])
    .where('action', '=', action)
    .execute();
}

test('an order is found by its number, parcel, goods, customer, recipient and telephone, and by nothing else', async () => {
  await using shop = await openDispatch();
  const [buyer, other, staff] = [
    await buildSession(shop),
    await buildSession(shop),
    await buildStaff(shop),
  ];
  const cards = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const plan = await orderOf(shop, other, { 'CARD-B': 1 });
  await send(shop, cards, { pieces: { 'CARD-A': 1 } });
  await shop.pass(3);
  const [parcel] = await shipmentsOf(shop, buyer, { no: cards });
  expect(await numbersOf(shop, staff, {})).toEqual([plan, cards]);
  const ways: [string, string[]][] = [
    [cards.toLowerCase(), [cards]],
    [parcel?.trackingNo ?? '', [cards]],
    ['card-b', [plan]],
    [(await emailOf(shop, buyer)).toUpperCase(), [cards]],
    [testAddress.recipient, [plan, cards]],
    ['10 0000-0000', [plan, cards]],
    ['+86 10 0000 0000', [plan, cards]],
    [testAddress.recipient.slice(1), []],
    ['%', []],
    ['0000', []],
  ];
  for (const [q, found] of ways)
    expect([q, await numbersOf(shop, staff, { q })]).toEqual([q, found]);
});

test('orders are filtered by state and day, and counted by what they wait for', async () => {
  await using shop = await openShop();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const unpaid = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const paid = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  expect(await numbersOf(shop, staff, { state: 'paid' })).toEqual([paid]);
  expect(await numbersOf(shop, staff, { state: 'review' })).toEqual([]);
  // An id contains the time of creation, by the machine's clock.
  const { id } = await shop.deps.database.handle
    .selectFrom('orders')
    .select('id')
    .where('no', '=', paid)
    .executeTakeFirstOrThrow();
  const madeAt = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  const today = new Date(madeAt + 8 * 60 * 60_000).toISOString().slice(0, 10);
  expect(await numbersOf(shop, staff, { from: today, to: today })).toEqual([paid, unpaid]);
  expect(await numbersOf(shop, staff, { to: '2020-01-01' })).toEqual([]);
  expect(await numbersOf(shop, staff, { from: '2199-01-01' })).toEqual([]);
  const { result } = await shop.call(listStaffOrders, {}, staff);
  expect(result.counts).toMatchObject({ unpaid: 1, paid: 1, review: 0 });
  const wrong = await shop.call(listStaffOrders, { from: '2026-02-30' }, staff);
  expect(wrong.status).toBe(400);
});

test('a page of orders leads to the next one', async () => {
  await using shop = await openShop();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { handle } = shop.deps.database;
  const order = await handle
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 55 }, (_, at) => ({
    ...order,
    id: shop.deps.newId(),
    no: `COPY${String(at).padStart(10, '0')}`,
    state: 'completed' as const,
  }));
  await handle.insertInto('orders').values(copies).execute();
  const first = (await shop.call(listStaffOrders, {}, staff)).result;
  expect(first.orders).toHaveLength(50);
  const rest = await numbersOf(shop, staff, { after: first.next });
  expect(rest).toHaveLength(6);
  expect(new Set([...first.orders.map((each) => each.no), ...rest]).size).toBe(56);
  await handle
    .deleteFrom('orders')
    .where(
      'id',
      'in',
      copies.map(({ id }) => id),
    )
    .execute();
});

test('who reads an order sees all that is known of it, and an auditor no person', async () => {
  await using shop = await openDispatch();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const auditor = await buildStaff(shop, ['auditor']);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const invoice = { kind: 'personal', title: '王小明' } as const;
  await shop.deps.database.handle
    .updateTable('orders')
    .set({ invoice: JSON.stringify(invoice), note: 'For 王小明' })
    .execute();
  const asked = { reason: 'other', note: 'Ring me at 13900139000.', amountFen: 1 } as const;
  await shop.call(requestRefund, { language, no, ...asked }, buyer);
  const text = 'Rang from 13900139000: wants it on Monday.';
  await shop.call(noteStaffOrder, { language, no, text }, staff);
  const seen = (await shop.call(getStaffOrder, { language, no }, staff)).result;
  const email = await emailOf(shop, buyer);
  expect(seen).toMatchObject({
    no,
    state: 'paid',
    customer: { id: buyer.accountId, email },
    customerLanguage: language,
    address: testAddress,
    invoice,
    note: 'For 王小明',
    payments: [{ method: 'Test payment', state: 'succeeded' }],
    refunds: [{ state: 'open', amountFen: 1, note: asked.note }],
    staffNotes: [{ text, person: { id: staff.accountId } }],
    canCancel: false,
    canCorrectAddress: true,
  });
  const masked = await shop.call(getStaffOrder, { language, no }, auditor);
  const listed = await shop.call(listStaffOrders, {}, auditor);
  for (const { status, result } of [masked, listed]) {
    expect(status).toBe(200);
    const { recipient, street, phone } = testAddress;
    for (const secret of [email, recipient, street, phone, invoice.title])
      expect(JSON.stringify(result)).not.toContain(secret);
  }
  expect(masked.result).toMatchObject({
    address: { recipient: '收＊＊', city: testAddress.city },
    refunds: [{ note: 'Ring me at ＊＊9000.' }],
    staffNotes: [{ text: 'Rang from ＊＊9000: wants it on Monday.' }],
  });
  const entries = await subjectsOf(shop, 'read-order');
  expect(entries).toMatchObject([
    { subjectKind: 'order', about: buyer.accountId },
    { subjectKind: 'order', about: buyer.accountId },
  ]);
  const none = await shop.call(getStaffOrder, { language, no: '0000000000' }, staff);
  expect(none.status).toBe(404);
});

test('what carriers and staff said of a parcel’s way tells an auditor no address or number', async () => {
  await using shop = await openDispatch();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const auditor = await buildStaff(shop, ['auditor']);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const shipmentId = await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const inBoth = (text: string) => JSON.stringify({ zh: text, en: text });
  const [text, place] = [
    'Left with Wang, 13900139000, wang@example.com',
    'Beijing, ask 13900139000',
  ];
  const event = { shipmentId, eventId: 'e', at: shop.clock.now, state: 'delivered' } as const;
  await shop.deps.database.handle
    .insertInto('parcelEvents')
    .values({ ...event, places: inBoth(place), texts: inBoth(text) })
    .execute();
  const seen = (await shop.call(getStaffOrder, { language, no }, staff)).result;
  expect(seen.shipments).toMatchObject([{ events: [{ text, place }] }]);
  const masked = (await shop.call(getStaffOrder, { language, no }, auditor)).result;
  expect(masked.shipments).toMatchObject([
    {
      id: shipmentId,
      events: [
        { text: 'Left with Wang, ＊＊9000, w＊＊@example.com', place: 'Beijing, ask ＊＊9000' },
      ],
    },
  ]);
});

test('an unpaid order is cancelled for its customer once, and its stock returns', async () => {
  await using shop = await openShop();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const before = await stockOf(shop, 'CARD-A');
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  const cancel = (key: string) =>
    shop.call(
      cancelStaffOrder,
      { language, no, reason: 'ordered-twice' },
      { ...staff, headers: { 'idempotency-key': key } },
    );
  expect((await cancel('first-key')).result).toEqual({ no, state: 'cancelled' });
  expect(await stockOf(shop, 'CARD-A')).toBe(before);
  expect((await cancel('first-key')).result).toEqual({ no, state: 'cancelled' });
  expect((await cancel('other-key')).status).toBe(409);
  expect(await subjectsOf(shop, 'cancel-order')).toMatchObject([
    { before: '{"state":"unpaid"}', reason: 'ordered-twice', about: buyer.accountId },
  ]);
  const seen = (await shop.call(getOrder, { language, no }, buyer)).result;
  expect(seen.state).toBe('cancelled');
  const paid = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const late = await shop.call(cancelStaffOrder, { language, no: paid, reason: 'other' }, staff);
  expect(late.status).toBe(409);
});

test('notes are for staff alone, and go with the details of the order', async () => {
  await using shop = await openShop();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.call(noteStaffOrder, { language, no, text: 'Knows our director.' }, staff);
  expect(JSON.stringify(await shop.call(getOrder, { language, no }, buyer))).not.toContain(
    'director',
  );
  await shop.call(noteStaffOrder, { language, no, text: 'Rang again.' }, staff);
  const { staffNotes } = (await shop.call(getStaffOrder, { language, no }, staff)).result;
  expect(staffNotes.map(({ text }) => text)).toEqual(['Knows our director.', 'Rang again.']);
  await shop.call(cancelStaffOrder, { language, no, reason: 'other' }, staff);
  shop.clock.now += 366 * 24 * 60 * 60_000;
  await shop.tick();
  const note = { language, no, text: 'Rang again.' } as const;
  const late = await shop.call(noteStaffOrder, note, await buildStaff(shop));
  expect(late.result.error).toBe('STATE_CONFLICT');
  const notes = await shop.deps.database.handle.selectFrom('orderNotes').selectAll().execute();
  expect(notes).toEqual([]);
});

// SQLite allows one writer at a time, so nothing is written in the middle of an erasure.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a note that is written while the details of its order go is refused',
  async () => {
    await using shop = await openShop();
    const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
    const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
    await shop.call(cancelStaffOrder, { language, no, reason: 'other' }, staff);
    const { deps } = shop;
    const deletion = { accountId: buyer.accountId, email: null, numbers: [] };
    const late = await besideAChange(
      {
        database: deps.database,
        change: async (handle) => eraseNeverPaid(handle, deletion, deps),
      },
      () => shop.call(noteStaffOrder, { language, no, text: 'Rang again.' }, staff),
    );
    expect(late.result.error).toBe('STATE_CONFLICT');
    expect(await deps.database.handle.selectFrom('orderNotes').selectAll().execute()).toEqual([]);
  },
);

test('an address is corrected as it was read, until something has left', async () => {
  await using shop = await openDispatch();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2 });
  const { revision } = (await shop.call(getStaffOrder, { language, no }, staff)).result;
  const correct = (key: string, to = otherAddress) =>
    shop.call(
      correctStaffOrderAddress,
      { language, no, revision, address: to },
      { ...staff, headers: { 'idempotency-key': key } },
    );
  expect((await correct('first-key')).status).toBe(200);
  expect((await shop.call(getOrder, { language, no }, buyer)).result.address).toEqual(otherAddress);
  expect(await numbersOf(shop, staff, { q: '李四' })).toEqual([no]);
  // A second correction of the same revision comes later.
  expect((await correct('second-key', testAddress)).result.error).toBe('ORDER_CHANGED');
  expect(await subjectsOf(shop, 'correct-address')).toMatchObject([
    { about: buyer.accountId, before: expect.stringContaining(testAddress.street) },
  ]);
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const now = (await shop.call(getStaffOrder, { language, no }, staff)).result;
  expect(now.canCorrectAddress).toBe(false);
  const late = { language, no, revision: now.revision, address: testAddress } as const;
  expect((await shop.call(correctStaffOrderAddress, late, staff)).result.error).toBe(
    'STATE_CONFLICT',
  );
});

test('the address of an order can be corrected before it is paid, and not once it has ended', async () => {
  await using shop = await openShop();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const correct = async () => {
    const { result } = await shop.call(getStaffOrder, { language, no }, staff);
    const { revision, canCorrectAddress } = result;
    const correction = { language, no, revision, address: otherAddress } as const;
    const answer = await shop.call(correctStaffOrderAddress, correction, staff);
    return [canCorrectAddress, answer.status];
  };
  expect(await correct()).toEqual([true, 200]);
  await shop.call(cancelStaffOrder, { language, no, reason: 'other' }, staff);
  expect(await correct()).toEqual([false, 409]);
});

// Query plans of PostgreSQL don't contain the limits.
test.skipIf(process.env.TEST_DATABASE_URL)('each way to find orders goes by an index', async () => {
  await using opened = await openTestDatabase();
  const database = recordPlans(opened);
  await using shop = await openShop({ database });
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const questions: [object, RegExp][] = [
    [{}, /SCAN orders USING (COVERING )?INDEX sqlite_autoindex_orders_1/],
    [{ state: 'shipped' }, /settlingOrders \(state=\?/],
    [{ q: no }, /orders.*\(no=\?\)/],
    [{ q: 'CARD-A' }, /orderLinesBySku \(sku=\?/],
    [{ q: 'a@example.com' }, /orders.*\(accountId=\?/],
    [{ q: '李四' }, /ordersByRecipient \(<expr>=\?/],
    [{ q: '13800000000' }, /ordersByPhone \(<expr>=\?/],
  ];
  for (const [filter, key] of questions) {
    const plans = await database.plansOf(async () => {
      expect((await shop.call(listStaffOrders, filter, staff)).status).toBe(200);
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(steps, JSON.stringify(filter)).toMatch(key);
  }
});
