import { createHash } from 'node:crypto';

import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp, testMailboxKey } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { queueMail } from './mail/queue-mail.ts';

const key = { 'x-mailbox-key': testMailboxKey };
const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'no-reply@example.com' };

function open(
  { app }: TestApp,
  {
    address = '127.0.0.1',
    headers = {},
  }: { address?: string; headers?: Record<string, string> } = {},
) {
  const request = { url: '/sandbox-mail', remoteAddress: address };
  return app.inject({ ...request, headers: { host: 'localhost:8000', ...key, ...headers } });
}

async function fill({ deps }: TestApp, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const mail = {
      recipient: `"<b>${index}</b>"@example.com`,
      subject: `Subject <${index}>`,
      text: `Text & <script>${index}</script>`,
    };
    await queueMail(deps.database.handle, mail, deps);
  }
}

test('the developer at this machine reads the latest twenty mails, newest first', async () => {
  await using server = await createTestApp();
  await fill(server, 25);
  const answer = await open(server);
  expect(answer.statusCode).toBe(200);
  const shown = [...answer.body.matchAll(/Subject &lt;(\d+)&gt;/g)].map(([, index]) =>
    Number(index),
  );
  expect(shown).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
});

test('mails are text on the page, never markup, and no script may run', async () => {
  await using server = await createTestApp();
  await fill(server, 1);
  const { body, headers } = await open(server, { headers: { 'accept-language': 'en' } });
  expect(body).toContain('Text &amp; &lt;script&gt;1&lt;/script&gt;');
  expect(body).not.toMatch(/<script|<b>/);
  expect(body).toContain('Development mailbox');
  const style = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  ['a visitor from elsewhere', {}, { address: '203.0.113.9' }],
  ['a public site', { PUBLIC_ORIGIN: 'https://www.example.com' }, {}],
  ['a site that sends its mail', smtp, {}],
])('%s gets the same 404 as for any other path', async (_name, environment, visitor) => {
  await using server = await createTestApp({ environment });
  await fill(server, 1);
  const answer = await open(server, visitor);
  const other = await server.app.inject({ url: '/no-such-page' });
  expect(answer.statusCode).toBe(404);
  expect(Object.keys(answer.headers)).toEqual(Object.keys(other.headers));
  expect(answer.body).not.toContain('Subject');
});

test('the key opens nothing to a visitor from elsewhere', async () => {
  await using server = await createTestApp();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/sandbox-key',
    remoteAddress: '203.0.113.9',
    headers: {
      host: 'localhost:8000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ key: testMailboxKey, page: '/sandbox-mail' }).toString(),
  });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('the mailbox is named to a local visitor alone', async () => {
  await using server = await createTestApp();
  const start = { email: 'buyer@example.com', language: 'zh' } as const;
  const local = await server.call(contract.startRegistration, start);
  expect(local.result).toEqual({
    sent: true,
    request: expect.any(String),
    mailbox: '/sandbox-mail',
  });
  const remote = await server.call(contract.startRegistration, start, { address: '203.0.113.9' });
  expect(remote.result).toEqual({ sent: true, request: expect.any(String) });
  await using real = await createTestApp({ environment: smtp });
  expect((await real.call(contract.startPasswordReset, start)).result).toEqual({
    sent: true,
    request: expect.any(String),
  });
});

const bare = { 'x-mailbox-key': '' };

test('without the key the mailbox asks for it, in the visitor’s language, and shows nothing', async () => {
  await using server = await createTestApp();
  await fill(server, 1);
  const withoutKey = { host: 'localhost:8000', 'accept-language': 'en' };
  const answer = await server.app.inject({ url: '/sandbox-mail', headers: withoutKey });
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain('opens with a key');
  expect(answer.body).not.toContain('Subject');
  expect((await open(server, { headers: bare })).body).not.toContain('Subject');
});

function sendKey({ app }: TestApp, text: string, site = 'same-origin') {
  return app.inject({
    method: 'POST',
    url: '/sandbox-key',
    headers: {
      host: 'localhost:8000',
      'sec-fetch-site': site,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ key: text, page: '/sandbox-carrier' }).toString(),
  });
}

test('the form takes the key and leads back; its cookie opens the page and is not the key', async () => {
  await using server = await createTestApp();
  await fill(server, 1);
  const sent = await sendKey(server, ` ${testMailboxKey}`);
  expect(sent).toMatchObject({ statusCode: 303, headers: { location: '/sandbox-carrier' } });
  const [cookie] = sent.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookie?.value).not.toContain(testMailboxKey);
  const cookies = { [cookie?.name ?? '']: cookie?.value ?? '' };
  const headers = { host: 'localhost:8000' };
  const { body } = await server.app.inject({ url: '/sandbox-mail', headers, cookies });
  expect(body).toContain('Subject');
});

test('wrong keys are counted: after ten even the right one waits, by form, header and cookie', async () => {
  await using server = await createTestApp();
  await fill(server, 1);
  for (let index = 0; index < 5; index += 1) {
    expect((await sendKey(server, `guess ${index}`)).statusCode).toBe(403);
    const guess = { 'x-mailbox-key': `guess ${index}` };
    expect((await open(server, { headers: guess })).statusCode).toBe(401);
  }
  expect((await sendKey(server, testMailboxKey)).statusCode).toBe(429);
  expect((await open(server)).statusCode).toBe(429);
  const headers = { host: 'localhost:8000', cookie: 'uid-mailbox=guess' };
  expect((await server.app.inject({ url: '/sandbox-mail', headers })).statusCode).toBe(429);
});

test.each(['cross-site', 'same-site', 'none'])(
  'a form that comes from %s is refused',
  async (site) => {
    await using server = await createTestApp();
    expect((await sendKey(server, testMailboxKey, site)).statusCode).toBe(403);
  },
);

test('a cookie that is not the key’s, as after the key was changed, is taken away', async () => {
  await using server = await createTestApp();
  const headers = { host: 'localhost:8000', cookie: `uid-mailbox=${testMailboxKey}` };
  const { statusCode, cookies } = await server.app.inject({ url: '/sandbox-mail', headers });
  expect(statusCode).toBe(401);
  expect(cookies).toMatchObject([{ name: 'uid-mailbox', value: '', maxAge: 0, path: '/' }]);
});
