import { cancelOrder, getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import {
  buildSession,
  choose,
  createTick,
  openShop,
  orderOf,
  startCharge,
} from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { pollAttempts } from './poll-attempts.ts';
import { startPayment } from './start-payment.ts';
import { createTestCompany, paymentsWith } from '../testing/test-company.ts';

const second = 1_000;
const minute = 60 * second;

async function payInSilence(shop: TestShop) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const charge = await startCharge(shop, buyer, no);
  const paySilently = async () => {
    await choose(shop, charge, 'pay');
    await shop.deps.database.handle.deleteFrom('sandboxDeliveries').execute();
  };
  const { token } = buyer;
  const read = async () =>
    (await shop.call(getOrder, { language: 'en', no }, { token })).result.state;
  return { paySilently, read };
}

test('A17: without any notification a payment is found 15 seconds, 1, 5 or 15 minutes after its start', async () => {
  const polls = [15 * second, minute, 5 * minute, 15 * minute];
  for (const [index, poll] of polls.entries()) {
    await using shop = await openShop();
    const { paySilently, read } = await payInSilence(shop);
    const start = shop.clock.now;
    for (const earlier of polls.slice(0, index)) {
      shop.clock.now = start + earlier;
      await shop.tick();
    }
    await paySilently();
    shop.clock.now = start + poll - 1;
    await shop.tick();
    expect([poll, await read()]).toEqual([poll, 'unpaid']);
    shop.clock.now = start + poll;
    await shop.tick();
    expect([poll, await read()]).toEqual([poll, 'paid']);
  }
});

test('a payment that began while the clock was a day ahead is asked about once it is right', async () => {
  await using shop = await openShop();
  shop.clock.now += 24 * 60 * minute;
  const { paySilently, read } = await payInSilence(shop);
  shop.clock.now -= 24 * 60 * minute;
  await paySilently();
  await shop.tick();
  expect(await read()).toBe('paid');
});

test('A17: the last question is asked when the order ends', async () => {
  await using shop = await openShop();
  const { paySilently, read } = await payInSilence(shop);
  for (const wait of [15 * second, minute, 5 * minute, 15 * minute]) {
    shop.clock.now += wait;
    await shop.tick();
  }
  await paySilently();
  shop.clock.now += 10 * minute;
  await shop.tick();
  expect(await read()).toBe('paid');
});

test('of several processes one asks the company, once each time', async () => {
  await using shop = await openShop();
  const { accountId, ...buyer } = await buildSession(shop);
  const no = await orderOf(shop, { accountId, ...buyer }, { 'CARD-A': 1 });
  const company = createTestCompany('alipay');
  let questions = 0;
  const counting = {
    ...company,
    query: (reference: string) => {
      questions += 1;
      return company.query(reference);
    },
  };
  const payments = paymentsWith(shop, counting);
  const origin = 'https://shop.example';
  await startPayment(payments, { no, accountId, method: 'alipay', language: 'en', origin });
  shop.clock.now += 15 * second;
  await Promise.all(Array.from({ length: 4 }, () => pollAttempts(payments)));
  expect(questions).toBe(1);
});

test('while a company answers late, one turn asks it no longer than ten seconds', async () => {
  await using shop = await openShop();
  const company = createTestCompany('alipay');
  const late = {
    ...company,
    query: (reference: string) => {
      shop.clock.now += 6 * second;
      asked.push(reference);
      return company.query(reference);
    },
  };
  const asked: string[] = [];
  const payments = paymentsWith(shop, late);
  for (let count = 0; count < 4; count += 1) {
    const { accountId, ...buyer } = await buildSession(shop);
    const no = await orderOf(shop, { accountId, ...buyer }, { 'CARD-A': 1 });
    const origin = 'https://shop.example';
    await startPayment(payments, { no, accountId, method: 'alipay', language: 'en', origin });
  }
  shop.clock.now += 15 * second;
  await pollAttempts(payments);
  expect(asked).toHaveLength(2);
  await pollAttempts(payments);
  expect(new Set(asked).size).toBe(4);
});

test('late notices and polls of several processes meet in one paid order', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await choose(shop, await startCharge(shop, buyer, no), 'pay-late-notice');
  const ticks = Array.from({ length: 4 }, () => createTick(shop, shop.rounds.money));
  shop.clock.now += 15 * second;
  await Promise.all(ticks.map((tick) => tick()));
  const { token } = buyer;
  const { result } = await shop.call(getOrder, { language: 'en', no }, { token });
  expect(result.events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
});

test('while a company is away it is asked every 15 seconds about a payment of an ended order', async () => {
  await using shop = await openShop();
  const { accountId, ...buyer } = await buildSession(shop);
  const no = await orderOf(shop, { accountId, ...buyer }, { 'CARD-A': 1 });
  const company = createTestCompany('alipay');
  const payments = paymentsWith(shop, company);
  const origin = 'https://shop.example';
  await startPayment(payments, { no, accountId, method: 'alipay', language: 'en', origin });
  const { handle } = shop.deps.database;
  await handle.updateTable('paymentAttempts').set({ state: 'closed', nextPollAt: null }).execute();
  expect(
    (await shop.call(cancelOrder, { language: 'en', no, reason: 'other' }, buyer)).status,
  ).toBe(200);
  const due = { state: 'open', nextPollAt: shop.clock.now } as const;
  await handle.updateTable('paymentAttempts').set(due).execute();
  company.isReachable = false;
  await pollAttempts(payments);
  const attempts = handle.selectFrom('paymentAttempts').select('nextPollAt');
  expect(await attempts.execute()).toEqual([{ nextPollAt: shop.clock.now + 15 * second }]);
});
