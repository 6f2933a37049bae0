import { company } from '@uid/content/company';
import { getPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import { readConfig } from '../../read-config.ts';
import { buildSession, openShop, orderOf } from '../../testing/shop/test-shop.ts';
import { paymentModules } from './providers/payment-modules.ts';

test('the configuration names what is offered, each once; without it there is the sandbox', () => {
  expect([...readConfig({}).paymentMethods.keys()]).toEqual(['sandbox']);
  const twice = readConfig({ PAYMENT_METHODS: 'sandbox, sandbox' });
  expect([...twice.paymentMethods.keys()]).toEqual(['sandbox']);
  const codes = paymentModules.map(({ code }) => code).join(', ');
  expect(() => readConfig({ PAYMENT_METHODS: 'sandbox,cash' })).toThrow(
    `PAYMENT_METHODS names "cash", which is none of ${codes}.`,
  );
});

test('a payment names the company that is paid, in the language asked for', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  const body = JSON.stringify({ ...company, legalName: { zh: '收款公司', en: 'Payee Ltd.' } });
  await shop.deps.database.handle
    .insertInto('contents')
    .values({ kind: 'company', id: 'company', position: 1, publishedOn: null, body })
    .execute();
  const read = async (language: 'zh' | 'en') =>
    (await shop.call(getPayment, { language, no }, { token: buyer.token })).result.payee;
  expect([await read('zh'), await read('en')]).toEqual(['收款公司', 'Payee Ltd.']);
});
