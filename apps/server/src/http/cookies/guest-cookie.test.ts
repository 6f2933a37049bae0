import { addToCart, getCart, getCartCount } from '@uid/contract/cart';
import { xsrfCookie, xsrfHeader } from '@uid/contract/constants';
import { expect, test } from 'vitest';

import { buildSession, openShop } from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import type { CallOptions } from '../../testing/call-endpoint.ts';
import { guestCookie, securedGuestCookie } from './guest-cookie.ts';

const secured = { environment: { PUBLIC_ORIGIN: 'https://www.example.com' } };
const language = 'en';

function add(shop: TestShop, options?: CallOptions) {
  return shop.call(addToCart, { language, sku: 'CARD-A', quantity: 1 }, options);
}

/** The Set-Cookie headers of a response, by the name of the cookie. */
function cookiesOf({ headers }: { headers: Record<string, unknown> }): Record<string, string> {
  const lines = [headers['set-cookie'] ?? []].flat() as string[];
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line]));
}

/** Begins a guest's cart under this cookie name; returns the cookies and the XSRF pair that a write needs. */
async function guestUnder(shop: TestShop, name: string): Promise<CallOptions> {
  const { cookies } = await add(shop);
  const token = cookies[guestCookie] ?? cookies[securedGuestCookie] ?? '';
  const pair = cookies[xsrfCookie] ?? '';
  return { cookies: { [name]: token, [xsrfCookie]: pair }, headers: { [xsrfHeader]: pair } };
}

test('over HTTPS the guest’s cookie is one that only this host can set', async () => {
  await using shop = await openShop(secured);
  const cookies = cookiesOf(await add(shop));
  expect(Object.keys(cookies)).toEqual(['__Host-uid-guest', 'XSRF-TOKEN']);
  expect(cookies['__Host-uid-guest']).toMatch(
    /; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(cookies['XSRF-TOKEN']).toMatch(/; Max-Age=7776000; Path=\/; Secure; SameSite=Lax$/);
  expect(Object.values(cookies).join()).not.toMatch(/Domain/i);
});

test('over plain HTTP it keeps a name that browsers accept there', async () => {
  await using shop = await openShop();
  const cookies = cookiesOf(await add(shop));
  expect(Object.keys(cookies)).toEqual(['uid-guest', 'XSRF-TOKEN']);
  expect(cookies['uid-guest']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
});

test.each([
  [guestCookie, []],
  [securedGuestCookie, [securedGuestCookie, xsrfCookie]],
])(
  'over HTTPS a cart kept under %s is found, and grows; what is made to last is %j',
  async (name, renewed) => {
    await using shop = await openShop(secured);
    const guest = await guestUnder(shop, name);
    const grown = await add(shop, guest);
    expect([grown.status, grown.result.count]).toEqual([200, 2]);
    const same = renewed.map((each) => [each, guest.cookies?.[each]]);
    expect(grown.cookies).toEqual(Object.fromEntries(same));
  },
);

test('a planted plain cookie does not stand before the secured one', async () => {
  await using shop = await openShop(secured);
  const guest = await guestUnder(shop, securedGuestCookie);
  const planted = await guestUnder(shop, guestCookie);
  await add(shop, planted);
  const cookies = { ...planted.cookies, ...guest.cookies };
  expect((await shop.call(getCartCount, {}, { cookies })).result.count).toBe(1);
});

test('a cart that joins an account takes along every name it came under', async () => {
  await using shop = await openShop(secured);
  const { token } = await buildSession(shop);
  const { cookies = {} } = await guestUnder(shop, securedGuestCookie);
  const both = { ...cookies, [guestCookie]: 'older' };
  const answer = await shop.call(getCart, { language }, { token, cookies: both });
  expect(answer.cookies).toEqual({ [securedGuestCookie]: '', [guestCookie]: '', [xsrfCookie]: '' });
  // Browsers delete the secured cookie only if the header says `Secure` again.
  expect(cookiesOf(answer)[securedGuestCookie]).toMatch(/Path=\/.*; Secure/);
});

test('a write proves the guest by a pair that is made for this guest: nobody else’s fits', async () => {
  await using shop = await openShop();
  const [own, other] = [await guestUnder(shop, guestCookie), await guestUnder(shop, guestCookie)];
  const guest = own.cookies?.[guestCookie] ?? '';
  const [pair, planted] = [own.cookies?.[xsrfCookie] ?? '', other.cookies?.[xsrfCookie] ?? ''];
  expect(pair).not.toBe(planted);
  const send = (cookie: string | undefined, header: string | undefined) =>
    add(shop, {
      cookies: { [guestCookie]: guest, ...(cookie !== undefined && { [xsrfCookie]: cookie }) },
      headers: header === undefined ? {} : { [xsrfHeader]: header },
    });
  const refused: [cookie: string | undefined, header: string | undefined][] = [
    [planted, planted],
    [pair, planted],
    [planted, pair],
    [pair, undefined],
    [undefined, pair],
    [undefined, undefined],
    ['', ''],
    ['x', 'x'],
    [pair.slice(1), pair.slice(1)],
    [`${pair}x`, `${pair}x`],
    [guest, guest],
  ];
  for (const [cookie, header] of refused) {
    const { status, result } = await send(cookie, header);
    expect([cookie, header, status, result.error]).toEqual([cookie, header, 403, 'XSRF_REJECTED']);
  }
  expect((await shop.call(getCartCount, {}, own)).result.count).toBe(1);
  expect((await send(pair, pair)).result.count).toBe(2);
});

test('a customer’s session proves a write, whatever guest cookie is left over', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  const { cookies = {} } = await guestUnder(shop, guestCookie);
  const left = { [guestCookie]: cookies[guestCookie] ?? '' };
  const { status, result } = await add(shop, { token, cookies: left });
  expect([status, result.count]).toEqual([200, 1]);
});
