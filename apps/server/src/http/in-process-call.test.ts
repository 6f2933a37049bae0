import { addToCart, setCartLine } from '@uid/contract/cart';
import { listItems } from '@uid/contract/catalogue';
import { xsrfCookie } from '@uid/contract/constants';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { openShop } from '../testing/shop/test-shop.ts';
import { guestCookie } from './cookies/guest-cookie.ts';
import { createInProcessCall } from './in-process-call.ts';

const language = 'en';

test('a page that calls often passes a cookie on once', async () => {
  await using shop = await openShop();
  const { cookies: own } = await shop.call(addToCart, { language, sku: 'CARD-A', quantity: 1 });
  const cookie = Object.entries(own)
    .map((pair) => pair.join('='))
    .join('; ');
  const request = { headers: { cookie }, ip: '127.0.0.1', id: 'r' } as unknown as FastifyRequest;
  const { call, cookies } = createInProcessCall(shop.app, request, { isPersonal: true });
  for (const isSelected of [false, true, false])
    await call(setCartLine, { language, sku: 'CARD-A', isSelected });
  expect(cookies.map((each) => each.split('=')[0])).toEqual([guestCookie, xsrfCookie]);
});

test('a page whose prices cannot be read is shown, and known to show some that nobody knows', async () => {
  await using shop = await openShop();
  const request = { headers: {}, ip: '127.0.0.1', id: 'r' } as unknown as FastifyRequest;
  const readPrices = () => Promise.reject(new Error('away'));
  const options = { isPersonal: false, readPrices };
  const { call, pricesAsked } = createInProcessCall(shop.app, request, options);
  expect(await call(listItems, { language })).toHaveProperty('items');
  expect(pricesAsked()).toMatchObject([{ state: undefined }]);
});
