import { cancelOrder } from '@uid/contract/orders';
import { listNotices, markNoticesRead, noticeKinds } from '@uid/contract/notices';
import { describe, expect, test } from 'vitest';

import { eraseAccountById } from '../identity/deletion/erase-account.ts';
import { changeState } from '../orders/change-state.ts';
import { readNotices } from '../../testing/shop/read-notices.ts';
import { buildSession, orderOf } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, send } from '../shipments/testing/dispatch.ts';
import { noticeWords } from './notice-words.ts';
import { queueNoticeMails } from './queue-notice-mails.ts';
import { writeNotice } from './write-notice.ts';

async function kindsOf(shop: TestShop, buyer: Buyer): Promise<string[]> {
  return (await readNotices(shop, buyer)).map(({ kind }) => kind);
}

async function mailsOf({ deps }: TestShop) {
  return deps.database.handle.selectFrom('mails').selectAll().orderBy('createdAt').execute();
}

/** Places an order that waits for its payment, and returns its id. */
async function placedOrder(shop: TestShop, buyer: Buyer): Promise<string> {
  await orderOf(shop, buyer, { LICENCE: 1 });
  const orders = shop.deps.database.handle.selectFrom('orders').select('id');
  return (await orders.executeTakeFirstOrThrow()).id;
}

describe('a customer is told', () => {
  test('of everything that happens to an order, in its order, once', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 2, LICENCE: 1 });
    await shop.pass(1);
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    await shop.pass(130);
    expect(await kindsOf(shop, buyer)).toEqual([
      'order-placed',
      'order-paid',
      'licences-issued',
      'parcel-sent',
      'order-shipped',
      'order-delivered',
    ]);
    expect(await mailsOf(shop)).toHaveLength(6);
  });

  test('who cancelled: they themselves, or the clock', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { LICENCE: 1 });
    await shop.call(cancelOrder, { language: 'en', no, reason: 'other' }, buyer);
    await orderOf(shop, buyer, { LICENCE: 1 });
    shop.clock.now += 60 * 60_000;
    await shop.tick();
    const { result } = await shop.call(listNotices, { language: 'en' }, buyer);
    const told = result.notices.filter(({ kind }) => kind === 'order-cancelled');
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringContaining('Not paid in time'),
      expect.stringContaining('cancelled at your request; we received no payment'),
    ]);
  });

  test('of nothing once their account is gone: nothing is kept that nobody can read', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
    const { database } = shop.deps;
    await database.transact((own) => eraseAccountById(own, buyer.accountId, shop.deps));
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    await shop.pass(1);
    const orders = await database.handle.selectFrom('orders').select('state').execute();
    expect(orders).toEqual([{ state: 'shipped' }]);
    expect(await database.handle.selectFrom('notices').select('kind').execute()).toEqual([]);
  });

  test('of nothing that was rolled back', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    await orderOf(shop, buyer, { LICENCE: 1 });
    const { database } = shop.deps;
    const { id } = await database.handle
      .selectFrom('orders')
      .select('id')
      .executeTakeFirstOrThrow();
    const failing = database.transact(async (handle) => {
      const change = { to: 'paid', by: 'provider', reason: 'paid', context: shop.deps } as const;
      await changeState(handle, { id, state: 'unpaid' }, change);
      throw new Error('fell');
    });
    await expect(failing).rejects.toThrow('fell');
    expect(await kindsOf(shop, buyer)).toEqual(['order-placed']);
  });

  test('once of the same thing, whoever reports it', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const orderId = await placedOrder(shop, buyer);
    const { handle } = shop.deps.database;
    const parcel = { orderId, kind: 'parcel-sent', key: 'one' } as const;
    await Promise.all([1, 2, 3].map(() => writeNotice(handle, parcel, shop.deps)));
    await writeNotice(handle, { ...parcel, key: 'two' }, shop.deps);
    expect(await kindsOf(shop, buyer)).toEqual(['order-placed', 'parcel-sent', 'parcel-sent']);
  });

  test.each([
    'paid-twice',
    'refund-requested',
    'refund-declined',
    'refund-under-way',
    'order-refunded',
    'order-in-review',
  ] as const)('of each %s of an order, not of the first one alone', async (kind) => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const orderId = await placedOrder(shop, buyer);
    const event = { orderId, from: 'paid', by: 'staff', reason: 'reported' } as const;
    const { database, publish } = shop.deps;
    for (const eventId of ['one', 'one', 'two'])
      await publish(database.handle, kind, { ...event, eventId });
    expect(await kindsOf(shop, buyer)).toEqual(['order-placed', kind, kind]);
  });

  test('of each parcel that leaves, and of each that is in trouble', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const orderId = await placedOrder(shop, buyer);
    const { database, publish } = shop.deps;
    for (const name of ['one', 'two']) {
      const parcel = { orderId, shipmentId: name, carrier: 'sf', trackingNo: name };
      await publish(database.handle, 'parcel-sent', { ...parcel, isLast: false });
      await publish(database.handle, 'parcel-exception', parcel);
    }
    expect((await kindsOf(shop, buyer)).toSorted()).toEqual([
      'order-placed',
      'parcel-exception',
      'parcel-exception',
      'parcel-sent',
      'parcel-sent',
    ]);
  });

  test.each([
    ['order-delivered', 'licences-issued'],
    ['order-completed', 'receipt-confirmed'],
  ] as const)('of no %s by %s, which they know already', async (kind, reason) => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const orderId = await placedOrder(shop, buyer);
    const event = { orderId, eventId: 'one', from: 'paid', by: 'customer', reason } as const;
    await shop.deps.publish(shop.deps.database.handle, kind, event);
    expect(await kindsOf(shop, buyer)).toEqual(['order-placed']);
  });
});

test('an order that is placed names its amount and until when it can be paid', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await shop.fulfil();
  const [mail] = await mailsOf(shop);
  expect(mail?.text.replaceAll('\u202F', ' ')).toContain(
    `We have received your order ${no} for ¥148.00. We hold the goods for you; please pay by 5 Jan, 16:30 (Beijing time).`,
  );
  const { result } = await shop.call(listNotices, { language: 'zh' }, buyer);
  expect(result.notices[0]?.text).toBe(
    `订单 ${no} 已提交，金额 ¥148.00。库存为您保留到 1月5日 16:30（北京时间），请在此之前付款。`,
  );
});

test('a notice that cannot be written holds up no mail of another', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  await orderOf(shop, buyer, { LICENCE: 1 });
  await shop.deps.database.handle.updateTable('notices').set({ facts: '{' }).execute();
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  await expect(queueNoticeMails(shop.deps)).rejects.toThrow('JSON');
  expect(await mailsOf(shop)).toMatchObject([{ text: expect.stringContaining(no) }]);
});

test('notices that cannot be written take no turn of what is behind them', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  const { handle } = shop.deps.database;
  const notice = await handle.selectFrom('notices').selectAll().executeTakeFirstOrThrow();
  const damaged = Array.from({ length: 50 }, (_, index) => ({
    ...notice,
    id: `0-${index}`,
    uniqueKey: `damaged-${index}`,
    facts: '{',
  }));
  await handle.insertInto('notices').values(damaged).execute();
  await expect(queueNoticeMails(shop.deps)).rejects.toThrow('50 of 51 failed');
  expect(await mailsOf(shop)).toMatchObject([{ text: expect.stringContaining(no) }]);
});

describe('the list', () => {
  test('goes on page after page, counts the unread and forgets what was read', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    for (let order = 0; order < 12; order += 1) await orderOf(shop, buyer, { 'CARD-A': 1 });
    const first = (await shop.call(listNotices, { language: 'zh' }, buyer)).result;
    expect([first.notices.length, first.unread]).toEqual([10, 12]);
    const rest = (await shop.call(listNotices, { language: 'zh', after: first.next! }, buyer))
      .result;
    expect([rest.notices.length, rest.next]).toEqual([2, undefined]);
    const ids = rest.notices.map(({ id }) => id);
    const some = await shop.call(markNoticesRead, { language: 'zh', ids }, buyer);
    expect(some.result.unread).toBe(10);
    const none = await shop.call(markNoticesRead, { language: 'zh' }, buyer);
    expect(none.result.unread).toBe(0);
    const { result } = await shop.call(listNotices, { language: 'zh' }, buyer);
    expect(result.notices.every(({ isRead }) => isRead)).toBe(true);
  });

  test('is one’s own: others are neither shown nor marked', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const other = await buildSession(shop);
    await orderOf(shop, buyer, { LICENCE: 1 });
    const [{ id } = { id: '' }] = (await shop.call(listNotices, { language: 'zh' }, buyer)).result
      .notices;
    expect((await shop.call(listNotices, { language: 'zh' }, other)).result.notices).toEqual([]);
    await shop.call(markNoticesRead, { language: 'zh', ids: [id] }, other);
    await shop.call(markNoticesRead, { language: 'zh' }, other);
    expect((await shop.call(listNotices, { language: 'zh' }, buyer)).result.unread).toBe(1);
    expect((await shop.call(listNotices, { language: 'zh' })).status).toBe(401);
    const { status } = await shop.call(listNotices, { language: 'zh', after: '' }, buyer);
    expect(status).toBe(400);
  });
});

describe('A28: the mail of a notice', () => {
  test('leaves once, however many processes queue it and however often', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    await orderOf(shop, buyer, { LICENCE: 1 });
    await Promise.all([1, 2, 3, 4].map(() => queueNoticeMails(shop.deps)));
    await queueNoticeMails(shop.deps);
    expect(await mailsOf(shop)).toHaveLength(1);
  });

  test('speaks the language its account last ordered in, as text and as a page', async () => {
    await using shop = await openDispatch({
      environment: { PUBLIC_ORIGIN: 'https://www.example.com' },
    });
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { LICENCE: 1 });
    await shop.fulfil();
    const [english] = await mailsOf(shop);
    expect(english?.subject).toBe(`UID Security · Order placed · ${no}`);
    expect(english?.text).toContain(`https://www.example.com/en/order?no=${no}`);
    expect(english?.html).toContain(`<a href="https://www.example.com/en/order?no=${no}">`);
    expect(english?.html).not.toMatch(/<img|<script|<style|http:/);
    await shop.call(cancelOrder, { language: 'zh', no, reason: 'other' }, buyer);
    await shop.fulfil();
    const chinese = (await mailsOf(shop)).find(({ subject }) => subject.includes('订单已取消'));
    expect(chinese?.text).toContain('已按您的要求取消');
    expect(chinese?.text).toContain(`https://www.example.com/order?no=${no}`);
  });

  test('is not written for an account that is gone', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    await orderOf(shop, buyer, { LICENCE: 1 });
    const { handle } = shop.deps.database;
    await handle.deleteFrom('sessions').where('accountId', '=', buyer.accountId).execute();
    await handle.deleteFrom('accounts').where('id', '=', buyer.accountId).execute();
    await shop.fulfil();
    expect(await mailsOf(shop)).toEqual([]);
  });
});

test.each(noticeKinds)('%s is written in both languages, with the order’s number', (kind) => {
  const facts = JSON.stringify({ by: 'staff', carrier: 'ems', trackingNo: 'EA123456789CN' });
  const order = {
    no: 'NO00000001',
    state: 'paid',
    totalFen: 14_800,
    endsAt: Date.UTC(2026, 0, 5, 8),
  } as const;
  const zh = noticeWords({ kind, facts, ...order }, 'zh');
  const en = noticeWords({ kind, facts, ...order }, 'en');
  for (const { title, text } of [zh, en]) {
    expect(title.length).toBeGreaterThan(2);
    expect(text).toContain('NO00000001');
    expect(text).not.toContain('undefined');
  }
  expect(zh.text).toMatch(/[\u4e00-\u9fff]/);
  expect(en.text).not.toMatch(/[\u4e00-\u9fff]/);
});
