import {
  addAllToCart,
  addToCart,
  getCart,
  getCartCount,
  maxCartLines,
  removeFromCart,
  setCartLine,
} from '@uid/contract/cart';
import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import { expect, test } from 'vitest';

import type { CallOptions } from '../../testing/call-endpoint.ts';
import { setPrice, setStock, withdraw } from '../../testing/shop/change-catalogue.ts';
import { buildSession, fillCart, openShop } from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import { insertVariants } from '../catalogue/insert-item.ts';
import { takeSelectedLines } from './take-selected-lines.ts';

const language = 'en';

async function add(shop: TestShop, pieces: Record<string, number>, options?: CallOptions) {
  const [[sku, quantity] = ['', 0]] = Object.entries(pieces);
  return shop.call(addToCart, { language, sku, quantity }, options);
}

/** Adds a first line as a guest. Returns what the guest's browser then sends. */
async function startGuest(shop: TestShop): Promise<CallOptions> {
  const { cookies } = await add(shop, { 'CARD-A': 1 });
  return { cookies, headers: { [xsrfHeader]: cookies[xsrfCookie] ?? '' } };
}

test('a guest gets a cookie with the first line, not before', async () => {
  await using shop = await openShop();
  const looked = await shop.call(getCart, { language });
  expect(looked.cookies).toEqual({});
  expect(looked.result).toMatchObject({ lines: [], count: 0, totals: { totalFen: 0 } });
  const refused = await add(shop, { 'CARD-C': 1 });
  expect([refused.status, refused.cookies]).toEqual([409, {}]);
  const added = await add(shop, { 'CARD-A': 2 });
  expect(Object.keys(added.cookies)).toEqual(['uid-guest', xsrfCookie]);
  expect(added.result.count).toBe(2);
});

test('a guest’s cookie lasts ninety days from the last change on, as the lines do', async () => {
  await using shop = await openShop();
  const guest = await startGuest(shop);
  const more = await add(shop, { LICENCE: 1 }, guest);
  expect(more.cookies).toEqual(guest.cookies);
  const change = { language, sku: 'CARD-A', quantity: 2 } as const;
  expect((await shop.call(setCartLine, change, guest)).cookies).toEqual(guest.cookies);
  const looked = await shop.call(getCart, { language }, guest);
  expect([looked.result.count, looked.cookies]).toEqual([3, {}]);
  const { token } = await buildSession(shop);
  expect((await add(shop, { 'CARD-A': 1 }, { token })).cookies).toEqual({});
});

test('the database holds no guest token', async () => {
  await using shop = await openShop();
  const { cookies } = await add(shop, { 'CARD-A': 1 });
  const rows = await shop.deps.database.handle.selectFrom('cartLines').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(cookies['uid-guest']);
});

test('A25: a guest finds the cart again by the cookie', async () => {
  await using shop = await openShop();
  const guest = await startGuest(shop);
  await add(shop, { LICENCE: 3 }, guest);
  const { result } = await shop.call(getCartCount, {}, guest);
  expect(result.count).toBe(4);
  const stranger = await shop.call(getCartCount, {}, { cookies: { 'uid-guest': 'guessed' } });
  expect(stranger.result.count).toBe(0);
});

test('an addition answers how many of the variant, and of all, are in the cart by now', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const { token } = buyer;
  await fillCart(shop, buyer, { LICENCE: 3, 'CARD-B': 2 });
  await shop.call(setCartLine, { language, sku: 'CARD-B', isSaved: true }, { token });
  const first = await add(shop, { 'CARD-A': 1 }, { token });
  expect(first.result).toEqual({ quantity: 1, count: 4 });
  const second = await add(shop, { 'CARD-A': 4 }, { token });
  expect(second.result).toEqual({ quantity: 5, count: 8 });
});

test('a guest who writes without the XSRF pair is refused and nothing changes', async () => {
  await using shop = await openShop();
  const { cookies } = await startGuest(shop);
  const wrong: Record<string, string>[] = [{}, { [xsrfHeader]: 'planted' }];
  for (const headers of wrong) {
    const answer = await add(shop, { 'CARD-A': 1 }, { cookies: cookies ?? {}, headers });
    expect([answer.status, answer.result.error]).toEqual([403, 'XSRF_REJECTED']);
  }
  const { result } = await shop.call(getCartCount, {}, { cookies: cookies ?? {} });
  expect(result.count).toBe(1);
});

test('a kit goes into a guest cart whole, with one cookie', async () => {
  await using shop = await openShop();
  const lines = [
    { sku: 'CARD-A', quantity: 2 },
    { sku: 'LICENCE', quantity: 3 },
  ];
  const { result, cookies } = await shop.call(addAllToCart, { language, lines });
  expect(result.count).toBe(5);
  expect(Object.keys(cookies)).toEqual(['uid-guest', xsrfCookie]);
});

test('a kit of which one piece is refused adds nothing and names the piece', async () => {
  await using shop = await openShop();
  const guest = await startGuest(shop);
  const refused = [
    ['CARD-C', 409],
    ['NO-SUCH', 404],
  ] as const;
  for (const [sku, status] of refused) {
    const lines = [
      { sku: 'LICENCE', quantity: 1 },
      { sku, quantity: 1 },
    ];
    const answer = await shop.call(addAllToCart, { language, lines }, guest);
    expect([answer.status, answer.result.details]).toMatchObject([status, { sku }]);
  }
  const { result } = await shop.call(getCartCount, {}, guest);
  expect(result.count).toBe(1);
});

test('a session that is over is told so instead of getting an empty cart', async () => {
  await using shop = await openShop();
  const { status, result } = await shop.call(getCart, { language }, { token: 'x'.repeat(43) });
  expect([status, result.error]).toEqual([401, 'SESSION_INVALID']);
});

test('A25: what was put in the cart without the session joins the account cart at the next look', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 10 });
  const guest = await startGuest(shop);
  await add(shop, { 'CARD-A': 4 }, guest);
  const options = { token: buyer.token, cookies: guest.cookies ?? {} };
  const { result, cookies } = await shop.call(getCart, { language }, options);
  expect(result.lines).toMatchObject([{ sku: 'CARD-A', quantity: 12 }]);
  expect(cookies['uid-guest']).toBe('');
  const left = await shop.call(getCartCount, {}, guest);
  expect(left.result.count).toBe(0);
});

test('more than 12 of one item is refused and nothing changes', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  await add(shop, { 'CARD-A': 7 }, { token });
  const answer = await add(shop, { 'CARD-A': 6 }, { token });
  expect([answer.status, answer.result.error]).toEqual([409, 'QUANTITY_LIMIT']);
  expect((await shop.call(getCartCount, {}, { token })).result.count).toBe(7);
});

test('what the stock refuses is not put down to the limit, nor what was set aside counted', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await add(shop, { 'CARD-A': 7 }, buyer);
  await setStock(shop, 'CARD-A', 7);
  const short = (await add(shop, { 'CARD-A': 5 }, buyer)).result;
  expect(short).toMatchObject({ error: 'OUT_OF_STOCK', details: { available: 7 } });
  await shop.call(setCartLine, { language, sku: 'CARD-A', isSaved: true }, buyer);
  expect((await add(shop, { 'CARD-A': 8 }, buyer)).result.error).toBe('OUT_OF_STOCK');
});

test('what is not selected does not count towards the free delivery', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1, 'CARD-B': 1 });
  const out = { language, sku: 'CARD-B', isSelected: false } as const;
  const { result } = await shop.call(setCartLine, out, buyer);
  expect(result.toFreeDeliveryFen).toBe(50_000 - 6_800);
});

test('the limit holds under parallel clicks', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => add(shop, { 'CARD-A': 1 }, { token })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
  expect((await shop.call(getCartCount, {}, { token })).result.count).toBe(12);
});

test('A26: a bad quantity gets a clear message and changes nothing', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  await add(shop, { 'CARD-A': 1 }, { token });
  const bad = [0, -1, 13, 1.5, '1e3', 2 ** 53, '🙂', null, true, [], ''] as never[];
  for (const quantity of bad) {
    for (const endpoint of [addToCart, setCartLine]) {
      const input = { language, sku: 'CARD-A', quantity } as const;
      const { status, result } = await shop.call(endpoint, input, { token });
      expect([quantity, status, result.error]).toEqual([quantity, 400, 'INVALID_INPUT']);
      expect(result.fields?.quantity).toMatch(/\w/);
    }
  }
  expect((await shop.call(getCartCount, {}, { token })).result.count).toBe(1);
});

test('what is not sold cannot be added', async () => {
  await using shop = await openShop();
  expect((await add(shop, { NONE: 1 })).result.error).toBe('NOT_FOUND');
  expect((await add(shop, { 'CARD-B': 6 })).result).toMatchObject({
    error: 'OUT_OF_STOCK',
    details: { available: 5 },
  });
  await withdraw(shop, 'CARD-A');
  expect((await add(shop, { 'CARD-A': 1 })).result.error).toBe('NOT_FOUND');
});

test('a line can be changed, left out of the totals, and removed', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  await add(shop, { 'CARD-A': 2 }, { token });
  await add(shop, { LICENCE: 1 }, { token });
  const set = (change: object) =>
    shop.call(setCartLine, { language, sku: 'CARD-A', ...change }, { token });
  expect((await set({ quantity: 5 })).result.totals.goodsFen).toBe(5 * 6_800 + 980_000);
  const left = await set({ isSelected: false });
  expect(left.result.totals).toMatchObject({ goodsFen: 980_000, deliveryFen: 0 });
  expect(left.result.count).toBe(6);
  const removed = await shop.call(removeFromCart, { language, sku: 'LICENCE' }, { token });
  expect(removed.result.lines.map(({ sku }) => sku)).toEqual(['CARD-A']);
});

test('a line that is not there cannot be changed, and neither can a cart that is not there', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  const change = { language, sku: 'CARD-A', quantity: 2 } as const;
  expect((await shop.call(setCartLine, change, { token })).status).toBe(404);
  expect((await shop.call(setCartLine, change)).status).toBe(404);
  expect((await shop.call(removeFromCart, { language, sku: 'CARD-A' })).status).toBe(404);
});

test('a quantity can go down while too few are there, and not up', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  await add(shop, { 'CARD-B': 5 }, { token });
  await setStock(shop, 'CARD-B', 2);
  const set = (quantity: number) =>
    shop.call(setCartLine, { language, sku: 'CARD-B', quantity }, { token });
  expect((await set(6)).result.error).toBe('OUT_OF_STOCK');
  expect((await set(4)).result.lines).toMatchObject([{ quantity: 4, state: 'short' }]);
  expect((await set(2)).result.lines).toMatchObject([{ quantity: 2, state: 'available' }]);
});

test('A25: changed prices, missing stock and withdrawn items are marked and not counted', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  await fillCart(shop, { token, accountId: '' }, { 'CARD-A': 1, 'CARD-B': 3, LICENCE: 1 });
  await setPrice(shop, 'CARD-A', 7_000);
  await setStock(shop, 'CARD-B', 1);
  await withdraw(shop, 'LICENCE');
  const { result } = await shop.call(getCart, { language }, { token });
  expect(result.lines).toMatchObject([
    { sku: 'CARD-A', state: 'available', priceFen: 7_000, previousPriceFen: 6_800 },
    { sku: 'CARD-B', state: 'short', available: 1 },
    { sku: 'LICENCE', state: 'withdrawn' },
  ]);
  expect(result.totals.goodsFen).toBe(7_000);
  // A buyer who chooses a quantity has seen its price.
  const change = { language, sku: 'CARD-A', quantity: 2 } as const;
  const changed = (await shop.call(setCartLine, change, { token })).result;
  expect(changed.lines[0]).not.toHaveProperty('previousPriceFen');
  await setStock(shop, 'CARD-B', 0);
  const sold = await shop.call(getCart, { language: 'zh' }, { token });
  expect(sold.result.lines[1]).toMatchObject({ state: 'sold-out', name: '卡', variantName: '乙' });
});

test('a full cart takes more of what is in it, and nothing else before something has gone', async () => {
  await using shop = await openShop();
  const guest = await startGuest(shop);
  const { handle } = shop.deps.database;
  const [line] = await handle.selectFrom('cartLines').selectAll().execute();
  const skus = Array.from({ length: maxCartLines - 1 }, (_, index) => `MANY-${index}`);
  const model = { name: { zh: '多', en: 'Many' }, priceFen: 100, stock: 1, leadDays: 0 };
  const variants = skus.map((sku) => ({ ...model, sku }));
  const item = { id: 'card', product: 'safety-sim-card', variants };
  await insertVariants(handle, item, shop.deps);
  await handle
    .insertInto('cartLines')
    .values(skus.map((sku) => ({ ...line!, sku })))
    .execute();
  const full = await add(shop, { 'CARD-B': 1 }, guest);
  expect([full.status, full.result.error]).toEqual([409, 'CART_FULL']);
  const lines = [{ sku: 'LICENCE', quantity: 1 }];
  const list = await shop.call(addAllToCart, { language, lines }, guest);
  expect(list.result).toMatchObject({ error: 'CART_FULL', details: { sku: 'LICENCE' } });
  expect((await add(shop, { 'CARD-A': 1 }, guest)).status).toBe(200);
  await shop.call(removeFromCart, { language, sku: 'MANY-0' }, guest);
  expect((await add(shop, { 'CARD-B': 1 }, guest)).status).toBe(200);
});

test.each([{ isSelected: false }, { isSaved: true }, { quantity: 2 }])(
  'a line that another tab changed to %o since it was read is not ordered',
  async (change) => {
    await using shop = await openShop();
    const buyer = await buildSession(shop);
    await fillCart(shop, buyer, { 'CARD-A': 1 });
    const read = [{ sku: 'CARD-A', quantity: 1 }];
    await shop.call(setCartLine, { language, sku: 'CARD-A', ...change }, buyer);
    const { handle } = shop.deps.database;
    expect(await takeSelectedLines(handle, buyer.accountId, read)).toBe(false);
    expect((await shop.call(getCart, { language }, buyer)).result).toMatchObject({
      [change.isSaved ? 'saved' : 'lines']: [{ sku: 'CARD-A' }],
    });
  },
);
