import { decideApproval, listApprovals } from '@uid/contract/approvals';
import { decideRefund, requestRefund } from '@uid/contract/refunds';
import { cancelStaffOrder } from '@uid/contract/staff-orders';
import { getOrder } from '@uid/contract/orders';
import { listTransferRefunds, recordTransfer, recordTransferRefund } from '@uid/contract/transfers';
import { expect, test } from 'vitest';

import { insertSession } from '../../../testing/insert-account.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { buildSession, openShop, orderOf, pay } from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';
import {
  openTransfer,
  openTransferShop,
} from '../../payments/providers/bank-transfer/testing/transfer-shop.ts';
import { actorsOf, expectBooks, race, statusesOf, turns } from './testing/race.ts';

const language = 'en';

async function open() {
  const shop = await openShop();
  const [one, two] = [await buildStaff(shop, ['finance']), await buildStaff(shop, ['finance'])];
  return { shop, one, two };
}

/** Requests a refund as a customer. Returns the id of the request. */
async function requestOf(shop: TestShop, goods: Record<string, number>): Promise<string> {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, goods);
  await pay(shop, buyer, no);
  const { result } = await shop.call(requestRefund, { language, no, reason: 'other' }, buyer);
  return result.requests[0]?.id ?? '';
}

async function refundsOf({ deps }: TestShop) {
  return deps.database.handle.selectFrom('refunds').selectAll().execute();
}

test.each(turns)(
  'a refund that one approves and another declines is decided once (F4, $turn)',
  async ({ turn }) => {
    const { shop, one, two } = await open();
    await using _ = shop;
    const id = await requestOf(shop, { 'CARD-A': 1 });
    const decides = (by: Buyer, isApproved: boolean, says: string) => ({
      by,
      says,
      act: () => shop.call(decideRefund, { language, id, isApproved }, by),
    });
    const both = [
      decides(one, true, 'Approved a refund'),
      decides(two, false, 'Declined a refund'),
    ] as const;
    const { won } = await race(shop, both, turn);
    expect(await refundsOf(shop)).toHaveLength(won.by === one ? 1 : 0);
    expect(await actorsOf(shop, 'decide-refund')).toEqual([won.by.accountId]);
  },
);

test('a refund that two approve is paid once', async () => {
  const { shop, one, two } = await open();
  await using _ = shop;
  const id = await requestOf(shop, { 'CARD-A': 1 });
  const approves = (by: Buyer) => ({
    by,
    says: 'Approved a refund',
    act: () => shop.call(decideRefund, { language, id, isApproved: true }, by),
  });
  await race(shop, [approves(one), approves(two)]);
  expect(await refundsOf(shop)).toHaveLength(1);
});

test.each(turns)(
  'a second person who approves twice, in two sessions, does it once (F5, $turn)',
  async ({ turn }) => {
    const { shop, one, two } = await open();
    await using _ = shop;
    const id = await requestOf(shop, { LICENCE: 1 });
    await shop.call(decideRefund, { language, id, isApproved: true }, one);
    const [asked] = (await shop.call(listApprovals, { language }, two)).result.approvals;
    const sessions = [two, { ...two, token: await insertSession(shop.deps, two.accountId) }];
    await shop.deps.database.handle
      .updateTable('sessions')
      .set({ factor: 'totp', steppedUpAt: shop.clock.now })
      .where('accountId', '=', two.accountId)
      .execute();
    const decision = { language, id: asked!.id, hash: asked!.hash, isApproved: true } as const;
    const answers = await Promise.all(
      turn.map((at) => shop.call(decideApproval, decision, sessions[at])),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.result).toMatchObject({ error: 'APPROVAL_DECIDED' });
    expect(await refundsOf(shop)).toHaveLength(1);
    expect(await actorsOf(shop, 'decide-approval')).toEqual([two.accountId]);
    await expectBooks(shop);
  },
);

test.each(turns)(
  'of two second persons one decides, and the other reads how (F5, $turn)',
  async ({ turn }) => {
    const { shop, one, two } = await open();
    await using _ = shop;
    const three = await buildStaff(shop, ['finance']);
    const id = await requestOf(shop, { LICENCE: 1 });
    await shop.call(decideRefund, { language, id, isApproved: true }, one);
    const [asked] = (await shop.call(listApprovals, { language }, two)).result.approvals;
    const decides = (by: Buyer, isApproved: boolean, says: string) => ({
      by,
      says,
      act: () =>
        shop.call(decideApproval, { language, id: asked!.id, hash: asked!.hash, isApproved }, by),
    });
    const both = [
      decides(two, true, 'Approved as second person'),
      decides(three, false, 'Declined as second person'),
    ] as const;
    const { won } = await race(shop, both, turn);
    expect(await refundsOf(shop)).toHaveLength(won.by === two ? 1 : 0);
  },
);

test.each(turns)(
  'a transfer that is recorded while the order is cancelled pays it, and its cancelling says so (F4, $turn)',
  async ({ turn }) => {
    await using shop = await openTransferShop();
    const two = await buildStaff(shop, ['support']);
    const { no, buyer, payment } = await openTransfer(shop, { 'CARD-B': 1 });
    const line = {
      language,
      reference: no,
      number: 'B-0001',
      amountFen: payment.totalFen,
      receivedOn: '2026-01-06',
    } as const;
    const acts = [
      () => shop.call(recordTransfer, line, shop.operator),
      () => shop.call(cancelStaffOrder, { language, no, reason: 'other' }, two),
    ] as const;
    const answers = await Promise.all(turn.map((at) => acts[at]()));
    const [recorded, cancelled] = [answers[turn.indexOf(0)]!, answers[turn.indexOf(1)]!];
    expect(recorded.status).toBe(200);
    const history = await shop.call(getOrder, { language, no }, buyer);
    const states = history.result.events.map(({ state }) => state);
    const lastChange = { act: 'Recorded a bank transfer', at: shop.clock.now };
    const isPaidFirst = cancelled.status === 409;
    expect(cancelled.result).toMatchObject(isPaidFirst ? { lastChange, stateNow: 'Paid' } : {});
    // The goods are still in stock, so a payment that came too late buys them after all.
    expect(states).toEqual(isPaidFirst ? ['unpaid', 'paid'] : ['unpaid', 'cancelled', 'paid']);
    await expectBooks(shop);
  },
);

test.each(turns)(
  'a repayment that two record under their own numbers is paid once (F4, $turn)',
  async ({ turn }) => {
    await using shop = await openTransferShop({ TWO_PERSONS: 'off' });
    const two = await buildStaff(shop);
    const { buyer, no, payment } = await openTransfer(shop);
    const line = {
      language,
      reference: no,
      number: 'IN-1',
      amountFen: payment.totalFen,
      receivedOn: '2026-01-06',
    } as const;
    await shop.call(recordTransfer, line, shop.operator);
    const { result } = await shop.call(requestRefund, { language, no, reason: 'other' }, buyer);
    await shop.call(
      decideRefund,
      { language, id: result.requests[0]?.id ?? '', isApproved: true },
      shop.operator,
    );
    const [refund] = (await shop.call(listTransferRefunds, { language }, two)).result.refunds;
    const repays = (by: Buyer, number: string) => ({
      by,
      says: 'Recorded a repayment',
      act: () =>
        shop.call(
          recordTransferRefund,
          { language, id: refund!.id, number, paidOn: '2026-01-06' },
          by,
        ),
    });
    await race(shop, [repays(shop.operator, 'OUT-1'), repays(two, 'OUT-2')], turn);
    expect(await refundsOf(shop)).toMatchObject([{ state: 'done' }]);
  },
);
