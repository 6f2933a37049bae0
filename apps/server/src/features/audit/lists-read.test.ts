import { sendMessage } from '@uid/contract/conversations';
import { listCustomers } from '@uid/contract/customers';
import type { Endpoint, InputOf } from '@uid/contract/endpoint';
import { shipOrder } from '@uid/contract/shipments';
import { listStaff } from '@uid/contract/staff';
import { listWaitingConversations } from '@uid/contract/staff-conversations';

import { listStaffOrders } from '@uid/contract/staff-orders';
import { createQuote, listQuotes } from '@uid/contract/staff-quotes';
import type { QuoteDraft } from '@uid/contract/staff-quotes';
import { listPackingLists, listParcelsOnTheWay } from '@uid/contract/staff-shipments';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder } from '../shipments/testing/dispatch.ts';

const language = 'en';

test('whoever reads a list of persons, orders, parcels or quotes leaves an entry that names what stood on it (G1)', async () => {
  await using shop = await openDispatch({ environment: { CARRIERS: 'sf-express' } });
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const [waiting, sent] = [
    await paidOrder(shop, buyer, { 'CARD-A': 1 }),
    await paidOrder(shop, buyer, { 'CARD-A': 1 }),
  ];
  const parcel = { carrier: 'sf-express', trackingNo: 'SF1234567890' } as const;
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  await shop.call(shipOrder, { language, no: sent, ...parcel, lines }, staff);
  await shop.call(sendMessage, { language, no: waiting, text: 'When does it leave?' }, buyer);
  const quote: QuoteDraft = {
    email: 'buyer@example.com',
    buyer: 'Example Works',
    buyerLanguage: 'en',
    lines: [{ ...lines[0]!, priceFen: 5_000 }],
    deliveryFen: 0,
    validOn: '2026-01-31',
    note: '',
  };
  await shop.call(createQuote, { language, quote }, staff);
  const { handle } = shop.deps.database;
  const idsIn = async (table: 'orders' | 'shipments' | 'quotes') =>
    (await handle.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();

  async function notedBy<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<string[]> {
    expect((await shop.call(endpoint, input, staff)).status).toBe(200);
    const details = handle.selectFrom('auditDetails').select('after').orderBy('seq', 'desc');
    const { after } = await details.executeTakeFirstOrThrow();
    return (JSON.parse(after ?? '{}') as { ids: string[] }).ids.toSorted();
  }

  const orders = await idsIn('orders');
  expect(await notedBy(listStaffOrders, {})).toEqual(orders);
  expect(await notedBy(listPackingLists, { orders: waiting })).toHaveLength(1);
  expect(await notedBy(listParcelsOnTheWay, { language })).toEqual(await idsIn('shipments'));
  expect(await notedBy(listWaitingConversations, { language })).toHaveLength(1);
  expect(await notedBy(listQuotes, {})).toEqual(await idsIn('quotes'));
  expect(await notedBy(listCustomers, {})).toContain(buyer.accountId);
  expect(await notedBy(listStaff, {})).toEqual([staff.accountId]);
});
