// @vitest-environment happy-dom
import { expect, test } from 'vitest';

import { openApp } from '../testing/open-app.tsx';

test.each([
  ['/login?return=%2Fconfirm-order', 3, '为购物车里的 3 件商品付款。购物车会为您保留'],
  ['/register?return=%2Fcart', 0, '为购物车里的商品付款'],
])('%s with %d pieces says why one is here', (path, cartCount, words) => {
  expect(openApp(path, { stored: { cartCount } }).text()).toContain(words);
});

test.each([
  [1, 'the piece in your cart. The cart is kept'],
  [2, 'the 2 pieces in your cart'],
])('speaks English (%d)', (cartCount, words) => {
  const path = '/register?return=%2Fen%2Fconfirm-order';
  expect(openApp(path, { language: 'en', stored: { cartCount } }).text()).toContain(words);
});

test.each(['/login', '/login?return=%2Forder', '/login?return=%2F%2Fevil.example%2Fcart'])(
  '%s says nothing of the cart',
  (path) => {
    expect(openApp(path, { stored: { cartCount: 3 } }).text()).not.toContain('购物车');
  },
);
