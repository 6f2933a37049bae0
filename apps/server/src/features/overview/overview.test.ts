import { sendMessage } from '@uid/contract/conversations';
import { getOverview, maxWaitingCounted } from '@uid/contract/overview';
import type { Overview } from '@uid/contract/overview';
import type { StaffRole } from '@uid/contract/staff-roles';
import { requestRefund } from '@uid/contract/refunds';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, orderOf } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { recordPlans } from '../../testing/record-plans.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { queueMail } from '../messages/mail/queue-mail.ts';
import { openDispatch, paidOrder } from '../shipments/testing/dispatch.ts';

const language = 'en';

async function overviewOf(shop: TestShop, { token }: Buyer): Promise<Overview> {
  return (await shop.call(getOverview, {}, { token })).result;
}

async function giveUpMails({ deps }: TestShop, count: number): Promise<void> {
  const mail = { recipient: 'reader@example.com', subject: 'Keys', text: 'words' };
  for (let left = count; left > 0; left -= 1) await queueMail(deps.database.handle, mail, deps);
  await deps.database.handle.updateTable('mails').set({ state: 'failed' }).execute();
}

test('what waits is counted, each thing once, without an entry in the audit log', async () => {
  await using shop = await openDispatch();
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await orderOf(shop, buyer, { 'CARD-B': 1 });
  await shop.call(requestRefund, { language, no, reason: 'other' }, buyer);
  const { handle } = shop.deps.database;
  // Without a folder for backups, no process runs `back-up`.
  for (const name of ['sum-sales', 'back-up'])
    await handle
      .insertInto('jobs')
      .values({ name, every: 1, nextDueAt: 1, failures: 2 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ failures: 2 }))
      .execute();
  await handle.deleteFrom('mails').execute();
  await giveUpMails(shop, 3);
  const counts = await overviewOf(shop, staff);
  expect(counts).toMatchObject({
    ordersToShip: 2,
    openEnquiries: 0,
    waitingConversations: 0,
    approvals: 0,
    ordersInReview: 0,
    refundRequests: 1,
    repayments: 0,
    failedMessages: 3,
    failingJobs: 1,
  });
  await handle.updateTable('variants').set({ lowStock: -1 }).execute();
  await handle
    .updateTable('variants')
    .set({ lowStock: 9999 })
    .where('sku', '=', 'CARD-A')
    .execute();
  expect(await overviewOf(shop, staff)).toEqual({ ...counts, lowStock: 1 });
  expect(await handle.selectFrom('auditEntries').selectAll().execute()).toEqual([]);
});

test('the second person alone is told of what waits for a second person', async () => {
  await using shop = await openDispatch();
  const [asker, decider] = [
    await buildStaff(shop, ['finance']),
    await buildStaff(shop, ['finance']),
  ];
  const auditor = await buildStaff(shop, ['auditor']);
  const approval = { subject: 's', asked: '{}', hash: 'h', state: 'waiting' as const };
  const times = { askedAt: shop.deps.now(), expiresAt: shop.deps.now() + 1000 };
  const { accountId: askedBy } = asker;
  await shop.deps.database.handle
    .insertInto('approvals')
    .values([
      { ...approval, ...times, id: 'a', kind: 'refund', askedBy },
      { ...approval, ...times, id: 'b', kind: 'grant-roles', askedBy },
      { ...approval, ...times, id: 'c', kind: 'repayment', askedBy, expiresAt: shop.deps.now() },
    ])
    .execute();
  expect((await overviewOf(shop, decider)).approvals).toBe(1);
  expect((await overviewOf(shop, asker)).approvals).toBe(0);
  expect((await overviewOf(shop, auditor)).approvals).toBe(0);
});

test('an editor is told of plans that were not carried out, and of what a release says differently', async () => {
  await using shop = await openDispatch();
  const { handle } = shop.deps.database;
  const editor = await buildStaff(shop, ['editor']);
  expect(await overviewOf(shop, editor)).toMatchObject({ heldContents: 0, offeredContents: 0 });
  const head = { kind: 'news', part: 'zh', latest: 1, revision: 1, position: 0 } as const;
  await handle
    .insertInto('contentHeads')
    .values([
      { ...head, id: 'of-a-release', offered: 1 },
      { ...head, id: 'held' },
    ])
    .execute();
  await handle
    .insertInto('contentSchedules')
    .values({
      id: 's'.repeat(22),
      kind: 'news',
      contentId: 'held',
      action: 'withdraw',
      parts: '[]',
      at: 1,
      authorId: editor.accountId,
      askedAt: 1,
      state: 'held',
    })
    .execute();
  expect(await overviewOf(shop, editor)).toMatchObject({ heldContents: 1, offeredContents: 1 });
});

test('how long the longest has waited is told to whoever may answer', async () => {
  await using shop = await openDispatch();
  await seedSite(shop.deps);
  const [buyer, support] = [await buildSession(shop), await buildStaff(shop, ['support'])];
  const finance = await buildStaff(shop, ['finance']);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.call(sendMessage, { language, no, text: 'When?', files: [] }, buyer);
  shop.clock.now += 60_000;
  expect((await overviewOf(shop, support)).longestWait).toBe(60_000);
  expect((await overviewOf(shop, finance)).longestWait).toBeUndefined();
});

test('who may not read a list is told nothing of it', async () => {
  await using shop = await openDispatch();
  const roles: [StaffRole, string[]][] = [
    ['editor', ['heldContents', 'lowStock', 'offeredContents']],
    [
      'administrator',
      ['approvals', 'failedMessages', 'failingJobs', 'heldContents', 'offeredContents'],
    ],
    [
      'support',
      [
        'failedMessages',
        'lowStock',
        'openEnquiries',
        'ordersInReview',
        'refundRequests',
        'waitingConversations',
      ],
    ],
  ];
  for (const [role, told] of roles) {
    const counts = await overviewOf(shop, await buildStaff(shop, [role]));
    expect(Object.keys(counts).toSorted(), role).toEqual(told);
  }
});

test('nothing is counted further than anybody wants to know', async () => {
  await using shop = await openDispatch();
  await giveUpMails(shop, maxWaitingCounted + 1);
  const counts = await overviewOf(shop, await buildStaff(shop));
  expect(counts.failedMessages).toBe(maxWaitingCounted);
});

// Query plans of PostgreSQL don't contain the limits.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'no count reads a table that grows with what people do',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await using shop = await openDispatch({ database });
    const staff = await buildStaff(shop);
    const plans = await database.plansOf(() => overviewOf(shop, staff));
    const scans = plans.flatMap(
      ({ steps }) => steps.match(/^SCAN (?!counted)\w+(?! USING)$/gm) ?? [],
    );
    expect(scans).toEqual([]);
  },
);
