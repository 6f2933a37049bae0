import { login, resetPassword, startRegistration } from '@uid/contract/identity';
import { listJobs } from '@uid/contract/jobs';
import { accessTokenHeader } from '@uid/contract/constants';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { AppError } from '../app-error.ts';
import { loggedAddress } from './logged-address.ts';
import type { PageBuild } from '../pages/render-page.ts';

const secrets = {
  mail: 'someone.private@example.com',
  phone: '13912345678',
  password: 'correct horse battery staple',
  code: '493817',
  token: 'kZ3vQ8yXw1Rr5Tt9Uu2Ii6Oo0Pp4Aa7Ss8Dd1Ff2Gg5',
};

/** Fails like a database whose error names the conflicting row. */
function failLoudly(): never {
  const message = `duplicate key for ${secrets.mail}, ${secrets.phone}, ${secrets.token}`;
  const detail = `Key (email)=(${secrets.mail}) already exists.`;
  throw Object.assign(new Error(message, { cause: new Error(secrets.mail) }), {
    detail,
    code: '23505',
  });
}

const build: PageBuild = {
  async handlePage(_request, { call }) {
    await call(startRegistration, { language: 'en', email: 'x' }).catch(() => undefined);
    return new Response('<h1>Page</h1>', { headers: { 'content-type': 'text/html' } });
  },
};

async function openLogged(level: 'info' | 'debug', environment: Record<string, string> = {}) {
  const lines: Record<string, unknown>[] = [];
  const site = await createTestApp({
    environment: { LOG_LEVEL: level, ...environment },
    logLines: { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    pages: { build, shellAssets: import.meta.dirname, microApps: [] },
  });
  site.app.get('/api/test/loud', async () => failLoudly());
  return { ...site, lines };
}

test('D11: nothing secret that a request carries or a failure tells is in the log', async () => {
  await using site = await openLogged('debug');
  const headers = {
    [accessTokenHeader]: secrets.token,
    cookie: `uid-guest=${secrets.token}`,
    referer: `https://example.com/?code=${secrets.code}`,
  };
  await site.call(login, { email: secrets.mail, password: secrets.password }, { headers });
  await site.call(startRegistration, { language: 'zh', email: secrets.mail });
  await site.call(resetPassword, {
    email: secrets.mail,
    code: secrets.code,
    password: secrets.password,
  } as never);
  for (const url of [
    `/api/orders?language=zh&token=${secrets.token}`,
    `/home?email=${secrets.mail}&phone=${secrets.phone}`,
    '/api/test/loud',
  ])
    await site.app.inject({ url, headers });
  const log = JSON.stringify(site.lines);
  expect(site.lines.length).toBeGreaterThanOrEqual(6);
  for (const [name, secret] of Object.entries(secrets)) expect(log, name).not.toContain(secret);
  expect(log).toContain('duplicate key for [mail], [number], [token]');
  expect(log).toContain('request-log.test.ts');
});

test('D11: a request is one line with its way, status, time and the id that its answer shows', async () => {
  await using site = await openLogged('info');
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  site.lines.length = 0;
  const answer = await fetch(`http://127.0.0.1:${port}/api/nothing?secret=1`, {
    headers: { 'x-request-id': 'chosen-outside' },
  });
  const { result } = (await answer.json()) as { result: { requestId: string } };
  await expect.poll(() => site.lines.length).toBe(1);
  expect(site.lines[0]).toMatchObject({
    reqId: result.requestId,
    req: { method: 'GET', path: '/api/nothing' },
    res: { status: 404 },
    ms: expect.any(Number),
  });
  expect(result.requestId).not.toBe('chosen-outside');
});

test('D11: what a page calls bears the id of the page, and is a line only for who looks closely', async () => {
  await using site = await openLogged('debug');
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  site.lines.length = 0;
  await fetch(`http://127.0.0.1:${port}/home`);
  await expect.poll(() => site.lines.length).toBe(2);
  const [call, page] = site.lines;
  expect([call?.['level'], page?.['level']]).toEqual([20, 30]);
  expect(call?.['reqId']).toBe(page?.['reqId']);
});

test('D11: a request that is shed under load is a warning, and one line', async () => {
  await using site = await openLogged('info');
  site.app.get('/api/test/busy', async () => {
    throw new AppError('BUSY', { retryAfter: 2 });
  });
  expect((await site.app.inject('/api/test/busy')).statusCode).toBe(503);
  expect(site.lines).toMatchObject([{ level: 40, msg: 'request shed' }]);
  expect(site.lines[0]).not.toHaveProperty('err');
});

test('D11: where another company fails, the log has its reason and nothing else of what came', async () => {
  await using site = await openLogged('info');
  site.app.get('/api/test/refused', async () => {
    const cause = Object.assign(new Error('no answer'), { response: secrets.token });
    throw new AppError('NOT_FOUND', {}, { cause });
  });
  await site.app.inject('/api/test/refused');
  expect(site.lines).toMatchObject([
    { level: 40, error: 'NOT_FOUND', reason: 'no answer', msg: 'another service failed' },
  ]);
  expect(JSON.stringify(site.lines)).not.toContain(secrets.token);
});

test.each([
  ['full', '203.0.113.9', '203.0.113.9'],
  ['short', '203.0.113.9', '203.0.113.0/24'],
  ['none', '203.0.113.9', undefined],
])(
  'D11: with LOG_ADDRESSES=%s a request from %s is logged with %s',
  async (value, from, logged) => {
    await using site = await openLogged('info', {
      LOG_ADDRESSES: value,
      PUBLIC_ORIGIN: 'https://www.example.com',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    site.lines.length = 0;
    const headers = { 'x-forwarded-for': from };
    await fetch(`http://127.0.0.1:${port}/api/nothing`, { headers });
    await expect.poll(() => site.lines.length).toBe(1);
    expect(site.lines[0]?.['address']).toBe(logged);
  },
);

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['', ''],
])('D11: %j is shortened to %j', (address, short) => {
  expect(loggedAddress(address, 'short')).toBe(short);
});

test('a call that a role does not allow stands in the log with the permission it lacked and its id', async () => {
  await using site = await openLogged('info');
  const { token, accountId } = await buildStaff(site, ['shop']);
  const refused = await site.call(listJobs, {}, { token });
  expect(refused.status).toBe(404);
  const line = site.lines.find(({ msg }) => msg === 'permission refused');
  expect(line).toMatchObject({
    reqId: refused.result.requestId,
    permission: 'jobs.read',
    account: accountId,
  });
});
