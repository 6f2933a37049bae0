import * as contract from '@uid/contract/approvals';
import type { Approval } from '@uid/contract/approvals';
import { listAuditEntries } from '@uid/contract/audit';
import { decideRefund, listRefundRequests, requestRefund } from '@uid/contract/refunds';
import { disableStaff } from '@uid/contract/staff';
import { deleteAccount } from '@uid/contract/personal-data';
import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { setPrice } from '../../testing/shop/change-catalogue.ts';
import { buildSession, createTick, openShop, orderOf, pay } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, send } from '../shipments/testing/dispatch.ts';
import { decideApproval } from './decide-approval.ts';
import { approvalsKept } from './jobs.ts';

const language = 'en';
const hour = 60 * 60_000;

interface Asked extends AsyncDisposable {
  shop: TestShop;
  /** Both have the role `finance`. */
  first: Buyer;
  second: Buyer;
  buyer: Buyer;
  approval: Approval;
}

/** Opens a shop with a refund above the limit that one person has approved and that waits for another. */
async function openAsked(options: Parameters<typeof openShop>[0] = {}): Promise<Asked> {
  const shop = await openShop(options);
  const first = await buildStaff(shop, ['finance']);
  const second = await buildStaff(shop, ['finance']);
  const buyer = await buildSession(shop);
  const id = await requestOf(shop, buyer);
  const asked = await approve(shop, first, id);
  expect([asked.status, asked.result.state]).toEqual([200, 'open']);
  const [approval] = await waiting(shop, second);
  if (!approval) throw new Error('Nothing waits.');
  expect(asked.result.waitsFor).toBe(approval.id);
  const dispose = () => shop[Symbol.asyncDispose]();
  return { shop, first, second, buyer, approval, [Symbol.asyncDispose]: dispose };
}

async function requestOf(shop: TestShop, buyer: Buyer): Promise<string> {
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  await pay(shop, buyer, no);
  const note = 'It does not light up.';
  const wanted = { language, no, reason: 'faulty', note } as const;
  const { result } = await shop.call(requestRefund, wanted, buyer);
  return result.requests[0]?.id ?? '';
}

function approve(shop: TestShop, { token }: Buyer, id: string) {
  const answer = 'With our apologies.';
  return shop.call(decideRefund, { language, id, isApproved: true, answer }, { token });
}

async function waiting(shop: TestShop, { token }: Buyer): Promise<Approval[]> {
  return (await shop.call(contract.listApprovals, { language }, { token })).result.approvals;
}

function decide(shop: TestShop, { token }: Buyer, approval: Approval, change: object = {}) {
  const { id, hash } = approval;
  const input = { language, id, hash, isApproved: true, ...change } as const;
  return shop.call(contract.decideApproval, input, { token });
}

/** Advances the clock. Sessions stay valid, as if their owners had verified their identity again. */
async function pass({ deps, clock }: TestShop, time: number): Promise<void> {
  clock.now += time;
  await deps.database.handle
    .updateTable('sessions')
    .set({ steppedUpAt: clock.now, lastSeenAt: clock.now, expiresAt: clock.now + hour })
    .execute();
}

async function refundsOf({ deps }: TestShop): Promise<number> {
  return (await deps.database.handle.selectFrom('refunds').selectAll().execute()).length;
}

async function refusal(answer: Promise<{ status: number; result: { error: string } }>) {
  const { status, result } = await answer;
  return [status, result.error];
}

test('a second person reads which pieces are asked back, as the first did', async () => {
  await using shop = await openShop();
  const [first, second] = [
    await buildStaff(shop, ['finance']),
    await buildStaff(shop, ['finance']),
  ];
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 3 });
  await pay(shop, buyer, no);
  const pieces = [{ sku: 'LICENCE', quantity: 2 }];
  const wanted = { language, no, reason: 'other', pieces } as const;
  const { result } = await shop.call(requestRefund, wanted, buyer);
  await approve(shop, first, result.requests[0]?.id ?? '');
  const factsIn = async (read: 'zh' | 'en') =>
    (await shop.call(contract.listApprovals, { language: read }, second)).result.approvals[0]
      ?.facts;
  expect(await factsIn('en')).toContainEqual({
    label: 'Pieces refunded',
    text: 'Licence · Standard × 2',
  });
  expect(await factsIn('zh')).toContainEqual({ label: '退款商品', text: '许可 · 标准 × 2' });
});

test('goods that left while a second person was asked are not given away with the money', async () => {
  await using shop = await openDispatch();
  await setPrice(shop, 'CARD-A', 600_000);
  const [first, second] = [
    await buildStaff(shop, ['finance']),
    await buildStaff(shop, ['finance']),
  ];
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const wanted = { language, no, reason: 'not-needed' } as const;
  const { result } = await shop.call(requestRefund, wanted, buyer);
  const id = result.requests[0]?.id ?? '';
  const decision = { language, id, isApproved: true, unsent: 2 } as const;
  expect(await refusal(shop.call(decideRefund, decision, first))).toEqual([409, 'STATE_CONFLICT']);
  expect(await waiting(shop, second)).toEqual([]);
  await approve(shop, first, id);
  const [approval] = await waiting(shop, second);
  await send(shop, no, { pieces: { 'CARD-A': 1 } });
  expect(await refusal(decide(shop, second, approval!))).toEqual([409, 'STATE_CONFLICT']);
  expect(await refundsOf(shop)).toBe(0);
  // The new request no longer says that money is kept back, and can be approved.
  await shop.call(contract.withdrawApproval, { language, id: approval!.id }, first);
  await approve(shop, first, id);
  const [again] = await waiting(shop, second);
  expect(again?.facts.map(({ label }) => label)).not.toContain('Not sent yet, and kept back');
  expect((await decide(shop, second, again!)).status).toBe(200);
});

test('a second person reads exactly what was asked, in either language, and approving does it', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  expect(await refundsOf(shop)).toBe(0);
  expect(approval).toMatchObject({ kind: 'refund', state: 'waiting', isForMe: true });
  const [{ text: no } = {}] = approval.facts;
  expect(no).toMatch(/./);
  expect(approval.facts).toEqual([
    { label: 'Order', text: no, orderNo: no },
    { label: 'Refund', amountFen: 980_000 },
    { label: 'All refunds of the order', amountFen: 980_000 },
    { label: 'The customer’s reason', text: 'It is faulty' },
    { label: 'What the customer wrote', text: 'It does not light up.' },
    { label: 'Not sent yet, and kept back', text: '1' },
    { label: 'Returned pieces', text: 'Stay out of stock' },
    { label: 'Answer to the customer', text: 'With our apologies.' },
  ]);
  const chinese = await shop.call(contract.listApprovals, { language: 'zh' }, second);
  expect(chinese.result.approvals[0]?.facts[1]).toEqual({ label: '退款金额', amountFen: 980_000 });
  const done = await decide(shop, second, approval);
  expect([done.status, done.result]).toEqual([200, { state: 'approved' }]);
  expect(await refundsOf(shop)).toBe(1);
  const named = { language, id: approval.id } as const;
  const alone = await shop.call(contract.listApprovals, named, second);
  expect(alone.result.approvals).toMatchObject([{ id: approval.id, state: 'approved' }]);
  const outsider = await buildStaff(shop, ['administrator']);
  const unseen = await shop.call(contract.listApprovals, named, outsider);
  expect(unseen.result.approvals).toEqual([]);
  const over = { language, show: 'over' } as const;
  const { result } = await shop.call(contract.listApprovals, over, first);
  expect(result.approvals).toMatchObject([
    { state: 'approved', askedBy: { id: first.accountId }, decidedBy: { id: second.accountId } },
  ]);
});

test('an auditor reads what was asked and why it was declined without addresses and numbers', async () => {
  await using shop = await openShop();
  const [first, second] = [
    await buildStaff(shop, ['finance']),
    await buildStaff(shop, ['finance']),
  ];
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  await pay(shop, buyer, no);
  const wanted = { language, no, reason: 'other', note: 'Ring 13900139000.' } as const;
  const { result } = await shop.call(requestRefund, wanted, buyer);
  const id = result.requests[0]?.id ?? '';
  const answer = 'As told to li@example.com.';
  await shop.call(decideRefund, { language, id, isApproved: true, answer }, first);
  const [approval] = await waiting(shop, second);
  const reason = 'Paid to 13900139000 already.';
  await decide(shop, second, approval!, { isApproved: false, reason });
  const readBy = async ({ token }: Buyer) => {
    const over = { language, show: 'over' } as const;
    const open = await shop.call(listRefundRequests, { language }, { token });
    const approvals = await shop.call(contract.listApprovals, over, { token });
    const log = await shop.call(listAuditEntries, { action: 'ask-approval' }, { token });
    return JSON.stringify([open.result, approvals.result, log.result]);
  };
  const auditor = await buildStaff(shop, ['auditor']);
  const seen = await readBy(auditor);
  expect(seen.match(/Ring ＊＊9000\./g)).toHaveLength(3);
  expect(seen.match(/told to l＊＊@example\.com/g)).toHaveLength(2);
  expect(seen).toContain('Paid to ＊＊9000 already.');
  expect(seen).not.toMatch(/13900139000|li@example/);
  const both = await readBy(await buildStaff(shop, ['auditor', 'finance']));
  expect(both).toMatch(/Ring 13900139000[^]*Paid to 13900139000/);
});

test('what waits is said where it was asked, and is not asked twice', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  const { result } = await shop.call(listRefundRequests, { language }, second);
  expect(result.requests).toMatchObject([{ state: 'open', waitsFor: approval.id }]);
  const again = approve(shop, second, result.requests[0]?.id ?? '');
  expect(await refusal(again)).toEqual([409, 'APPROVAL_WAITS']);
  const mine = await shop.call(contract.listApprovals, { language, show: 'asked' }, first);
  expect(mine.result.approvals).toMatchObject([{ id: approval.id, isMine: true, isForMe: false }]);
  expect(await waiting(shop, first)).toMatchObject([{ isMine: true, isForMe: false }]);
});

test('F5: nobody decides what they asked themselves, in whichever session', async () => {
  await using asked = await openAsked();
  const { shop, first, approval } = asked;
  const { handle } = shop.deps.database;
  expect(await refusal(decide(shop, first, approval))).toEqual([409, 'SECOND_PERSON']);
  const other = await buildSession(shop);
  await handle
    .updateTable('sessions')
    .set({ accountId: first.accountId, factor: 'totp' })
    .where('accountId', '=', other.accountId)
    .execute();
  expect(await refusal(decide(shop, other, approval))).toEqual([409, 'SECOND_PERSON']);
  expect(await refundsOf(shop)).toBe(0);
});

test('F5: whoever decides names what they have read, and what was changed meanwhile is refused', async () => {
  await using asked = await openAsked();
  const { shop, second, approval } = asked;
  const other = decide(shop, second, approval, { hash: 'a'.repeat(64) });
  expect(await refusal(other)).toEqual([409, 'APPROVAL_CHANGED']);
  const { handle } = shop.deps.database;
  const { asked: text } = await handle
    .selectFrom('approvals')
    .select('asked')
    .executeTakeFirstOrThrow();
  await handle
    .updateTable('approvals')
    .set({ asked: text.replace('"restock":false', '"restock":true') })
    .execute();
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'APPROVAL_CHANGED']);
  expect(await refundsOf(shop)).toBe(0);
});

test('F5: after 24 hours it is over, and can be asked anew', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  await pass(shop, 24 * hour);
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'APPROVAL_OVER']);
  expect(await waiting(shop, second)).toEqual([]);
  const over = { language, show: 'over' } as const;
  const list = async () => (await shop.call(contract.listApprovals, over, second)).result.approvals;
  expect(await list()).toMatchObject([{ id: approval.id, state: 'expired' }]);
  const { result } = await shop.call(listRefundRequests, { language }, first);
  expect(result.requests.map(({ waitsFor }) => waitsFor)).toEqual([undefined]);
  const again = await approve(shop, first, result.requests[0]?.id ?? '');
  expect(again.result.waitsFor).toMatch(/./);
  expect(again.result.waitsFor).not.toBe(approval.id);
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'APPROVAL_OVER']);
});

test('a millisecond before 24 hours are over it can be decided', async () => {
  await using asked = await openAsked();
  const { shop, second, approval } = asked;
  await pass(shop, 24 * hour - 1);
  expect((await decide(shop, second, approval)).status).toBe(200);
});

test('F5: whoever was given the role, or enrolled, after it was asked decides nothing of it', async () => {
  await using asked = await openAsked();
  const { shop, second, approval } = asked;
  shop.clock.now += 1;
  const newcomer = await buildStaff(shop, ['finance']);
  expect(await refusal(decide(shop, newcomer, approval))).toEqual([409, 'RIGHTS_TOO_NEW']);
  const { handle } = shop.deps.database;
  const since = (enrolledAt: number) =>
    handle
      .updateTable('staff')
      .set({ enrolledAt })
      .where('accountId', '=', second.accountId)
      .execute();
  await since(shop.clock.now);
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'RIGHTS_TOO_NEW']);
  await since(approval.askedAt);
  expect((await decide(shop, second, approval)).status).toBe(200);
});

test('a role of before counts beside one that is new', async () => {
  await using asked = await openAsked();
  const { shop, second, approval } = asked;
  const role = { accountId: second.accountId, role: 'auditor', grantedBy: null } as const;
  const grantedAt = shop.clock.now + hour;
  await shop.deps.database.handle
    .insertInto('staffRoles')
    .values({ ...role, grantedAt })
    .execute();
  expect((await decide(shop, second, approval)).status).toBe(200);
});

test('whoever lacks the permission of the kind finds nothing, and decides nothing', async () => {
  await using asked = await openAsked();
  const { shop, approval } = asked;
  const shopkeeper = await buildStaff(shop, ['shop']);
  expect((await decide(shop, shopkeeper, approval)).status).toBe(404);
  expect(await waiting(shop, shopkeeper)).toMatchObject([{ isForMe: false }]);
  const administrator = await buildStaff(shop, ['administrator']);
  expect((await decide(shop, administrator, approval)).status).toBe(404);
  expect(await waiting(shop, administrator)).toEqual([]);
  const auditor = await buildStaff(shop, ['auditor']);
  expect(await waiting(shop, auditor)).toMatchObject([{ id: approval.id, isForMe: false }]);
  expect((await decide(shop, auditor, approval)).status).toBe(404);
  expect(await refundsOf(shop)).toBe(0);
});

test('both have just proven who they are', async () => {
  await using asked = await openAsked();
  const { shop, first, second, buyer, approval } = asked;
  const id = await requestOf(shop, buyer);
  await shop.deps.database.handle.updateTable('sessions').set({ steppedUpAt: 0 }).execute();
  expect(await refusal(decide(shop, second, approval))).toEqual([403, 'STEP_UP_REQUIRED']);
  expect(await refusal(approve(shop, first, id))).toEqual([403, 'STEP_UP_REQUIRED']);
});

test('what somebody asked who may not do it any more is over', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  const administrator = await buildStaff(shop, ['administrator']);
  await shop.call(disableStaff, { id: first.accountId }, administrator);
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'APPROVAL_OVER']);
  expect(await refundsOf(shop)).toBe(0);
});

test('what somebody asked whose factor was taken away is over', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  await shop.deps.database.handle
    .updateTable('staff')
    .set({ factor: null })
    .where('accountId', '=', first.accountId)
    .execute();
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'APPROVAL_OVER']);
  expect(await refundsOf(shop)).toBe(0);
});

test('F5: of many who decide at once one does, and it is done once', async () => {
  await using asked = await openAsked();
  const { shop, second, approval } = asked;
  const third = await buildStaff(shop, ['finance']);
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      decide(shop, index % 2 ? second : third, approval, { isApproved: index % 3 !== 0 }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ result }) => result.error))).toEqual(new Set(['APPROVAL_DECIDED']));
  const isApproved = answers.some(
    ({ status, result }) => status === 200 && result.state === 'approved',
  );
  expect(await refundsOf(shop)).toBe(isApproved ? 1 : 0);
});

test('a repeat under the same key answers the same and does nothing twice', async () => {
  await using asked = await openAsked();
  const { shop, second, approval } = asked;
  const { id, hash } = approval;
  const options = { token: second.token, headers: { 'idempotency-key': 'second-person-0001' } };
  const send = () =>
    shop.call(contract.decideApproval, { language, id, hash, isApproved: true }, options);
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await refundsOf(shop)).toBe(1);
});

test('what is declined is not done, with the reason told to whoever asked', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  const reason = 'The customer was paid by voucher.';
  const declined = await decide(shop, second, approval, { isApproved: false, reason });
  expect(declined.result.state).toBe('declined');
  const again = await decide(shop, second, approval);
  const lastChange = { email: expect.stringContaining('@'), act: 'Declined as second person' };
  expect(again.result).toMatchObject({ error: 'APPROVAL_DECIDED', lastChange });
  const mine = await shop.call(contract.listApprovals, { language, show: 'asked' }, first);
  const decidedAt = shop.clock.now;
  expect(mine.result.approvals).toMatchObject([{ state: 'declined', reason, decidedAt }]);
  expect(await refundsOf(shop)).toBe(0);
});

test('whoever asked takes it back, and nobody else', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  const withdraw = ({ token }: Buyer) =>
    shop.call(contract.withdrawApproval, { language, id: approval.id }, { token });
  expect((await withdraw(second)).status).toBe(404);
  expect((await withdraw(first)).result.state).toBe('withdrawn');
  expect(await refusal(withdraw(first))).toEqual([409, 'APPROVAL_DECIDED']);
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'APPROVAL_DECIDED']);
});

test('what can’t be done any more is refused, and goes on waiting', async () => {
  await using asked = await openAsked();
  const { shop, second, approval } = asked;
  const { handle } = shop.deps.database;
  await handle.updateTable('refundRequests').set({ state: 'withdrawn' }).execute();
  expect(await refusal(decide(shop, second, approval))).toEqual([409, 'STATE_CONFLICT']);
  await handle.updateTable('refundRequests').set({ state: 'open' }).execute();
  expect((await decide(shop, second, approval)).status).toBe(200);
});

test('asking and deciding are entries of the audit log, the second with what was done', async () => {
  await using asked = await openAsked();
  const { shop, first, second, approval } = asked;
  await decide(shop, second, approval);
  const entries = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['action', 'actor', 'subjectKind', 'after'])
    .where('action', '<>', 'list-approvals')
    .orderBy('auditEntries.seq')
    .execute();
  expect(entries).toMatchObject([
    { action: 'ask-approval', actor: first.accountId, subjectKind: 'approval' },
    { action: 'decide-approval', actor: second.accountId, subjectKind: 'order' },
  ]);
  expect(entries[1]?.after).toContain(approval.hash);
  expect(entries[1]?.after).toContain('"amountFen":980000');
});

test('refunds of exactly the limit need one person, and a fen more needs two', async () => {
  for (const [limit, state] of [
    ['980000', 'approved'],
    ['979999', 'open'],
  ] as const) {
    await using shop = await openShop({ environment: { REFUND_LIMIT_FEN: limit } });
    const clerk = await buildStaff(shop, ['finance']);
    const id = await requestOf(shop, await buildSession(shop));
    expect((await approve(shop, clerk, id)).result.state).toBe(state);
  }
});

test('refunds of one order are counted together: slices below the limit do not go round it', async () => {
  await using shop = await openShop({ environment: { REFUND_LIMIT_FEN: '500000' } });
  const clerk = await buildStaff(shop, ['finance']);
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  await pay(shop, buyer, no);
  const states: string[] = [];
  for (const amountFen of [300_000, 200_000, 1]) {
    const slice = { language, no, reason: 'other', amountFen } as const;
    const { result } = await shop.call(requestRefund, slice, buyer);
    const id = result.requests.find(({ state }) => state === 'open')?.id ?? '';
    states.push((await approve(shop, clerk, id)).result.state);
  }
  expect(states).toEqual(['approved', 'approved', 'open']);
});

test('what the customer has taken back is not asked of a second person', async () => {
  await using shop = await openShop();
  const clerk = await buildStaff(shop, ['finance']);
  const id = await requestOf(shop, await buildSession(shop));
  await shop.deps.database.handle
    .updateTable('refundRequests')
    .set({ state: 'withdrawn' })
    .execute();
  expect(await refusal(approve(shop, clerk, id) as never)).toEqual([409, 'STATE_CONFLICT']);
  expect(await waiting(shop, clerk)).toEqual([]);
});

test('with TWO_PERSONS=off one person is enough', async () => {
  await using shop = await openShop({ environment: { TWO_PERSONS: 'off' } });
  const clerk = await buildStaff(shop, ['finance']);
  const id = await requestOf(shop, await buildSession(shop));
  expect((await approve(shop, clerk, id)).result).toMatchObject({ state: 'approved' });
  expect(await refundsOf(shop)).toBe(1);
});

test('what is over is forgotten after a year, and at once with the account that it tells of', async () => {
  await using asked = await openAsked();
  const { shop, second, buyer, approval } = asked;
  const { handle } = shop.deps.database;
  const rows = async () => (await handle.selectFrom('approvals').selectAll().execute()).length;
  await decide(shop, second, approval);
  await pass(shop, approvalsKept);
  await createTick(shop, shop.rounds.money)();
  expect(await rows()).toBe(1);
  await pass(shop, 24 * hour);
  await createTick(shop, shop.rounds.money)();
  expect(await rows()).toBe(0);
  await approve(shop, second, await requestOf(shop, buyer));
  expect(await rows()).toBe(1);
  const { email } = await handle
    .selectFrom('accounts')
    .select('email')
    .$narrowType<{ email: string }>()
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  expect((await shop.call(deleteAccount, { email }, buyer)).status).toBe(200);
  expect(await rows()).toBe(0);
});

test('a list goes on where its page ended: what waits from the oldest, what is over from the newest', async () => {
  await using asked = await openAsked();
  const { shop, second } = asked;
  const { handle } = shop.deps.database;
  const row = await handle.selectFrom('approvals').selectAll().executeTakeFirstOrThrow();
  const later = Array.from({ length: 12 }, (_, index) => `${row.id}-${index + 10}`);
  for (const id of later)
    await handle
      .insertInto('approvals')
      .values({ ...row, id, subject: id })
      .execute();
  const pages = async (show: 'waiting' | 'over') => {
    const read = async (after?: string) => {
      const input = { language, show, ...(after !== undefined && { after }) } as const;
      return (await shop.call(contract.listApprovals, input, second)).result;
    };
    const { approvals, next } = await read();
    const rest = await read(next);
    expect([approvals.length, rest.next]).toEqual([10, undefined]);
    return [...approvals, ...rest.approvals].map(({ id }) => id);
  };
  const all = [row.id, ...later];
  expect(await pages('waiting')).toEqual(all);
  await pass(shop, 24 * hour);
  expect(await pages('over')).toEqual(all.toReversed());
});

test('a kind that nobody registered is not there', async () => {
  await using server = await createTestApp();
  const { deps } = server;
  const decision = {
    id: 'a',
    hash: '',
    isApproved: true,
    accountId: 'b',
    kinds: [],
    language,
  } as const;
  const decided = deps.database.transact((tx) => decideApproval(tx, decision, deps));
  await expect(decided).rejects.toMatchObject({ error: 'NOT_FOUND' });
});
