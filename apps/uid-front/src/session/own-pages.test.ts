import { expect, test } from 'vitest';

import { ownPage, wantedPath } from './own-pages.ts';

function returning(path: string): URLSearchParams {
  return new URLSearchParams({ return: path, reason: 'session-ended', other: 'x' });
}

test('a page keeps where the visitor was going, and nothing else of the query', () => {
  expect(ownPage('/register', returning('/order?no=1'))).toBe('/register?return=%2Forder%3Fno%3D1');
  expect(ownPage('/register', new URLSearchParams())).toBe('/register');
});

test('a page never carries an address of another site', () => {
  expect(ownPage('/register', returning('//evil.example'))).toBe('/register');
});

test('a page is opened with the reason for it', () => {
  expect(ownPage('/login', returning('/cart'), 'password-reset')).toBe(
    '/login?return=%2Fcart&reason=password-reset',
  );
});

test.each(['/confirm-order?a=1', '/en/order', '/uid-front/modify-password'])(
  '%s is a place to come back to',
  (path) => expect(wantedPath(returning(path))).toBe(path),
);

test.each([
  '/uid-front/login',
  '/uid-front/outside',
  '/uid-front/mobile-login',
  '/en/uid-front/register?return=/cart',
  '/\\evil',
  'evil',
  '',
])('%s is none', (path) => expect(wantedPath(returning(path))).toBeUndefined());
