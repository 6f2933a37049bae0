import { AsyncLocalStorage } from 'node:async_hooks';

import { listOrdersToShip } from '@uid/contract/shipments';
import { listPackingLists, shipOrders } from '@uid/contract/staff-shipments';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, orderOf } from '../../testing/shop/test-shop.ts';
import { untilSomebodyWaits } from '../payments/testing/until-somebody-waits.ts';
import { openDispatch, paidOrder, send, shipmentsOf, stateOf } from './testing/dispatch.ts';

const language = 'en';
const carrier = 'sf-express';

/** Opens a shop with three paid orders of one customer, and a staff member who sends them. */
async function openBatch() {
  const shop = await openDispatch({ environment: { CARRIERS: 'sandbox,sf-express' } });
  const clerk = await buildStaff(shop, ['shop']);
  const buyer = await buildSession(shop);
  const nos = [];
  const wanted: Record<string, number>[] = [
    { 'CARD-A': 2, 'CARD-B': 1 },
    { 'CARD-A': 1 },
    { 'CARD-A': 3 },
  ];
  for (const pieces of wanted) nos.push(await paidOrder(shop, buyer, pieces));
  const parcels = nos.map((no, index) => ({ no, trackingNo: `SF0000000${index}` }));
  return { shop, clerk, buyer, nos, parcels };
}

test('several orders leave at once, each with all that has not left and a number of its own', async () => {
  const { shop, clerk, buyer, nos, parcels } = await openBatch();
  await using _ = shop;
  await send(shop, nos[0] ?? '', { pieces: { 'CARD-A': 1 }, carrier, trackingNo: 'SF99999999' });
  const sent = await shop.call(shipOrders, { language, carrier, parcels }, clerk);
  expect([sent.status, sent.result]).toEqual([200, { shipped: 3 }]);
  for (const no of nos) expect(await stateOf(shop, buyer, no)).toBe('shipped');
  const [, second] = await shipmentsOf(shop, buyer, { no: nos[0] ?? '' });
  expect(second).toMatchObject({
    trackingNo: 'SF00000000',
    lines: [
      { sku: 'CARD-A', quantity: 1 },
      { sku: 'CARD-B', quantity: 1 },
    ],
  });
  const { result } = await shop.call(listOrdersToShip, { language }, clerk);
  expect(result.orders).toEqual([]);
});

test('where some can’t leave none does, and each of them is named', async () => {
  const { shop, clerk, buyer, nos, parcels } = await openBatch();
  await using _ = shop;
  const [first, second, third] = parcels;
  if (!first || !second || !third) throw new Error('There are three.');
  const wrong = [
    first,
    { ...second, trackingNo: first.trackingNo },
    { no: third.no },
    { no: '0000000000', trackingNo: 'SF00000008' },
    { ...first, trackingNo: 'SF00000007' },
  ];
  const refused = await shop.call(shipOrders, { language, carrier, parcels: wrong }, clerk);
  expect([refused.status, refused.result.fields]).toEqual([
    409,
    {
      'parcels.1.trackingNo': 'This tracking number belongs to another parcel.',
      'parcels.2.trackingNo': 'Please enter the tracking number',
      'parcels.3.trackingNo': 'We could not find what you asked for.',
      'parcels.4.trackingNo': expect.stringContaining('moved on'),
    },
  ]);
  for (const no of nos) expect(await stateOf(shop, buyer, no)).toBe('paid');
});

test('a repeat under the same key sends nothing twice, and a carrier that gives numbers is asked for them', async () => {
  const { shop, clerk, buyer, nos } = await openBatch();
  await using _ = shop;
  const parcels = nos.map((no) => ({ no }));
  const options = { token: clerk.token, headers: { 'idempotency-key': 'a-batch-of-parcels' } };
  const batch = { language, carrier: 'sandbox', parcels } as const;
  const sendAll = async () => (await shop.call(shipOrders, batch, options)).result;
  expect([await sendAll(), await sendAll()]).toEqual([{ shipped: 3 }, { shipped: 3 }]);
  await shop.fulfil();
  const [parcel, ...others] = await shipmentsOf(shop, buyer, { no: nos[1] ?? '' });
  expect(parcel?.trackingNo).toMatch(/^SB\d{13}$/);
  expect(others).toEqual([]);
});

test('two batches of the same orders at once: one sends them', async () => {
  const { shop, clerk, nos, parcels } = await openBatch();
  await using _ = shop;
  const other = nos.toReversed().map((no, index) => ({ no, trackingNo: `SF1111111${index}` }));
  const answers = await Promise.all(
    [parcels, other].map((each) =>
      shop.call(shipOrders, { language, carrier, parcels: each }, clerk),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

// SQLite has one writer at a time: no transaction waits for a row in the middle of its work.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a batch takes its orders in their order, however they are listed: two never wait in a circle',
  async () => {
    const { shop, clerk, parcels } = await openBatch();
    await using _ = shop;
    const fallingParcels = parcels.toSorted((left, right) => (left.no < right.no ? 1 : -1));
    const [last, , first] = fallingParcels;
    const outside = AsyncLocalStorage.snapshot();
    const { pending } = await shop.deps.database.transact(async (handle) => {
      // `nowait` fails if another transaction holds the row already.
      const hold = (no: string) =>
        handle.selectFrom('orders').select('id').where('no', '=', no).forUpdate().noWait();
      await hold(first!.no).executeTakeFirstOrThrow();
      const batch = { language, carrier, parcels: fallingParcels } as const;
      const begun = outside(() => shop.call(shipOrders, batch, clerk));
      await Promise.race([begun, untilSomebodyWaits(handle)]);
      await hold(last!.no).executeTakeFirstOrThrow();
      return { pending: begun };
    });
    expect((await pending).result).toEqual({ shipped: 3 });
  },
);

test('a packing list is of a paid order, in the language of its customer, and says no price', async () => {
  const { shop, clerk, buyer, nos } = await openBatch();
  await using _ = shop;
  const { result } = await shop.call(listPackingLists, { orders: nos.join() }, clerk);
  expect(result.lists).toHaveLength(3);
  expect(result.lists[0]).toMatchObject({
    no: nos[0],
    language,
    brand: 'UID Security',
    address: { recipient: '收件人' },
    lines: [
      { sku: 'CARD-A', name: 'Card', variantName: 'A', quantity: 2 },
      { sku: 'CARD-B', quantity: 1 },
    ],
  });
  expect(JSON.stringify(result)).not.toContain('Fen');
  await shop.deps.database.handle.updateTable('accountLanguages').set({ language: 'zh' }).execute();
  const chinese = await shop.call(listPackingLists, { orders: nos[1] ?? '' }, clerk);
  expect(chinese.result.lists).toMatchObject([
    { language: 'zh', brand: 'UID 安全', lines: [{ name: '卡' }] },
  ]);
  const unpaid = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const none = await shop.call(listPackingLists, { orders: `${unpaid},0000000000` }, clerk);
  expect(none.result.lists).toEqual([]);
});
