import { listLicences } from '@uid/contract/shipments';
import { listNotices } from '@uid/contract/notices';
import { expect, test } from 'vitest';

import { buildSession, createTick } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, shipmentsOf, stateOf } from './testing/dispatch.ts';

test('several processes send, move and tell of an order once, while the clock jumps', async () => {
  await using shop = await openDispatch({ environment: { SANDBOX_SHIPS_ITSELF: 'on' } });
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 2, 'CARD-B': 1, LICENCE: 2 });
  const processes = [1, 2, 3].map(() => createTick(shop, shop.rounds.fulfilment));
  for (const seconds of [1, 14, 1, 1, 19, 1, 1, 1, 50, 1, 1, 60, 1, 1, 30, 1, 1]) {
    shop.clock.now += seconds * 1000;
    await Promise.all(processes.map((tick) => tick()));
  }
  expect(await stateOf(shop, buyer, no)).toBe('delivered');
  const shipments = await shipmentsOf(shop, buyer, { no });
  expect(shipments).toHaveLength(1);
  expect(shipments[0]?.events).toHaveLength(6);
  const { licences } = (await shop.call(listLicences, { language: 'en', no }, buyer)).result;
  expect(licences[0]?.keys).toHaveLength(2);
  const { notices } = (await shop.call(listNotices, { language: 'en' }, buyer)).result;
  expect(notices.map(({ kind }) => kind).toReversed()).toEqual([
    'order-placed',
    'order-paid',
    'licences-issued',
    'order-shipped',
    'order-delivered',
  ]);
  const mails = await shop.deps.database.handle.selectFrom('mails').select('uniqueKey').execute();
  expect(mails).toHaveLength(5);
});
