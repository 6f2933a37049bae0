import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { cancelOrder } from '../../orders/ending/cancel-order.ts';
import { endUnpaidOrders } from '../../orders/ending/end-unpaid-orders.ts';
import { stockOf } from '../../../testing/shop/change-catalogue.ts';
import { buildSession, openShop, orderOf } from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { createOrdering } from '../create-ordering.ts';
import { startPayment } from './start-payment.ts';
import { createTestCompany, paymentsWith } from '../testing/test-company.ts';

const second = 1_000;

async function openPayment(shop: TestShop) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-B': 2 });
  const company = createTestCompany('alipay');
  const payments = paymentsWith(shop, company);
  const { accountId, token } = buyer;
  const origin = 'https://shop.example';
  await startPayment(payments, { no, accountId, method: 'alipay', language: 'en', origin });
  const [reference = ''] = company.charges.keys();
  const read = async () => (await shop.call(getOrder, { language: 'en', no }, { token })).result;
  const ordering = createOrdering(payments);
  return { no, accountId, company, payments, ordering, reference, read };
}

test('A12: an order that may be being paid does not end, and ends or is paid once it is known', async () => {
  await using shop = await openShop();
  const { company, ordering, read } = await openPayment(shop);
  shop.clock.now += 30 * 60 * second;
  for (const trouble of ['isBusy', 'isReachable'] as const) {
    company[trouble] = trouble === 'isBusy';
    await endUnpaidOrders(ordering);
    expect(await read()).toMatchObject({ state: 'unpaid', endsAt: shop.clock.now + 15 * second });
    company[trouble] = trouble !== 'isBusy';
    shop.clock.now += 15 * second;
  }
  await endUnpaidOrders(ordering);
  expect((await read()).state).toBe('cancelled');
  expect(await stockOf(shop, 'CARD-B')).toBe(5);
});

test('A12: the company is asked, and an order found paid is paid', async () => {
  await using shop = await openShop();
  const { company, ordering, reference, read } = await openPayment(shop);
  company.say(reference, 'succeeded');
  shop.clock.now += 30 * 60 * second;
  await endUnpaidOrders(ordering);
  expect((await read()).state).toBe('paid');
  expect(await stockOf(shop, 'CARD-B')).toBe(3);
});

test('a customer cannot cancel what may be being paid', async () => {
  await using shop = await openShop();
  const { no, accountId, company, ordering, read } = await openPayment(shop);
  const cancel = () => cancelOrder(ordering, { no, accountId, reason: 'other' });
  company.isBusy = true;
  await expect(cancel()).rejects.toMatchObject({ error: 'PAYMENT_OPEN' });
  company.isReachable = false;
  await expect(cancel()).rejects.toMatchObject({ error: 'PAYMENT_OPEN' });
  expect((await read()).state).toBe('unpaid');
});

test('one order in trouble keeps no other from ending', async () => {
  await using shop = await openShop();
  const { company, payments, ordering } = await openPayment(shop);
  const other = await openPayment(shop);
  company.isReachable = false;
  shop.clock.now += 30 * 60 * second;
  const close = (reference: string) =>
    (company.charges.has(reference) ? company : other.company).close(reference);
  payments.providers.set('alipay', { ...other.company, close });
  await endUnpaidOrders(ordering);
  expect((await other.read()).state).toBe('cancelled');
});
