// @vitest-environment happy-dom
import { createBrowserStorage } from '@uid/contract/storage';
import { beforeEach, expect, test } from 'vitest';

import { forgetVisitor, storeSession } from './stored-session.ts';

const user = { email: 'buyer@example.com' };
const storage = createBrowserStorage(localStorage);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a new session says anew when its password expires, or that it does not', () => {
  storeSession(storage, { token: 'first', user, expireTime: 1 });
  expect(storage.get('expireTime')).toBe(1);
  storeSession(storage, { token: 'second', user });
  expect([storage.get('token'), storage.get('expireTime')]).toEqual(['second', undefined]);
});

test('of whoever logs out nothing stays, in this tab neither', () => {
  storeSession(storage, { token: 'first', user });
  createBrowserStorage(sessionStorage).set('cartCount', 1);
  forgetVisitor(storage);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
