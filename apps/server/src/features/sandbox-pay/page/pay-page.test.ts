import { getOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import {
  buildSession,
  choose,
  openShop,
  orderOf,
  startCharge,
  payUrlOf,
} from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';

async function openCharge(shop: TestShop) {
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  return { buyer, no, charge: await startCharge(shop, buyer, no) };
}

function look(shop: TestShop, query: string) {
  return shop.app.inject({ method: 'GET', url: `/sandbox-pay?${query}` });
}

function submit(shop: TestShop, form: Record<string, string>, headers: Record<string, string>) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(form).toString();
  const own = { ...type, ...headers };
  return shop.app.inject({ method: 'POST', url: '/sandbox-pay', payload, headers: own });
}

test('the page names amount and payee’s order in the payer’s language, without script, under a strict policy', async () => {
  await using shop = await openShop();
  const { charge, no } = await openCharge(shop);
  const english = await look(shop, `charge=${charge}`);
  expect(english.statusCode).toBe(200);
  expect(english.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self' 'sha256-Gf7GwWFMdNGCTu6tqOt5jY3AwXItYXg3NVhcuQZ77QY='; form-action 'self' http://localhost; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(english.headers['cache-control']).toBe('no-store');
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toMatch(/>¥80\.00</);
  expect(english.body).toContain(no);
  expect(english.body.match(/<button /g)).toHaveLength(5);
  expect(english.body).not.toMatch(/<script|style=|\son\w+=/);
  const chinese = await look(shop, `charge=${charge}&language=zh`);
  expect(chinese.body).toContain('<html lang="zh-CN">');
  expect(chinese.body).toContain('¥80.00');
});

test('its style is a file of its own', async () => {
  await using shop = await openShop();
  const { statusCode, headers } = await shop.app.inject('/sandbox-pay/style.css');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('an unknown charge is a 404 page, and text from outside is shown as text', async () => {
  await using shop = await openShop();
  const { charge } = await openCharge(shop);
  for (const query of ['', 'charge=unknown', 'charge=a&charge=b']) {
    const { statusCode, body } = await look(shop, query);
    expect([query, statusCode]).toEqual([query, 404]);
    expect(body).toContain('没有找到');
  }
  const subject = '<script>alert("1")</script>';
  await shop.deps.database.handle.updateTable('sandboxCharges').set({ subject }).execute();
  const { body } = await look(shop, `charge=${charge}`);
  expect(body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
});

test('the payer goes back to the merchant, to the page of their language', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://shop.example' };
  await using shop = await openShop({ environment });
  const buyer = await buildSession(shop);
  for (const [language, path] of [
    ['zh', '/pay-complete'],
    ['en', '/en/pay-complete'],
  ] as const) {
    const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
    const input = { language, no, method: 'sandbox' } as const;
    const { result } = await shop.call(startPayment, input, { token: buyer.token });
    const charge = new URL(payUrlOf(result) ?? '').searchParams.get('charge') ?? '';
    const answer = await submit(
      shop,
      { charge, outcome: 'pay' },
      { 'sec-fetch-site': 'same-origin' },
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `https://shop.example${path}?no=${no}`,
    ]);
  }
});

test('a form from another site decides nothing', async () => {
  await using shop = await openShop();
  const { charge } = await openCharge(shop);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    {},
  ];
  for (const headers of foreign) {
    const { statusCode } = await submit(shop, { charge, outcome: 'pay' }, headers);
    expect([headers, statusCode]).toEqual([headers, 403]);
  }
  const { body } = await look(shop, `charge=${charge}`);
  expect(body).toContain('<form');
  const own = await submit(shop, { charge, outcome: 'pay' }, { origin: 'http://localhost:80' });
  expect(own.statusCode).toBe(303);
});

test('an outcome that does not exist is refused, and so is a charge that does not', async () => {
  await using shop = await openShop();
  const { charge } = await openCharge(shop);
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await submit(shop, { charge, outcome: 'steal' }, headers)).statusCode).toBe(400);
  expect((await submit(shop, { charge: 'x', outcome: 'pay' }, headers)).statusCode).toBe(404);
});

test('what was decided stays decided', async () => {
  await using shop = await openShop();
  const { charge } = await openCharge(shop);
  await choose(shop, charge, 'fail');
  await choose(shop, charge, 'pay');
  const { body } = await look(shop, `charge=${charge}`);
  expect(body).toContain('This transaction failed.');
  expect(body).not.toContain('<form');
  const { handle } = shop.deps.database;
  expect(await handle.selectFrom('sandboxDeliveries').selectAll().execute()).toHaveLength(1);
});

test('a charge whose time is over cannot be paid any more', async () => {
  await using shop = await openShop();
  const { charge } = await openCharge(shop);
  shop.clock.now += 30 * 60_000;
  expect((await look(shop, `charge=${charge}`)).body).toContain('This transaction is closed.');
  await choose(shop, charge, 'pay');
  const { handle } = shop.deps.database;
  expect(await handle.selectFrom('sandboxDeliveries').selectAll().execute()).toEqual([]);
});

test('A18: back from the company before its word has come, the order is not paid until it has', async () => {
  await using shop = await openShop();
  const { buyer, no, charge } = await openCharge(shop);
  const { token } = buyer;
  const state = async () =>
    (await shop.call(getOrder, { language: 'en', no }, { token })).result.state;
  await choose(shop, charge, 'pay-late-notice');
  shop.clock.now += 9_999;
  await shop.tick();
  expect(await state()).toBe('unpaid');
  shop.clock.now += 1;
  await shop.tick();
  expect(await state()).toBe('paid');
});
