import type { Selectable } from 'kysely';
import { describe, expect, test } from 'vitest';

import type { Tables } from '../../../database/tables.ts';
import { day, minute } from '../../../job.ts';
import { booksEnd } from '../../orders/erasure/books-time.ts';
import { eraseOldOrders } from '../../orders/erasure/erase-orders.ts';
import { buildSession } from '../../../testing/shop/test-shop.ts';
import { testMailboxKey } from '../../../testing/test-app.ts';
import { openCarrierAccount } from '../../sandbox-carrier/account.ts';
import { signTrackingEvent } from '../../sandbox-carrier/deliver-tracking-events.ts';
import { moveParcels } from '../../sandbox-carrier/move-parcel.ts';
import { openDispatch, paidOrder, send, shipmentsOf, stateOf } from '../testing/dispatch.ts';
import type { TestDispatch } from '../testing/dispatch.ts';
import { applyReports } from './apply-reports.ts';
import { applyTrackingEvents } from './apply-tracking-events.ts';
import { pollParcels } from './poll-parcels.ts';

const url = '/api/carrier-reports/sandbox';

type SandboxEvent = Selectable<Tables['sandboxTrackingEvents']>;

/** Creates a parcel that has been delivered, but of which the shop has received no report. */
async function silentParcel(shop: TestDispatch) {
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  shop.clock.now += 110_000;
  await moveParcels(shop.deps);
  const events = await shop.deps.database.handle
    .selectFrom('sandboxTrackingEvents')
    .selectAll()
    .orderBy('at')
    .execute();
  return { buyer, no, events };
}

async function post(shop: TestDispatch, payload: string, headers: Record<string, string>) {
  return (await shop.app.inject({ method: 'POST', url, payload, headers })).statusCode;
}

async function tell(shop: TestDispatch, { body }: SandboxEvent): Promise<number> {
  const signed = signTrackingEvent(body, await openCarrierAccount(shop.deps), shop.deps.now());
  return post(shop, signed.body, signed.headers);
}

describe('tracking events of a parcel', () => {
  test('that is old does not turn a parcel back', async () => {
    await using shop = await openDispatch();
    const { buyer, no, events } = await silentParcel(shop);
    const [first, second, ...rest] = events;
    const out = rest.find(({ body }) => body.includes('out-for-delivery'));
    for (const each of [out, second, first]) if (each) await tell(shop, each);
    const [parcel] = await shipmentsOf(shop, buyer, { no });
    expect(parcel?.state).toBe('out-for-delivery');
  });

  test('that was stored and not applied is applied by the clock', async () => {
    await using shop = await openDispatch();
    const { buyer, no, events } = await silentParcel(shop);
    const { handle } = shop.deps.database;
    await handle.schema.alterTable('parcelEvents').renameTo('away').execute();
    await tell(shop, events[0]!);
    await handle.schema.alterTable('away').renameTo('parcelEvents').execute();
    await handle.updateTable('sandboxTrackingEvents').set({ dueAt: null }).execute();
    await handle.updateTable('shipments').set({ nextPollAt: null }).execute();
    await shop.fulfil();
    const [parcel] = await shipmentsOf(shop, buyer, { no });
    expect(parcel?.events).toHaveLength(1);
  });

  test('as they came are kept until they are applied, and what they say until the order loses its details', async () => {
    await using shop = await openDispatch();
    const { buyer, no, events } = await silentParcel(shop);
    for (const each of events) await tell(shop, each);
    const { handle } = shop.deps.database;
    const reports = await handle.selectFrom('carrierReports').select(['body', 'report']).execute();
    expect(reports).toHaveLength(events.length);
    for (const each of reports) expect(each).toEqual({ body: '', report: '' });
    const [arrived] = await shipmentsOf(shop, buyer, { no });
    expect(arrived?.events).toHaveLength(events.length);
    shop.clock.now = booksEnd(shop.clock.now);
    await eraseOldOrders(shop.deps);
    expect(await handle.selectFrom('parcelEvents').selectAll().execute()).toEqual([]);
    const kept = await handle.selectFrom('shipments').select(['id', 'state']).execute();
    expect(kept).toEqual([{ id: arrived?.id, state: 'delivered' }]);
  });

  test('of a lost parcel says so and keeps the order from being delivered', async () => {
    await using shop = await openDispatch();
    const buyer = await buildSession(shop);
    const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
    await send(shop, no, { pieces: { 'CARD-A': 1 } });
    await shop.pass(30);
    const [{ trackingNo: parcel } = {}] = await shipmentsOf(shop, buyer, { no });
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/sandbox-carrier',
      payload: new URLSearchParams({ parcel: parcel ?? '', action: 'lose' }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        host: '127.0.0.1',
        'x-mailbox-key': testMailboxKey,
      },
    });
    expect(statusCode).toBe(303);
    await shop.pass(130);
    const [lost] = await shipmentsOf(shop, buyer, { no });
    expect(lost?.state).toBe('exception');
    expect(await stateOf(shop, buyer, no)).toBe('shipped');
  });

  test('that it has arrived counts from the first time it was said', async () => {
    await using shop = await openDispatch();
    const { buyer, no } = await silentParcel(shop);
    const [parcel] = await shipmentsOf(shop, buyer, { no });
    const words = { zh: '已签收', en: 'Delivered' };
    const arrivedAt = shop.clock.now;
    for (const [eventId, at] of Object.entries({ first: arrivedAt, again: arrivedAt + 60_000 })) {
      const event = { eventId, at, state: 'delivered', place: words, text: words } as const;
      await shop.deps.database.transact((handle) =>
        applyTrackingEvents(handle, { reference: parcel?.id ?? '', events: [event] }, shop.deps),
      );
    }
    const [arrived] = await shipmentsOf(shop, buyer, { no });
    expect(arrived).toMatchObject({ state: 'delivered', deliveredAt: arrivedAt });
  });

  test('a report that an earlier version stored is applied', async () => {
    await using shop = await openDispatch();
    const { buyer, no } = await silentParcel(shop);
    const [parcel] = await shipmentsOf(shop, buyer, { no });
    const words = { zh: '运输中', en: 'On its way' };
    const news = {
      eventId: 'e',
      at: shop.clock.now,
      state: 'in-transit',
      place: words,
      text: words,
    };
    const stored = { carrier: 'sandbox', eventId: 'e', body: '', receivedAt: shop.clock.now };
    const report = JSON.stringify({ reference: parcel?.id, news });
    await shop.deps.database.handle
      .insertInto('carrierReports')
      .values({ ...stored, id: 'stored', report, appliedAt: null })
      .execute();
    await applyReports(shop.shipping);
    expect((await shipmentsOf(shop, buyer, { no }))[0]?.state).toBe('in-transit');
  });

  test('that there is still trouble tells the customer nothing new', async () => {
    await using shop = await openDispatch();
    const { buyer, no } = await silentParcel(shop);
    const [parcel] = await shipmentsOf(shop, buyer, { no });
    const words = { zh: '派送异常', en: 'Trouble on the way' };
    for (const eventId of ['first', 'second']) {
      shop.clock.now += 60_000;
      const at = shop.clock.now;
      const event = { eventId, at, state: 'exception', place: words, text: words } as const;
      await shop.deps.database.transact((handle) =>
        applyTrackingEvents(handle, { reference: parcel?.id ?? '', events: [event] }, shop.deps),
      );
    }
    const notices = await shop.deps.database.handle.selectFrom('notices').select('kind').execute();
    expect(notices.filter(({ kind }) => kind === 'parcel-exception')).toHaveLength(1);
  });
});

describe('a notification is refused, and nothing of it kept,', () => {
  type Change = (signed: { body: string; headers: Record<string, string> }) => typeof signed;
  const header = (name: string, change: (value: string) => string): Change => {
    const key = `sandbox-carrier-${name}`;
    return ({ body, headers }) => ({
      body,
      headers: { ...headers, [key]: change(headers[key] ?? '') },
    });
  };
  const minutes = (count: number) => (value: string) => `${Number(value) + count * 60_000}`;
  test.each<[string, Change]>([
    ['without a signature', header('signature', () => '')],
    [
      'with another signature',
      header('signature', (value) => value.replace(/./, (sign) => (sign === 'f' ? '0' : 'f'))),
    ],
    ['with a shorter signature', header('signature', (value) => value.slice(2))],
    ['with a timestamp of its own', header('timestamp', minutes(-1))],
    ['with no number as timestamp', header('timestamp', () => 'now')],
    ['with a changed body', ({ body, headers }) => ({ body: body.replace('at', 'AT'), headers })],
    ['with a space more', ({ body, headers }) => ({ body: `${body} `, headers })],
    ['with an empty body', ({ headers }) => ({ body: '', headers })],
  ])('%s', async (_name, change) => {
    await using shop = await openDispatch();
    const { events } = await silentParcel(shop);
    const account = await openCarrierAccount(shop.deps);
    const { body, headers } = change(signTrackingEvent(events[0]!.body, account, shop.deps.now()));
    expect(await post(shop, body, headers)).toBe(403);
    expect(await countReports(shop)).toBe(0);
  });

  test.each([
    ['from six minutes ago', -6 * 60_000, {}],
    ['from six minutes ahead', 6 * 60_000, {}],
    ['for another app', 0, { appId: 'another' }],
    ['with an unknown state', 0, { state: 'eaten' }],
    ['about tomorrow', 0, { at: Date.UTC(2030, 0, 1) }],
  ])('rightly signed, but %s', async (_name, shift, change) => {
    await using shop = await openDispatch();
    const { events } = await silentParcel(shop);
    const account = await openCarrierAccount(shop.deps);
    const facts = JSON.stringify({ ...(JSON.parse(events[0]!.body) as object), ...change });
    const { body, headers } = signTrackingEvent(facts, account, shop.deps.now() + shift);
    expect(await post(shop, body, headers)).toBe(403);
    expect(await countReports(shop)).toBe(0);
  });
});

async function countReports({ deps }: TestDispatch): Promise<number> {
  return (await deps.database.handle.selectFrom('carrierReports').select('id').execute()).length;
}

test('reports that cannot be applied take no turn of what is behind them', async () => {
  await using shop = await openDispatch();
  const { buyer, no, events } = await silentParcel(shop);
  const { handle } = shop.deps.database;
  const applied = await tell(shop, events[0]!);
  expect(applied).toBe(200);
  const report = await handle.selectFrom('carrierReports').selectAll().executeTakeFirstOrThrow();
  const [parcel] = await shipmentsOf(shop, buyer, { no });
  const words = { zh: '运输中', en: 'On its way' };
  const at = shop.clock.now;
  const event = { eventId: 'e', at, state: 'in-transit', place: words, text: words };
  const sound = JSON.stringify({ reference: parcel?.id, event });
  const rows = Array.from({ length: 51 }, (_, index) => ({
    ...report,
    id: `report-${index}`,
    eventId: `event-${index}`,
    report: index === 50 ? sound : '{',
    receivedAt: index,
    appliedAt: null,
  }));
  await handle.insertInto('carrierReports').values(rows).execute();
  await applyReports({ ...shop.shipping, onFailure: () => {} });
  const left = handle.selectFrom('carrierReports').select('id').where('appliedAt', 'is', null);
  expect(await left.execute()).toHaveLength(50);
  expect((await shipmentsOf(shop, buyer, { no }))[0]?.events).toHaveLength(2);
});

test('a carrier that is away is asked for the number again', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const carrier = shop.shipping.carriers.get('sandbox')!;
  const away = { ...carrier, register: () => Promise.reject(new Error('away')) };
  shop.shipping.carriers.set('sandbox', away);
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const [parcel] = await shipmentsOf(shop, buyer, { no });
  expect(parcel?.trackingNo).toBeUndefined();
  expect(await stateOf(shop, buyer, no)).toBe('paid');
  shop.shipping.carriers.set('sandbox', carrier);
  await shop.fulfil();
  const [registered] = await shipmentsOf(shop, buyer, { no });
  expect(registered?.trackingNo).toMatch(/^SB/);
  expect(await stateOf(shop, buyer, no)).toBe('shipped');
});

test('after the clock was a day ahead a carrier is asked at once for the number that is missing', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const carrier = shop.shipping.carriers.get('sandbox')!;
  const away = { ...carrier, register: () => Promise.reject(new Error('away')) };
  shop.shipping.carriers.set('sandbox', away);
  shop.clock.now += day;
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  shop.clock.now -= day;
  shop.shipping.carriers.set('sandbox', carrier);
  await shop.fulfil();
  const [registered] = await shipmentsOf(shop, buyer, { no });
  expect(registered?.trackingNo).toMatch(/^SB/);
});

test('a carrier nobody has an account with has no address to report to', async () => {
  await using shop = await openDispatch();
  const answer = await shop.app.inject({ method: 'POST', url: '/api/carrier-reports/ems' });
  expect(answer.statusCode).toBe(404);
});

test('a parcel that arrives before its carrier could tell its number still gets it, and its order is delivered', async () => {
  await using shop = await openDispatch();
  const { clock, shipping, deps } = shop;
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const carrier = shipping.carriers.get('sandbox')!;
  shipping.carriers.set('sandbox', {
    ...carrier,
    async register(parcel) {
      await carrier.register(parcel);
      throw new Error('The answer was lost.');
    },
  });
  const reference = await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const words = { zh: '已签收', en: 'Delivered' };
  const event = {
    eventId: 'e',
    at: clock.now,
    state: 'delivered',
    place: words,
    text: words,
  } as const;
  await deps.database.transact((handle) =>
    applyTrackingEvents(handle, { reference, events: [event] }, deps),
  );
  shipping.carriers.set('sandbox', carrier);
  await pollParcels(shipping);
  const [parcel] = await shipmentsOf(shop, buyer, { no });
  expect(parcel).toMatchObject({ state: 'delivered', trackingNo: expect.any(String) });
  expect(await stateOf(shop, buyer, no)).toBe('delivered');
  const rows = deps.database.handle.selectFrom('shipments').select('nextPollAt');
  expect(await rows.executeTakeFirst()).toEqual({ nextPollAt: null });
});

test('a carrier that says nothing new is asked less and less often, and of what has arrived no more', async () => {
  await using shop = await openDispatch();
  const { clock, shipping, deps } = shop;
  const no = await paidOrder(shop, await buildSession(shop), { 'CARD-A': 1 });
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  const words = { zh: '北京', en: 'Beijing' };
  let state: 'in-transit' | 'delivered' = 'in-transit';
  const carrier = shipping.carriers.get('sandbox')!;
  shipping.carriers.set('sandbox', {
    ...carrier,
    track: async () => [{ eventId: state, at: 1, state, place: words, text: words }],
  });
  const due = async () => {
    const rows = deps.database.handle.selectFrom('shipments').select('nextPollAt');
    return (await rows.executeTakeFirstOrThrow()).nextPollAt;
  };
  /** Polls the carrier. Returns the minutes until the next poll. */
  const ask = async () => {
    clock.now = (await due()) ?? clock.now;
    await pollParcels(shipping);
    return (((await due()) ?? Number.NaN) - clock.now) / minute;
  };
  // The carrier's first event begins the waits anew.
  await ask();
  expect([await ask(), await ask(), await ask()]).toEqual([10, 60, 360]);
  state = 'delivered';
  expect(await ask()).toBeNaN();
});
