import { listNotices } from '@uid/contract/notices';
import { getOrder } from '@uid/contract/orders';
import { decideRefund, listRefunds } from '@uid/contract/refunds';
import { askStaffRefund } from '@uid/contract/staff-refunds';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, openShop, orderOf, pay } from '../../testing/shop/test-shop.ts';

const language = 'en';

async function openPaid() {
  const shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await pay(shop, buyer, no);
  const clerk = await buildStaff(shop, ['support']);
  return { shop, buyer, no, clerk };
}

test('support asks money back for a customer, who is told; finance decides it', async () => {
  const { shop, buyer, no, clerk } = await openPaid();
  await using _ = shop;
  const input = { language, no, reason: 'faulty', note: 'Rang up.', amountFen: 5_000 } as const;
  const asked = await shop.call(askStaffRefund, input, clerk);
  expect([asked.status, asked.result]).toMatchObject([200, { no, amountFen: 5_000 }]);
  const { result } = await shop.call(listRefunds, { language, no }, buyer);
  expect(result.requests).toMatchObject([{ state: 'open', amountFen: 5_000, note: 'Rang up.' }]);
  const order = await shop.call(getOrder, { language, no }, buyer);
  expect(order.result.events.at(-1)).toMatchObject({
    reason: 'Refund requested by our staff for the customer',
  });
  const notices = await shop.call(listNotices, { language }, buyer);
  expect(notices.result.notices[0]).toMatchObject({ kind: 'refund-requested' });
  const finance = await buildStaff(shop, ['finance']);
  const decision = { language, id: asked.result.id, isApproved: true } as const;
  expect((await shop.call(decideRefund, decision, clerk)).status).toBe(404);
  expect((await shop.call(decideRefund, decision, finance)).status).toBe(200);
  const { handle } = shop.deps.database;
  const persons = handle.selectFrom('refundRequests').select(['accountId', 'decidedBy']);
  expect(await persons.executeTakeFirst()).toEqual({
    accountId: clerk.accountId,
    decidedBy: finance.accountId,
  });
});

test('there is one open request an order, whoever asks, and no more than was paid', async () => {
  const { shop, no, clerk } = await openPaid();
  await using _ = shop;
  const ask = async (change: object) => {
    const input = { language, no, reason: 'other', ...change } as const;
    const { status, result } = await shop.call(askStaffRefund, input, clerk);
    return [status, result.error];
  };
  expect(await ask({ amountFen: 99_999_999 })).toEqual([409, 'REFUND_TOO_MUCH']);
  expect(await ask({ no: '0000000000' })).toEqual([404, 'NOT_FOUND']);
  expect(await ask({})).toEqual([200, undefined]);
  expect(await ask({})).toEqual([409, 'REFUND_OPEN']);
});
