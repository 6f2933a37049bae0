import { decideApproval, listApprovals } from '@uid/contract/approvals';
import { getOrder } from '@uid/contract/orders';
import { listTransferRefunds, recordTransferRefund } from '@uid/contract/transfers';
import { listRefunds, requestRefund } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../../testing/shop/build-staff.ts';
import { decideRefund } from '../../../refunds/decide-refund.ts';
import { openTransfer, openTransferShop, record } from './testing/transfer-shop.ts';
import type { TransferShop } from './testing/transfer-shop.ts';

const alone = { TWO_PERSONS: 'off' };

/** Creates an order paid by transfer, with an approved refund of the whole payment or a part. */
async function openRefund(shop: TransferShop, part: { amountFen?: number } = {}) {
  const { buyer, no } = await openTransfer(shop);
  await record(shop, { reference: no, amountFen: 8_000, number: `IN-${no}` });
  await askBack(shop, { buyer, no }, part);
  return { buyer, no };
}

async function askBack(
  shop: TransferShop,
  { buyer, no }: Pick<Awaited<ReturnType<typeof openTransfer>>, 'buyer' | 'no'>,
  part: { amountFen?: number },
): Promise<void> {
  const input = { language: 'en', no, reason: 'other', ...part } as const;
  const { result } = await shop.call(requestRefund, input, buyer);
  const decision = { id: result.requests[0]?.id ?? '', isApproved: true, restock: false };
  const decided = { ...decision, operatorId: shop.operator.accountId };
  await shop.deps.database.transact((handle) => decideRefund(handle, decided, shop.deps));
}

async function list(shop: TransferShop) {
  return (await shop.call(listTransferRefunds, { language: 'en' }, shop.operator)).result.refunds;
}

async function repay(shop: TransferShop, id: string, number: string) {
  const line = { language: 'en', id, number, paidOn: '2026-01-08' } as const;
  const { status, result } = await shop.call(recordTransferRefund, line, shop.operator);
  return status === 200 ? result.state : { status, error: result.error };
}

test('a refund stays open until somebody has paid it back and said so', async () => {
  await using shop = await openTransferShop(alone);
  const { buyer, no } = await openRefund(shop);
  for (let count = 0; count < 3; count += 1) {
    shop.clock.now += 60_000;
    await shop.tick();
  }
  const [refund] = await list(shop);
  expect(refund).toMatchObject({ no, amountFen: 8_000 });
  const read = async () => (await shop.call(listRefunds, { language: 'en', no }, buyer)).result;
  expect((await read()).requests).toMatchObject([{ state: 'approved' }]);
  expect(await repay(shop, refund?.id ?? '', 'OUT-0001')).toBe('refunded');
  expect(await read()).toMatchObject({ refundedFen: 8_000, requests: [{ state: 'paid-back' }] });
  expect(await list(shop)).toEqual([]);
  const { result } = await shop.call(getOrder, { language: 'en', no }, buyer);
  expect(result.events.at(-1)).toMatchObject({ state: 'refunded', by: 'staff' });
});

test('whoever reads which refunds are to be paid back leaves an entry that names them (G1)', async () => {
  await using shop = await openTransferShop(alone);
  await openRefund(shop);
  const [refund] = await list(shop);
  const details = shop.deps.database.handle.selectFrom('auditDetails').select('after');
  expect(await details.orderBy('seq', 'desc').executeTakeFirst()).toEqual({
    after: JSON.stringify({ ids: [refund?.id] }),
  });
});

test('A20: a repayment counts once, and no number and no refund twice', async () => {
  await using shop = await openTransferShop(alone);
  const first = await openRefund(shop, { amountFen: 3_000 });
  await openRefund(shop);
  const [one, two] = await list(shop);
  const ids = [one?.id ?? '', two?.id ?? ''] as const;
  const answers = await Promise.all([1, 2, 3].map(() => repay(shop, ids[0], 'OUT-0001')));
  expect(answers).toEqual(['paid', 'paid', 'paid']);
  expect(await repay(shop, ids[0], 'OUT-0002')).toEqual({ status: 409, error: 'STATE_CONFLICT' });
  expect(await repay(shop, ids[1], 'OUT-0001')).toEqual({
    status: 409,
    error: 'TRANSACTION_KNOWN',
  });
  // The refused request did not use up the transaction number.
  expect(await repay(shop, ids[1], 'OUT-0002')).toBe('refunded');
  await askBack(shop, first, {});
  const [rest] = await list(shop);
  expect(rest).toMatchObject({ no: first.no, amountFen: 5_000 });
  expect(await repay(shop, rest?.id ?? '', 'OUT-0003')).toBe('refunded');
});

test('an unknown refund, or one that a company sends, is not found', async () => {
  await using shop = await openTransferShop(alone);
  expect(await repay(shop, 'nobody', 'OUT-0001')).toEqual({ status: 404, error: 'NOT_FOUND' });
  const { status, result } = await shop.call(
    recordTransferRefund,
    { language: 'en', id: 'x', number: '?', paidOn: 'soon' },
    shop.operator,
  );
  expect([status, Object.keys(result.fields ?? {})]).toEqual([400, ['number', 'paidOn']]);
});

test('a repayment is entered by one person and approved by another', async () => {
  await using shop = await openTransferShop();
  const { buyer, no } = await openRefund(shop);
  const second = await buildStaff(shop, ['finance']);
  const [refund] = await list(shop);
  const id = refund?.id ?? '';
  expect(await repay(shop, id, 'OUT-0001')).toBe('refunding');
  const show = { language: 'en' } as const;
  const { result } = await shop.call(listApprovals, show, second);
  expect(result.approvals).toMatchObject([
    {
      kind: 'repayment',
      facts: [{ text: no }, { amountFen: 8_000 }, { text: 'OUT-0001' }, { text: '2026-01-08' }],
    },
  ]);
  const { id: waitsFor = '', hash = '' } = result.approvals[0] ?? {};
  expect(await list(shop)).toMatchObject([{ id, waitsFor }]);
  expect(await repay(shop, id, 'OUT-0002')).toEqual({ status: 409, error: 'APPROVAL_WAITS' });
  const decision = { language: 'en', id: waitsFor, hash, isApproved: true } as const;
  expect((await shop.call(decideApproval, decision, shop.operator)).result.error).toBe(
    'SECOND_PERSON',
  );
  expect((await shop.call(decideApproval, decision, second)).status).toBe(200);
  const refunds = await shop.call(listRefunds, { language: 'en', no }, buyer);
  expect(refunds.result.requests).toMatchObject([{ state: 'paid-back' }]);
  expect(await repay(shop, id, 'OUT-0001')).toEqual({ status: 409, error: 'STATE_CONFLICT' });
  const other = await openRefund(shop);
  const [next] = await list(shop);
  expect(next?.no).toBe(other.no);
  expect(await repay(shop, next?.id ?? '', 'OUT-0001')).toEqual({
    status: 409,
    error: 'TRANSACTION_KNOWN',
  });
  expect(await repay(shop, 'nobody', 'OUT-0003')).toEqual({ status: 404, error: 'NOT_FOUND' });
});
