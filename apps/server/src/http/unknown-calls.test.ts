import { expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';

test.each(['/api/no-such-thing', '/api/*x', '/api/:x(', '/uid-boot/*/:', '/api/item:*'])(
  'an address that no endpoint has is a 404 in the envelope: %s',
  async (url) => {
    await using site = await createTestApp();
    const answer = await site.app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 404, success: false });
  },
);

test.each([
  ['DELETE', '/api/cart', 'GET'],
  ['GET', '/api/cart/add', 'POST'],
  ['PUT', '/uid-boot/login', 'POST'],
  ['OPTIONS', '/api/orders?language=en', 'GET, POST'],
] as const)('%s %s is a 405 that names the method to use', async (method, url, allow) => {
  await using site = await createTestApp();
  const answer = await site.app.inject({ method, url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(answer.json()).toMatchObject({ code: 405, success: false });
});

test('a wrong method is refused before its body is read', async () => {
  await using site = await createTestApp();
  const payload = { sku: 'x' };
  const answer = await site.app.inject({ method: 'PUT', url: '/api/cart/add', payload });
  expect(answer.statusCode).toBe(405);
});

test.each(['TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH'] as const)(
  '%s is a 405 in the envelope, wherever it is sent',
  async (method) => {
    await using site = await createTestApp();
    for (const url of ['/api/cart', '/uid-boot/login', '/home', '/healthz']) {
      const answer = await site.app.inject({ method: method as 'TRACE', url });
      expect(answer.statusCode, url).toBe(405);
      expect(answer.json(), url).toMatchObject({ code: 405, success: false });
      expect(answer.headers['x-content-type-options'], url).toBe('nosniff');
      expect(answer.body, url).not.toContain(method);
    }
  },
);

test('a page where there are none is a 404 in the envelope', async () => {
  await using site = await createTestApp();
  const answer = await site.app.inject('/home');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 404, success: false });
});
