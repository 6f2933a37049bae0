import { expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';

const url = '/api/items?language=en';

async function statusOf(headers: Record<string, string>, environment = {}, path = url) {
  await using site = await createTestApp({ environment });
  return (await site.app.inject({ url: path, headers })).statusCode;
}

test.each([
  'localhost',
  'localhost:8000',
  '127.0.0.1:8000',
  '127.8.8.8',
  '[::1]:8000',
  'LOCALHOST',
])('without PUBLIC_ORIGIN a request for %s is answered', async (host) => {
  expect(await statusOf({ host })).toBe(200);
});

test.each<[string, Record<string, string>]>([
  ['a public name', { host: 'www.example.com' }],
  ['a name that resolves to this machine', { host: 'localhost.evil.example' }],
  ['an address of the network', { host: '192.168.1.5:8000' }],
  ['an address that only begins like a loopback one', { host: '127.0.0.1.evil.example' }],
  ['the unspecified address', { host: '0.0.0.0:8000' }],
  ...[
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-anything',
    'forwarded',
    'x-real-ip',
    'via',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
  ].map((name): [string, Record<string, string>] => [
    `a loopback host with ${name}`,
    { host: 'localhost', [name]: '203.0.113.9' },
  ]),
])('without PUBLIC_ORIGIN %s is answered with 421 and a sentence', async (_name, headers) => {
  await using site = await createTestApp();
  const answer = await site.app.inject({ url, headers: { ...headers, 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(421);
  expect(answer.json()).toMatchObject({
    message: expect.stringContaining('PUBLIC_ORIGIN'),
    result: { error: 'MISDIRECTED' },
  });
});

test('a browser that is misdirected reads the sentence as text, in both languages', async () => {
  await using site = await createTestApp();
  const headers = { host: '192.168.1.5:8000', accept: 'text/html,application/xhtml+xml' };
  const answer = await site.app.inject({ url: '/home', headers });
  expect(answer.statusCode).toBe(421);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toMatch(/本机[^]*only this machine/);
});

test('with PUBLIC_ORIGIN every host is answered', async () => {
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  expect(await statusOf({ host: 'www.example.com' }, environment)).toBe(200);
});

test.each(['/healthz', '/readyz'])('%s is answered by any name', async (path) => {
  expect(await statusOf({ host: '10.0.0.7:8000', 'x-forwarded-for': '10.0.0.1' }, {}, path)).toBe(
    200,
  );
});
