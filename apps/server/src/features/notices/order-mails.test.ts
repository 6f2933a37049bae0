import { listFailedMessages } from '@uid/contract/messages';
import { listOrderMails, resendOrderMail } from '@uid/contract/staff-notices';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { recordPlans } from '../../testing/record-plans.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, createTick, openShop, orderOf, pay } from '../../testing/shop/test-shop.ts';

const language = 'en';

/** Opens a shop with a paid order whose two emails have been queued. */
async function openMailed() {
  const shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await pay(shop, buyer, no);
  const clerk = await buildStaff(shop, ['support']);
  const tick = createTick(shop, shop.rounds.fulfilment);
  await tick();
  const { handle } = shop.deps.database;
  const mails = () =>
    handle.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('id').execute();
  return { shop, buyer, no, clerk, mails };
}

test('support sends a mail of an order again, to the address of its account alone', async () => {
  const { shop, no, clerk, mails } = await openMailed();
  await using _ = shop;
  const { result } = await shop.call(listOrderMails, { language, no }, clerk);
  expect(result.mails).toMatchObject([
    { kind: 'order-paid', title: 'Payment received', canResend: true },
    { kind: 'order-placed', canResend: true },
  ]);
  const before = await mails();
  const id = result.mails[0]?.id ?? '';
  const input = { language, no, id } as const;
  const sent = await shop.call(resendOrderMail, input, clerk);
  expect([sent.status, sent.result]).toEqual([200, { id }]);
  const after = await mails();
  expect(after).toHaveLength(before.length + 1);
  // Both have the same time, so either may have the lower id.
  const paid = before.find(({ subject }) => subject.includes('Payment received'));
  expect(after.filter(({ subject }) => subject === paid?.subject)).toEqual([paid, paid]);
  const entries = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .select(['subjectKind'])
    .where('action', '=', 'resend-order-mail')
    .execute();
  expect(entries).toEqual([{ subjectKind: 'order' }]);
});

test('a mail of another order, and of an account that is gone, is not sent', async () => {
  const { shop, buyer, no, clerk, mails } = await openMailed();
  await using _ = shop;
  const other = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { result } = await shop.call(listOrderMails, { language, no }, clerk);
  const id = result.mails[0]?.id ?? '';
  const wrong = await shop.call(resendOrderMail, { language, no: other, id }, clerk);
  expect(wrong.status).toBe(404);
  const { result: waiting } = await shop.call(listOrderMails, { language, no: other }, clerk);
  expect(waiting.mails).toMatchObject([{ kind: 'order-placed', canResend: false }]);
  const early = { language, no: other, id: waiting.mails[0]?.id ?? '' } as const;
  const refused = await shop.call(resendOrderMail, early, clerk);
  expect([refused.status, refused.result.error]).toEqual([409, 'STATE_CONFLICT']);
  expect(await mails()).toHaveLength(2);
  const finance = await buildStaff(shop, ['finance']);
  expect((await shop.call(resendOrderMail, { language, no, id }, finance)).status).toBe(404);
  // The account has no address, as after a registration with a mobile number.
  const account = shop.deps.database.handle.updateTable('accounts').set({ email: null });
  await account.where('id', '=', buyer.accountId).execute();
  const without = await shop.call(listOrderMails, { language, no }, clerk);
  expect(without.result.mails.map(({ canResend }) => canResend)).toEqual([false, false]);
});

test('a mail that was given up is sent again itself, and leaves the list of failed messages', async () => {
  const { shop, no, clerk, mails } = await openMailed();
  await using _ = shop;
  const { handle } = shop.deps.database;
  await handle.updateTable('mails').set({ state: 'failed', attempts: 9 }).execute();
  const { result } = await shop.call(listOrderMails, { language, no }, clerk);
  const input = { language, no, id: result.mails[0]?.id ?? '' } as const;
  expect((await shop.call(resendOrderMail, input, clerk)).status).toBe(200);
  expect(await mails()).toHaveLength(2);
  const failed = await shop.call(listFailedMessages, {}, clerk);
  expect(failed.result.messages).toHaveLength(1);
  const again = await handle
    .selectFrom('mails')
    .select(['state', 'attempts', 'resentAt'])
    .where('state', '<>', 'failed')
    .execute();
  expect(again).toEqual([{ state: 'waiting', attempts: 0, resentAt: shop.deps.now() }]);
});

// With so few rows, PostgreSQL scans the whole table.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'the mails of an order are found among those of its account, never among all',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await using shop = await openShop({ database });
    const clerk = await buildStaff(shop, ['support']);
    const no = await orderOf(shop, await buildSession(shop), { 'CARD-A': 1 });
    const plans = await database.plansOf(async () => {
      const { result } = await shop.call(listOrderMails, { language, no }, clerk);
      expect(result.mails).toHaveLength(1);
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(steps).toMatch(/SEARCH notices USING INDEX noticesByAccount/);
  },
);
