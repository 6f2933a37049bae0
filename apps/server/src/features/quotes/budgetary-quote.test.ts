import { addToCart, budgetaryQuote, setCartLine } from '@uid/contract/cart';
import { expect, test } from 'vitest';

import { buildSession, openShop } from '../../testing/shop/test-shop.ts';
import { signInjected } from '../../testing/sign-request.ts';
import { readPdfText } from '../invoices/testing/read-pdf-text.ts';

const url = (language: string) => `${budgetaryQuote.path}?language=${language}`;

test('a guest gets their cart as a PDF that says it holds no price', async () => {
  await using shop = await openShop();
  const pieces = { language: 'en', sku: 'CARD-A', quantity: 3 } as const;
  const { cookies } = await shop.call(addToCart, pieces);
  const answer = await shop.app.inject({ url: url('en'), cookies });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const text = readPdfText(answer.rawPayload);
  for (const words of [
    'Budgetary quote',
    '5 January 2026',
    'Card · A',
    'CARD-A',
    '204.00',
    'They are not held',
  ])
    expect(text).toContain(words);
  const chinese = await shop.app.inject({ url: url('zh'), cookies });
  expect(readPdfText(chinese.rawPayload)).toContain('预算报价单');
});

test('what is left out of the order is not in it', async () => {
  await using shop = await openShop();
  const { token } = await buildSession(shop);
  for (const sku of ['CARD-A', 'CARD-B'])
    await shop.call(addToCart, { language: 'en', sku, quantity: 1 }, { token });
  await shop.call(setCartLine, { language: 'en', sku: 'CARD-B', isSelected: false }, { token });
  const asked = { method: 'GET', url: url('en'), token } as const;
  const headers = await signInjected(shop.deps, asked);
  const text = readPdfText((await shop.app.inject({ url: asked.url, headers })).rawPayload);
  expect(text).toContain('CARD-A');
  expect(text).not.toContain('CARD-B');
});

test.each(['zh', 'en'])('a short cart in %s is one sheet, its note included', async (language) => {
  await using shop = await openShop();
  const pieces = { language: 'en', sku: 'CARD-A', quantity: 3 } as const;
  const { cookies } = await shop.call(addToCart, pieces);
  const answer = await shop.app.inject({ url: url(language), cookies });
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});

test('an empty cart, and a stranger’s, make no quote', async () => {
  await using shop = await openShop();
  const answer = await shop.app.inject({ url: url('en'), cookies: { 'uid-guest': 'guessed' } });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 40901]);
});

test('whoever asks for one document after the other is asked to wait, wherever the cart is from', async () => {
  await using shop = await openShop();
  const ask = async (remoteAddress: string) =>
    (await shop.app.inject({ url: url('en'), remoteAddress })).statusCode;
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1) statuses.push(await ask('203.0.113.7'));
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 409), 429]);
  expect(await ask('198.51.100.7')).toBe(409);
});
