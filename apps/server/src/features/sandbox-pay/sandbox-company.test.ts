import { createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import { chooseOutcome } from './choose-outcome.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { openMerchant } from './merchant.ts';
import { createSandboxCompany } from './sandbox-company.ts';
import type { SandboxCompany } from './sandbox-company.ts';

const order = {
  reference: 'attempt-1',
  amountFen: 8_000,
  currency: 'CNY',
  subject: 'Order 1',
  language: 'en',
  returnUrl: 'https://shop.example/pay-complete?no=1',
  expiresAt: Date.UTC(2026, 0, 6),
};

async function ask(company: SandboxCompany, path: string, body: object, secret?: string) {
  const merchant = await company.readMerchant();
  const text = JSON.stringify(body);
  const signature = createHmac('sha256', secret ?? merchant.secret).update(`1\n${path}\n${text}`);
  const headers = {
    'sandbox-merchant': merchant.id,
    'sandbox-timestamp': '1',
    'sandbox-signature': signature.digest('hex'),
  };
  const answer = await company.send({ path, body: text, headers });
  return { status: answer.status, ...JSON.parse(answer.body) };
}

test('the account’s secret is made once and kept', async () => {
  await using app = await createTestApp();
  const merchants = await Promise.all([openMerchant(app.deps), openMerchant(app.deps)]);
  expect(merchants[0]).toEqual(merchants[1]);
  expect(merchants[0].secret).toMatch(/^[\w-]{43}$/);
  await using other = await createTestApp();
  expect((await openMerchant(other.deps)).secret).not.toBe(merchants[0].secret);
});

test('a charge is opened once for a reference, and found and closed by it', async () => {
  await using app = await createTestApp();
  const company = createSandboxCompany(app.deps);
  const opened = await ask(company, '/charges', order);
  expect(opened).toMatchObject({ status: 200, state: 'pending', amountFen: 8_000 });
  expect(await ask(company, '/charges', order)).toEqual(opened);
  const key = { reference: order.reference };
  expect(await ask(company, '/charges/query', key)).toEqual(opened);
  expect(await ask(company, '/charges/close', key)).toMatchObject({ state: 'closed' });
  expect(await ask(company, '/charges/query', { reference: 'other' })).toMatchObject({
    status: 404,
  });
});

test('a request that the merchant has not signed is answered like an unknown one', async () => {
  await using app = await createTestApp();
  const company = createSandboxCompany(app.deps);
  await ask(company, '/charges', order);
  const key = { reference: order.reference };
  expect(await ask(company, '/charges/query', key, 'another secret')).toEqual({ status: 404 });
  expect(await ask(company, '/unknown', key)).toEqual({ status: 404 });
});

test('refunds never exceed what was paid, and a repeated one counts once', async () => {
  await using app = await createTestApp();
  const company = createSandboxCompany(app.deps);
  const { chargeId } = await ask(company, '/charges', order);
  const refund = (refundId: string, amountFen: number) =>
    ask(company, '/refunds', { reference: order.reference, refundId, amountFen });
  await expect(refund('early', 1)).rejects.toThrow('more than was paid');
  await chooseOutcome(app.deps, chargeId, 'pay');
  await Promise.all([refund('one', 5_000), refund('one', 5_000), refund('one', 5_000)]);
  await expect(refund('two', 3_001)).rejects.toThrow('more than was paid');
  await refund('three', 3_000);
  const charges = await app.deps.database.handle.selectFrom('sandboxCharges').selectAll().execute();
  expect(charges).toMatchObject([{ refundedFen: 8_000 }]);
});

test('a notice is delivered again at growing distances until the merchant takes it', async () => {
  await using app = await createTestApp();
  const company = createSandboxCompany(app.deps);
  const { chargeId } = await ask(company, '/charges', order);
  await chooseOutcome(app.deps, chargeId, 'pay');
  const start = app.clock.now;
  const tries: number[] = [];
  const deliver = (status: number) =>
    deliverNotifications(app.deps, async () => {
      tries.push((app.clock.now - start) / 1_000);
      return status;
    });
  for (let second = 0; second <= 90; second += 1) {
    app.clock.now = start + second * 1_000;
    await deliver(second < 80 ? 503 : 200);
  }
  expect(tries).toEqual([0, 5, 20, 80]);
});

test('of several processes one delivers a notice', async () => {
  await using app = await createTestApp();
  const company = createSandboxCompany(app.deps);
  const { chargeId } = await ask(company, '/charges', order);
  await chooseOutcome(app.deps, chargeId, 'pay');
  let delivered = 0;
  const post = async () => {
    delivered += 1;
    return 200;
  };
  await Promise.all(Array.from({ length: 4 }, () => deliverNotifications(app.deps, post)));
  expect(delivered).toBe(1);
});
