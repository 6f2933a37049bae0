import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { buildSession } from '../../testing/shop/test-shop.ts';
import type { Buyer } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, send } from './testing/dispatch.ts';
import type { TestDispatch } from './testing/dispatch.ts';

/** Who changed the order to shipped, as its customer reads it. */
async function senderOf(shop: TestDispatch, buyer: Buyer, no: string) {
  const { result } = await shop.call(getOrder, { language: 'en', no }, buyer);
  return result.events.find(({ state }) => state === 'shipped')?.by;
}

test('what the stand-in sends was not sent by staff', async () => {
  await using shop = await openDispatch({ environment: { SANDBOX_SHIPS_ITSELF: 'on' } });
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await shop.pass(20);
  expect(await senderOf(shop, buyer, no)).toBe('sandbox');
});

test('what staff send was sent by staff, also where the carrier gives the number', async () => {
  const environment = { CARRIERS: 'sandbox,sf-express' };
  await using shop = await openDispatch({ environment });
  const buyer = await buildSession(shop);
  const pieces = { 'CARD-A': 1 };
  const sent = { carrier: 'sf-express', trackingNo: 'SF1234567890' } as const;
  const byHand = await paidOrder(shop, buyer, pieces);
  await send(shop, byHand, { pieces, ...sent });
  expect(await senderOf(shop, buyer, byHand)).toBe('staff');
  const tracked = await paidOrder(shop, buyer, pieces);
  await send(shop, tracked, { pieces });
  expect(await senderOf(shop, buyer, tracked)).toBe('staff');
});

test('licence keys are issued by the clock', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { LICENCE: 1 });
  await shop.pass(2);
  expect(await senderOf(shop, buyer, no)).toBe('clock');
});
