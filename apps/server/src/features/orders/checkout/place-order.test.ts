import { addToCart, getCart } from '@uid/contract/cart';
import { getCheckout, getOrder, listOrders, placeOrder } from '@uid/contract/orders';
import type { Checkout } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import type { Answer } from '../../../testing/call-endpoint.ts';
import { signInjected } from '../../../testing/sign-request.ts';
import { setPrice, setStock, stockOf, withdraw } from '../../../testing/shop/change-catalogue.ts';
import {
  buildSession,
  fillCart,
  openShop,
  orderOf,
  placeCart,
  testAddress,
} from '../../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../../testing/shop/test-shop.ts';

const language = 'en';

async function countOrders({ deps }: TestShop): Promise<number> {
  return (await deps.database.handle.selectFrom('orders').select('id').execute()).length;
}

async function seenBy(shop: TestShop, { token }: Buyer): Promise<Checkout> {
  return (await shop.call(getCheckout, { language }, { token })).result;
}

function place(shop: TestShop, { token }: Buyer, input: object, key?: string) {
  const order = { language, seen: '-', address: testAddress, agreement: true, ...input } as const;
  const headers = key && { 'idempotency-key': key };
  return shop.call(placeOrder, order, { token, ...(headers && { headers }) });
}

function refusals(answers: Answer<unknown>[]): unknown[] {
  return answers
    .filter(({ success }) => !success)
    .map(({ status, result }) => [status, (result as { error: string }).error]);
}

test('ordering needs a session, an agreement and a seen checkout', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const bare = { language, seen: 'x', agreement: true } as const;
  expect((await shop.call(placeOrder, bare)).status).toBe(401);
  const unasked = await place(shop, buyer, { agreement: false });
  expect([unasked.status, Object.keys(unasked.result.fields ?? {})]).toEqual([400, ['agreement']]);
  const unseen = await place(shop, buyer, { seen: '' });
  expect([unseen.status, Object.keys(unseen.result.fields ?? {})]).toEqual([400, ['seen']]);
});

test('goods that travel need an address, named field by field; a licence needs none', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { status, result } = await placeCart(shop, buyer, { address: undefined });
  expect([status, result.error]).toEqual([400, 'INVALID_INPUT']);
  expect(Object.keys(result.fields ?? {})).toContain('address.recipient');
  expect(await stockOf(shop, 'CARD-A')).toBe(1_000);
  const other = await buildSession(shop);
  await fillCart(shop, other, { LICENCE: 1 });
  expect((await placeCart(shop, other, { address: undefined })).status).toBe(200);
});

test('an order holds its pieces, empties its lines from the cart and leaves the others there', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 3, 'CARD-B': 1, LICENCE: 1 });
  await setStock(shop, 'CARD-B', 0);
  const checkout = await seenBy(shop, buyer);
  expect(checkout.lines.map(({ sku }) => sku)).toEqual(['CARD-A', 'LICENCE']);
  expect(checkout.leftOut).toMatchObject([{ sku: 'CARD-B', state: 'sold-out' }]);
  expect((await placeCart(shop, buyer)).status).toBe(200);
  expect(await stockOf(shop, 'CARD-A')).toBe(997);
  const { result } = await shop.call(getCart, { language }, { token: buyer.token });
  expect(result.lines.map(({ sku }) => sku)).toEqual(['CARD-B']);
});

test('nothing selected is nothing to order', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { status, result } = await placeCart(shop, buyer);
  expect([status, result.error]).toEqual([409, 'CART_EMPTY']);
});

test('A2: prices and totals in a request are refused by name, and nothing is ordered', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { LICENCE: 1 });
  const forged = { totalFen: 1, priceFen: 1, discountFen: 979_999, lines: [], totals: {} };
  const refused = await placeCart(shop, buyer, forged as object);
  expect(refused).toMatchObject({ status: 400, result: { error: 'INVALID_INPUT' } });
  const { fields } = refused.result as unknown as { fields: object };
  expect(Object.keys(fields).toSorted()).toEqual(Object.keys(forged).toSorted());
  const { result } = await placeCart(shop, buyer);
  const order = await shop.call(getOrder, { language, no: result.no }, { token: buyer.token });
  expect(order.result.totals).toMatchObject({ totalFen: 980_000, discountFen: 0 });
});

test('A3: a later change of the catalogue leaves an order byte-equal, in both languages', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2, LICENCE: 1 });
  const read = async () =>
    [
      await shop.call(getOrder, { language: 'zh', no }, { token: buyer.token }),
      await shop.call(getOrder, { language: 'en', no }, { token: buyer.token }),
    ].map(({ result }) => JSON.stringify(result));
  const before = await read();
  await setPrice(shop, 'CARD-A', 1);
  await withdraw(shop, 'LICENCE');
  const { handle } = shop.deps.database;
  await handle
    .updateTable('items')
    .set({ texts: '{}', drawing: 'x', delivery: 'licence' })
    .execute();
  await handle.updateTable('variants').set({ names: '{}' }).execute();
  expect(await read()).toEqual(before);
});

test('A4: a changed price, quantity or stock is a 409 with the new checkout, and orders nothing', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 2, 'CARD-B': 2 });
  const changes: (() => Promise<unknown>)[] = [
    () => setPrice(shop, 'CARD-A', 7_000),
    () => setStock(shop, 'CARD-B', 1),
    () => setStock(shop, 'CARD-B', 2),
    () => withdraw(shop, 'CARD-B'),
    () => fillCart(shop, buyer, { 'CARD-A': 1 }),
  ];
  for (const change of changes) {
    const { seen } = await seenBy(shop, buyer);
    await change();
    const { status, result } = await place(shop, buyer, { seen });
    expect([status, result.error]).toEqual([409, 'CHECKOUT_CHANGED']);
    expect(result.details).toEqual(await seenBy(shop, buyer));
  }
  expect(await countOrders(shop)).toBe(0);
  expect((await placeCart(shop, buyer)).status).toBe(200);
});

test('A4: an item that is delivered in another way since, and so at another cost, is a 409 as well', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 2, LICENCE: 1 });
  const { handle } = shop.deps.database;
  const deliver = (sku: string, delivery: 'shipped' | 'licence') =>
    handle
      .updateTable('items')
      .set({ delivery })
      .where('id', '=', (eb) =>
        eb.selectFrom('variants').select('itemId').where('sku', '=', sku).$castTo<string>(),
      )
      .execute();
  const changes = [
    () => deliver('LICENCE', 'shipped'),
    () => deliver('LICENCE', 'licence'),
    () => deliver('CARD-A', 'licence'),
  ];
  for (const change of changes) {
    const { seen, totals } = await seenBy(shop, buyer);
    await change();
    const { status, result } = await place(shop, buyer, { seen });
    const now = await seenBy(shop, buyer);
    expect(now.totals.totalFen).not.toBe(totals.totalFen);
    expect([status, result.error]).toEqual([409, 'CHECKOUT_CHANGED']);
    expect(result.details).toEqual(now);
  }
  expect((await placeCart(shop, buyer)).status).toBe(200);
});

test('A4: an item that is delivered in another way since is a 409 also where nobody pays for delivery', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-B': 2, LICENCE: 1 });
  const { seen, totals } = await seenBy(shop, buyer);
  const licence = shop.deps.database.handle.updateTable('items').where('id', '=', 'licence');
  await licence.set({ delivery: 'shipped' }).execute();
  const { status, result } = await place(shop, buyer, { seen });
  expect([status, result.error]).toEqual([409, 'CHECKOUT_CHANGED']);
  const now = await seenBy(shop, buyer);
  expect(result.details).toEqual(now);
  expect(now.totals).toEqual(totals);
});

test('A5: the same key returns the first answer, also after a restart, with an empty cart and on the page in another language', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { seen } = await seenBy(shop, buyer);
  const first = await place(shop, buyer, { seen }, 'key-0001');
  await using restarted = await openShop({ database: shop.deps.database });
  for (const each of [shop, restarted]) {
    const again = await place(each, buyer, { seen }, 'key-0001');
    expect([again.status, again.result]).toEqual([200, first.result]);
  }
  const elsewhere = await place(shop, buyer, { seen, language: 'zh' }, 'key-0001');
  expect([elsewhere.status, elsewhere.result]).toEqual([200, first.result]);
  expect(await countOrders(shop)).toBe(1);
});

test('A5: the same key with another body is refused; another account may use it', async () => {
  await using shop = await openShop();
  const [buyer, other] = [await buildSession(shop), await buildSession(shop)];
  await fillCart(shop, buyer, { LICENCE: 1 });
  await fillCart(shop, other, { LICENCE: 1 });
  const { seen } = await seenBy(shop, buyer);
  await place(shop, buyer, { seen }, 'key-0001');
  const reused = await place(shop, buyer, { seen, note: 'another' }, 'key-0001');
  expect([reused.status, reused.result.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect((await place(shop, other, { seen, note: 'another' }, 'key-0001')).status).toBe(200);
});

test('A5: two accounts that send under the same key at once each have their order', async () => {
  await using shop = await openShop();
  const buyers = [await buildSession(shop), await buildSession(shop)];
  for (const buyer of buyers) await fillCart(shop, buyer, { LICENCE: 1 });
  const { seen } = await seenBy(shop, buyers[0]!);
  const answers = await Promise.all(
    buyers.map((buyer) => place(shop, buyer, { seen }, 'key-0001')),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(answers.map(({ result }) => result.no)).size).toBe(2);
});

test('A5: a key counts also when its cart has been filled again meanwhile, which stays as it is', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { LICENCE: 1 });
  const { seen } = await seenBy(shop, buyer);
  const first = await place(shop, buyer, { seen }, 'key-0001');
  await fillCart(shop, buyer, { LICENCE: 1 });
  const again = await place(shop, buyer, { seen }, 'key-0001');
  expect([again.status, again.result]).toEqual([200, first.result]);
  const reused = await place(shop, buyer, { seen, note: 'another' }, 'key-0001');
  expect([reused.status, reused.result.error]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await countOrders(shop)).toBe(1);
  expect((await seenBy(shop, buyer)).seen).toBe(seen);
});

test('A5: a refused request does not use its key up', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  expect((await place(shop, buyer, {}, 'key-0001')).result.error).toBe('CART_EMPTY');
  await fillCart(shop, buyer, { LICENCE: 1 });
  expect((await placeCart(shop, buyer, { key: 'key-0001' })).status).toBe(200);
});

test('A5: a key counts for 24 hours', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { LICENCE: 1 });
  const { seen } = await seenBy(shop, buyer);
  const first = await place(shop, buyer, { seen }, 'key-0001');
  shop.clock.now += 24 * 60 * 60_000 - 1;
  expect((await place(shop, buyer, { seen }, 'key-0001')).result).toEqual(first.result);
  shop.clock.now += 1;
  await fillCart(shop, buyer, { LICENCE: 1 });
  const later = await place(shop, buyer, { seen }, 'key-0001');
  expect(later.status).toBe(200);
  expect(later.result.no).not.toBe(first.result.no);
});

test('A5: a key that has its answer gives it to every repeat, however many come at once', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { seen } = await seenBy(shop, buyer);
  const first = await place(shop, buyer, { seen }, 'key-0001');
  const repeats = await Promise.all(
    Array.from({ length: 60 }, () => place(shop, buyer, { seen }, 'key-0001')),
  );
  for (const { status, result } of repeats) expect([status, result]).toEqual([200, first.result]);
  const others = await Promise.all(
    Array.from({ length: 9 }, () => place(shop, buyer, { seen, note: 'another' }, 'key-0001')),
  );
  expect(new Set(refusals(others).map(String))).toEqual(new Set(['422,IDEMPOTENCY_KEY_REUSED']));
});

test('A5, A23: 50 parallel sends with one key make one order, each told its number or to come back', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { seen } = await seenBy(shop, buyer);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => place(shop, buyer, { seen }, 'key-0001')),
  );
  const numbers = new Set(answers.filter(({ success }) => success).map(({ result }) => result.no));
  expect(numbers.size).toBe(1);
  for (const refusal of refusals(answers)) expect(refusal).toEqual([409, 'REQUEST_IN_FLIGHT']);
  expect(await countOrders(shop)).toBe(1);
  const again = await place(shop, buyer, { seen }, 'key-0001');
  expect(numbers).toContain(again.result.no);
});

test('A5: 50 parallel sends through two processes make one order', async () => {
  await using shop = await openShop();
  await using other = await openShop({ database: shop.deps.database });
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { seen } = await seenBy(shop, buyer);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      place(index % 2 === 0 ? shop : other, buyer, { seen }, 'key-0001'),
    ),
  );
  for (const refusal of refusals(answers)) expect(refusal).toEqual([409, 'REQUEST_IN_FLIGHT']);
  expect(await countOrders(shop)).toBe(1);
});

test('A5: a malformed key is refused', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { status, result } = await place(shop, buyer, {}, 'short');
  expect([status, result.error]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID']);
});

test('A5: an order without a key is refused, and the cart stays', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 2 });
  const { seen } = await seenBy(shop, buyer);
  const { method, path: url } = placeOrder;
  const body = JSON.stringify({ language, seen, address: testAddress, agreement: true });
  const signed = await signInjected(shop.deps, { method, url, body, token: buyer.token });
  const headers = { 'content-type': 'application/json', ...signed };
  const answer = await shop.app.inject({ method, url, headers, payload: body });
  const { result } = answer.json<Answer<unknown>>();
  expect([answer.statusCode, result]).toMatchObject([400, { error: 'IDEMPOTENCY_KEY_MISSING' }]);
  expect(await countOrders(shop)).toBe(0);
  expect((await shop.call(getCart, { language }, buyer)).result.count).toBe(2);
});

test('A6, A23: one cart makes one order, also under different keys, however often it is sent', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 2, LICENCE: 1 });
  const { seen } = await seenBy(shop, buyer);
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(shop, buyer, { seen })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const refusal of refusals(answers)) expect(refusal).toEqual([409, 'CART_EMPTY']);
  expect(await countOrders(shop)).toBe(1);
});

async function race(shop: TestShop, { buyers, sku }: { buyers: number; sku: string }) {
  const all = await Promise.all(Array.from({ length: buyers }, () => buildSession(shop)));
  for (const buyer of all) await fillCart(shop, buyer, { [sku]: 1 });
  const seen = await Promise.all(all.map((buyer) => seenBy(shop, buyer)));
  return Promise.all(all.map((buyer, index) => place(shop, buyer, { seen: seen[index]?.seen })));
}

test('A7: 32 buyers for 5 pieces make exactly 5 orders and 27 clean refusals', async () => {
  await using shop = await openShop();
  const answers = await race(shop, { buyers: 32, sku: 'CARD-B' });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(refusals(answers)).toHaveLength(27);
  for (const refusal of refusals(answers)) expect(refusal).toEqual([409, 'CHECKOUT_CHANGED']);
  expect(await countOrders(shop)).toBe(5);
  expect(await stockOf(shop, 'CARD-B')).toBe(0);
});

test('A7: 200 buyers for 10 pieces make exactly 10 orders', async () => {
  await using shop = await openShop();
  await setStock(shop, 'CARD-B', 10);
  const answers = await race(shop, { buyers: 200, sku: 'CARD-B' });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refusals(answers)).toHaveLength(190);
  for (const refusal of refusals(answers)) expect(refusal).toEqual([409, 'CHECKOUT_CHANGED']);
  expect(await stockOf(shop, 'CARD-B')).toBe(0);
});

test('A22: order numbers carry at least 60 random bits and never meet', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const numbers: string[] = [];
  for (let count = 0; count < 20; count += 1)
    numbers.push(await orderOf(shop, buyer, { 'CARD-A': 1 }));
  expect(new Set(numbers).size).toBe(20);
  for (const no of numbers) expect(no).toMatch(/^260105[0-9A-HJKMNP-TV-Z]{14}$/);
  const { result } = await shop.call(listOrders, { language }, { token: buyer.token });
  expect(result.orders.map(({ no }) => no)).toEqual(numbers.toReversed().slice(0, 10));
});

test('an order keeps address, invoice and note as they were given', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const invoice = { kind: 'company', title: '示例公司', taxNumber: '91110000ma000000xb' } as const;
  const { result } = await placeCart(shop, buyer, { invoice, note: ' Ring twice ' });
  const order = await shop.call(getOrder, { language, no: result.no }, { token: buyer.token });
  expect(order.result).toMatchObject({
    address: testAddress,
    invoice: { ...invoice, taxNumber: '91110000MA000000XB' },
    note: 'Ring twice',
    endsAt: shop.clock.now + 30 * 60_000,
  });
});

test('a cart of a variant without price change keeps its seen value while stock moves', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { seen } = await seenBy(shop, buyer);
  await setStock(shop, 'CARD-A', 7);
  expect((await seenBy(shop, buyer)).seen).toBe(seen);
  await shop.call(addToCart, { language, sku: 'LICENCE', quantity: 1 }, { token: buyer.token });
  expect((await seenBy(shop, buyer)).seen).not.toBe(seen);
});
