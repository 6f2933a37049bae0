import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { addPasskeyTo, logInWith, passkeyOrigin } from '../testing/passkey-account.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import type { Bent } from '../testing/software-authenticator.ts';
import { activityOf, latestMail, registerBuyer } from '../testing/test-account.ts';
import { noteUse } from './repository.ts';

const minute = 60_000;
const environment = { PUBLIC_ORIGIN: passkeyOrigin };

/** A server of that origin with an account that has a password and a passkey. */
async function openWithPasskey(options?: { counts?: boolean }) {
  const server = await createTestApp({ environment });
  const { email, token } = await registerBuyer(server);
  const authenticator = createAuthenticator(passkeyOrigin, options);
  const added = await addPasskeyTo(server, token, { authenticator });
  return { server, email, token, authenticator, passkey: added.result.passkeys[0] };
}

test('C8: a passkey is created for this site, discoverable, with user verification', async () => {
  await using server = await createTestApp({ environment });
  const { email, token } = await registerBuyer(server);
  const { result } = await server.call(account.startPasskey, {}, { token });
  expect(result.options).toMatchObject({
    rp: { id: 'www.example.com' },
    user: { name: email },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(Buffer.from(result.options.challenge, 'base64url')).toHaveLength(32);
});

test('an added passkey is listed, mailed about and offered no second time', async () => {
  const { server, email, token } = await openWithPasskey();
  await using _ = server;
  const { result } = await server.call(account.getSecurity, {}, { token });
  expect(result.passkeys).toEqual([
    { id: expect.any(String), name: 'Laptop', createdAt: server.clock.now },
  ]);
  expect((await latestMail(server, email))?.text).toContain('通行密钥');
  expect(await activityOf(server, email)).toContain('passkey-added');
  const again = await server.call(account.startPasskey, {}, { token });
  expect(again.result.options.excludeCredentials).toMatchObject([
    { type: 'public-key', transports: ['internal'] },
  ]);
});

test('a passkey logs in without address or password', async () => {
  const { server, email, token: old, authenticator } = await openWithPasskey();
  await using _ = server;
  server.clock.now += minute;
  const { result: asked } = await server.call(contract.startPasskeyLogin, {});
  expect(asked.options).toMatchObject({ rpId: 'www.example.com', userVerification: 'required' });
  const { status, result } = await logInWith(server, authenticator);
  expect([status, result.user]).toEqual([200, { email }]);
  const { token } = result;
  expect(token).not.toBe(old);
  const security = await server.call(account.getSecurity, {}, { token });
  expect(security.result.passkeys[0]?.lastUsedAt).toBe(server.clock.now);
  expect(await activityOf(server, email)).toContain('logged-in');
});

test('authenticators that do not count, like phones, log in again and again', async () => {
  const { server, authenticator } = await openWithPasskey({ counts: false });
  await using _ = server;
  for (let time = 0; time < 3; time += 1)
    expect((await logInWith(server, authenticator)).status).toBe(200);
});

test.each<[string, Bent]>([
  ['made on another site’s page', { origin: 'https://www.example.org' }],
  ['made for another site', { rpId: 'www.example.org' }],
  ['of another challenge', { challenge: 'AAAA' }],
  ['without user verification', { isUserVerified: false }],
  ['with a counter that did not rise', { counter: 1 }],
  ['signed by another key', { withStrangeKey: true }],
  ['for another account', { userHandle: 'AAAA' }],
])('an answer %s is refused and noted', async (_name, bent) => {
  const { server, email, authenticator } = await openWithPasskey();
  await using _ = server;
  const { status, result } = await logInWith(server, authenticator, { bent });
  expect([status, result.error]).toEqual([403, 'PASSKEY_REJECTED']);
  expect(result).not.toHaveProperty('token');
  expect(await activityOf(server, email)).toContain('login-failed');
});

test('of two answers with one count, as a copied authenticator gives them, one logs in', async () => {
  const { server, authenticator } = await openWithPasskey();
  await using _ = server;
  const answers = await Promise.all(
    [1, 2].map(() => logInWith(server, authenticator, { bent: { counter: 9 } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
});

test('a count rises, and a passkey that has counted never stops', async () => {
  const { server, passkey } = await openWithPasskey();
  await using _ = server;
  const { handle } = server.deps.database;
  const note = (counter: number) => noteUse(handle, { id: passkey!.id, counter }, 1);
  expect([await note(9), await note(9), await note(0), await note(10)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test.each<[string, Bent]>([
  ['on another site’s page', { origin: 'https://www.example.org' }],
  ['for another site', { rpId: 'www.example.org' }],
  ['for another challenge', { challenge: 'AAAA' }],
  ['without user verification', { isUserVerified: false }],
])('a passkey created %s is not added', async (_name, bent) => {
  await using server = await createTestApp({ environment });
  const { token } = await registerBuyer(server);
  const authenticator = createAuthenticator(passkeyOrigin);
  const { status, result } = await addPasskeyTo(server, token, { authenticator, bent });
  expect([status, result.error]).toEqual([403, 'PASSKEY_REJECTED']);
  const security = await server.call(account.getSecurity, {}, { token });
  expect(security.result.passkeys).toEqual([]);
});

test('a challenge is answered once, also by two at the same moment', async () => {
  const { server, authenticator } = await openWithPasskey({ counts: false });
  await using _ = server;
  const { result } = await server.call(contract.startPasskeyLogin, {});
  const response = authenticator.answer(result.options);
  const input = { challengeId: result.challengeId, response };
  const answers = await Promise.all([1, 2].map(() => server.call(contract.passkeyLogin, input)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a challenge is good for five minutes, and for what it was asked', async () => {
  const { server, token, authenticator } = await openWithPasskey();
  await using _ = server;
  const { result } = await server.call(contract.startPasskeyLogin, {});
  server.clock.now += 5 * minute;
  const input = {
    challengeId: result.challengeId,
    response: authenticator.answer(result.options),
  };
  const late = await server.call(contract.passkeyLogin, input);
  expect(late.result.error).toBe('PASSKEY_REJECTED');
  const { result: creation } = await server.call(account.startPasskey, {}, { token });
  const wrongUse = await server.call(contract.passkeyLogin, {
    challengeId: creation.challengeId,
    response: authenticator.answer({ ...creation.options, rpId: creation.options.rp.id }),
  });
  expect(wrongUse.result.error).toBe('PASSKEY_REJECTED');
});

test('only the session that asked adds the passkey, within five minutes', async () => {
  await using server = await createTestApp({ environment });
  const victim = await registerBuyer(server);
  const thief = await registerBuyer(server);
  const { result } = await server.call(account.startPasskey, {}, { token: victim.token });
  const response = createAuthenticator(passkeyOrigin).create(result.options);
  const input = { challengeId: result.challengeId, response, name: 'x' };
  const other = await server.call(account.addPasskey, input, { token: thief.token });
  expect(other.result.error).toBe('ENROLMENT_OVER');
  server.clock.now += 5 * minute;
  const late = await server.call(account.addPasskey, input, { token: victim.token });
  expect(late.result.error).toBe('ENROLMENT_OVER');
});

test('a passkey belongs to one account', async () => {
  const { server, authenticator } = await openWithPasskey();
  await using _ = server;
  const { token } = await registerBuyer(server);
  const { id } = authenticator.answer({ challenge: 'AAAA', rpId: 'x' });
  const copy = createAuthenticator(passkeyOrigin);
  const { result } = await addPasskeyTo(server, token, { authenticator: copy, bent: { id } });
  expect(result.error).toBe('PASSKEY_REJECTED');
});

test('an account holds twenty passkeys', async () => {
  await using server = await createTestApp({ environment });
  const { token } = await registerBuyer(server);
  for (let time = 0; time < 20; time += 1) {
    const added = await addPasskeyTo(server, token, {
      authenticator: createAuthenticator(passkeyOrigin),
    });
    expect(added.result.passkeys).toHaveLength(time + 1);
  }
  const { status, result } = await addPasskeyTo(server, token, {
    authenticator: createAuthenticator(passkeyOrigin),
  });
  expect([status, result.error]).toEqual([409, 'PASSKEY_LIMIT']);
});

test('a renamed passkey keeps working, a removed one is unknown', async () => {
  const { server, email, token, authenticator, passkey } = await openWithPasskey();
  await using _ = server;
  const id = passkey?.id ?? '';
  const renamed = await server.call(account.renamePasskey, { id, name: ' 手机 ' }, { token });
  expect(renamed.result.passkeys).toMatchObject([{ id, name: '手机' }]);
  expect((await logInWith(server, authenticator)).status).toBe(200);
  const removed = await server.call(account.removePasskey, { id }, { token });
  expect(removed.result.passkeys).toEqual([]);
  const { status, result } = await logInWith(server, authenticator);
  expect([status, result.error]).toEqual([403, 'PASSKEY_UNKNOWN']);
  expect(await activityOf(server, email)).toContain('passkey-removed');
});

test('nobody renames or removes another account’s passkey', async () => {
  const { server, authenticator, passkey } = await openWithPasskey();
  await using _ = server;
  const { token } = await registerBuyer(server);
  const id = passkey?.id ?? '';
  const renamed = await server.call(account.renamePasskey, { id, name: 'mine' }, { token });
  const removed = await server.call(account.removePasskey, { id }, { token });
  expect([renamed.status, removed.status]).toEqual([404, 404]);
  expect((await logInWith(server, authenticator)).status).toBe(200);
});

test('adding and removing need a fresh proof', async () => {
  const { server, token, passkey } = await openWithPasskey();
  await using _ = server;
  server.clock.now += 10 * minute;
  const start = await server.call(account.startPasskey, {}, { token });
  const remove = await server.call(account.removePasskey, { id: passkey?.id ?? '' }, { token });
  for (const { result } of [start, remove]) expect(result.error).toBe('STEP_UP_REQUIRED');
});

test('a nameless passkey and a malformed answer are a 400', async () => {
  await using server = await createTestApp({ environment });
  const { token } = await registerBuyer(server);
  const authenticator = createAuthenticator(passkeyOrigin);
  const nameless = await addPasskeyTo(server, token, { authenticator, name: ' ' });
  expect(Object.keys(nameless.result.fields ?? {})).toEqual(['name']);
  const response = { ...authenticator.answer({ challenge: 'AAAA', rpId: 'x' }), id: '***' };
  const malformed = await server.call(contract.passkeyLogin, { challengeId: 'x', response });
  expect(malformed.status).toBe(400);
});

/** Properties that nobody asked a browser for, as large as a body may be. */
const additions: [string, string][] = [
  ['30,000 lists inside each other', `"more":${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [
    '3,000 texts that cannot be stored, under a name of 30,000 letters',
    `"${'k'.repeat(30_000)}":[${Array.from({ length: 3_000 }, () => String.raw`"\u0000"`).join()}]`,
  ],
];

test.each(additions)(
  '%s in a passkey’s answer are nobody’s to read or to repeat',
  async (_, more) => {
    await using server = await createTestApp({ environment });
    const named = `"id":"YQ","rawId":"YQ","type":"public-key"`;
    const inner = `{"clientDataJSON":"YQ","authenticatorData":"YQ","signature":"YQ"}`;
    const answer = await server.app.inject({
      method: 'POST',
      url: contract.passkeyLogin.path,
      headers: { host: 'www.example.com', 'content-type': 'application/json' },
      payload: `{"challengeId":"none","response":{${named},${more},"response":${inner}}}`,
    });
    expect([answer.statusCode, answer.json().result.error]).toEqual([403, 'PASSKEY_REJECTED']);
    expect(answer.payload.length).toBeLessThan(1_000);
  },
);

test('a forged host or forwarded header does not move passkeys to another site', async () => {
  await using server = await createTestApp({ environment });
  const headers = {
    host: 'www.example.org',
    'x-forwarded-host': 'www.example.org',
    forwarded: 'host=www.example.org',
  };
  const { result } = await server.call(contract.startPasskeyLogin, {}, { headers });
  expect(result.options.rpId).toBe('www.example.com');
});

test('without PUBLIC_ORIGIN passkeys belong to the host the visitor asked for', async () => {
  await using server = await createTestApp();
  const headers = { host: 'localhost:8000' };
  const { result } = await server.call(contract.startPasskeyLogin, {}, { headers });
  expect(result.options.rpId).toBe('localhost');
});
