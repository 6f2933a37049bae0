import * as account from '@uid/contract/account';
import { deleteAccount } from '@uid/contract/personal-data';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { grantRoles } from '../staff/administration/grant-roles.ts';
import { enrolApp, registerWithApp } from '../testing/authenticator-app.ts';
import { countStatements } from '../testing/count-statements.ts';
import {
  goodPassword,
  latestMail,
  newEmail,
  otherPassword,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';

async function statusOf(server: TestApp, token: string): Promise<number> {
  return (await server.call(contract.currentSession, {}, { token })).status;
}

type Revocation = (server: TestApp, session: { email: string; token: string }) => Promise<unknown>;

test.each<[string, Revocation]>([
  ['a logout', (server, { token }) => server.call(contract.logout, {}, { token })],
  [
    'a changed password',
    (server, { token }) => {
      const change = { currentPassword: goodPassword, newPassword: otherPassword };
      return server.call(contract.modifyPassword, change, { token });
    },
  ],
  [
    'a reset',
    async (server, { email }) => {
      const proof = await requestCode(server, 'password-reset', email);
      return server.call(contract.resetPassword, { email, ...proof, newPassword: otherPassword });
    },
  ],
  [
    'ending all sessions',
    (server, { token }) => server.call(account.endAllSessions, {}, { token }),
  ],
  ['a new second factor', (server, { token }) => enrolApp(server, token)],
  [
    'a removed second factor',
    async (server, { token }) => {
      const enrolled = await enrolApp(server, token);
      return server.call(account.removeTotp, {}, { token: enrolled.token });
    },
  ],
  [
    'deleting the account',
    (server, { email, token }) => server.call(deleteAccount, { email }, { token }),
  ],
  [
    'a role of the staff',
    (server, { email }) =>
      server.deps.database.transact((handle) =>
        grantRoles(handle, { email, roles: ['shop'], by: 'command' }, server.deps),
      ),
  ],
])('a token is dead in every process at once after %s', async (_name, revoke) => {
  await using server = await createTestApp();
  await using otherProcess = await createTestApp({ database: server.deps.database });
  const session = await registerBuyer(server);
  expect(await statusOf(otherProcess, session.token)).toBe(200);
  await revoke(server, session);
  expect(await statusOf(otherProcess, session.token)).toBe(401);
});

test('whoever starts a registration first holds nothing of the account its owner makes later', async () => {
  await using server = await createTestApp();
  const victim = newEmail();
  await server.call(contract.startRegistration, { email: victim, language: 'en' });
  const planted = await server.call(contract.register, {
    email: victim,
    code: '000000',
    request: 'x'.repeat(43),
    password: otherPassword,
  });
  expect(planted.result.error).toBe('CODE_INVALID');
  await registerBuyer(server, { email: victim });
  const login = await server.call(contract.login, { email: victim, password: otherPassword });
  expect(login.result.error).toBe('BAD_CREDENTIALS');
  expect(
    await server.deps.database.handle.selectFrom('sessions').select('id').execute(),
  ).toHaveLength(1);
});

test('one subscriber’s IPv6 addresses, however written, share one allowance', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '3' } });
  const fail = (address: string) =>
    server.call(contract.login, { email: newEmail(), password: otherPassword }, { address });
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:1:2:0:0:0:2', '2001:db8:1:2:ffff::3'])
    expect((await fail(address)).status).toBe(403);
  expect((await fail('2001:db8:1:2:a:b:c:d')).status).toBe(429);
  expect((await fail('2001:db8:1:3::1')).status).toBe(403);
});

test('an IPv4 address counts as itself when it comes mapped into IPv6', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '1' } });
  const fail = (address: string) =>
    server.call(contract.login, { email: newEmail(), password: otherPassword }, { address });
  expect((await fail('192.0.2.1')).status).toBe(403);
  expect((await fail('::ffff:192.0.2.1')).status).toBe(429);
  expect((await fail('::ffff:192.0.2.2')).status).toBe(403);
});

/** A site that answers requests forwarded by a proxy. */
const publicSite = { PUBLIC_ORIGIN: 'https://www.example.com' };

const forged = (address: string) => ({
  'x-forwarded-for': address,
  'x-real-ip': address,
  forwarded: `for=${address}`,
  'cf-connecting-ip': address,
});

test('forged forwarded headers neither reset the allowance nor enter the activity', async () => {
  await using server = await createTestApp({
    environment: { ...publicSite, ATTEMPTS_PER_ADDRESS: '3' },
  });
  const fail = (index: number) =>
    server.call(
      contract.login,
      { email: newEmail(), password: otherPassword },
      { headers: forged(`198.51.100.${index}`) },
    );
  for (let index = 0; index < 3; index += 1) expect((await fail(index)).status).toBe(403);
  expect((await fail(9)).status).toBe(429);
  const events = await server.deps.database.handle
    .selectFrom('accountEvents')
    .select('address')
    .distinct()
    .execute();
  expect(events).toEqual([{ address: '127.0.0.1' }]);
});

test('a trusted proxy names the visitor, and what the visitor wrote before it does not count', async () => {
  const environment = { ...publicSite, ATTEMPTS_PER_ADDRESS: '1', TRUSTED_PROXIES: '10.0.0.1' };
  await using server = await createTestApp({ environment });
  const fail = (forwardedFor: string) =>
    server.call(
      contract.login,
      { email: newEmail(), password: otherPassword },
      { address: '10.0.0.1', headers: { 'x-forwarded-for': forwardedFor } },
    );
  expect((await fail('203.0.113.1')).status).toBe(403);
  expect((await fail('198.51.100.7, 203.0.113.1')).status).toBe(429);
  expect((await fail('203.0.113.2')).status).toBe(403);
});

test('a port that a trusted proxy writes behind the address is no new visitor', async () => {
  const environment = { ...publicSite, ATTEMPTS_PER_ADDRESS: '1', TRUSTED_PROXIES: '10.0.0.1' };
  await using server = await createTestApp({ environment });
  const fail = (forwardedFor: string) =>
    server.call(
      contract.login,
      { email: newEmail(), password: otherPassword },
      { address: '10.0.0.1', headers: { 'x-forwarded-for': forwardedFor } },
    );
  expect((await fail('203.0.113.1:1024')).status).toBe(403);
  expect((await fail('203.0.113.1:1025')).status).toBe(429);
  expect((await fail('[2001:db8::1]:1024')).status).toBe(403);
  expect((await fail('[2001:db8::2]:1025')).status).toBe(429);
});

test('no header’s host gets into a mail, and none opens the development mailbox from afar', async () => {
  await using server = await createTestApp({ environment: publicSite });
  const { email } = await registerBuyer(server);
  const headers = { host: 'evil.example.org', 'x-forwarded-host': 'evil.example.org' };
  for (const endpoint of [contract.startRegistration, contract.startPasswordReset]) {
    for (const language of ['zh', 'en'] as const) {
      const { result } = await server.call(endpoint, { email, language }, { headers });
      expect(result).toEqual({ sent: true, request: expect.any(String) });
      const mail = await latestMail(server, email);
      expect(JSON.stringify(mail)).not.toMatch(/evil|https?:(?!\/\/www\.example\.com\/)/);
    }
  }
});

test('a local host header from elsewhere does not open the mailbox either', async () => {
  await using server = await createTestApp();
  const input = { email: newEmail(), language: 'en' } as const;
  const options = { address: '203.0.113.1', headers: { host: 'localhost' } };
  const { result } = await server.call(contract.startRegistration, input, options);
  expect(result).toEqual({ sent: true, request: expect.any(String) });
});

test('a wrong password tells nothing about a second factor, in answer or in work', async () => {
  await using opened = await openTestDatabase();
  const { database, statements } = countStatements(opened);
  await using server = await createTestApp({ database });
  const plain = await registerBuyer(server);
  const { email: guarded } = await registerWithApp(server);
  const observe = async (email: string) => {
    statements.length = 0;
    const { status, code, message, result } = await server.call(contract.login, {
      email,
      password: otherPassword,
    });
    return {
      status,
      code,
      message,
      error: result.error,
      details: result.details,
      work: [...statements],
    };
  };
  const seen = await observe(plain.email);
  expect(seen.error).toBe('BAD_CREDENTIALS');
  expect(await observe(guarded)).toEqual(seen);
  expect(await observe(newEmail())).toEqual(seen);
});

test('a reset with a wrong code tells nothing about account or second factor', async () => {
  await using server = await createTestApp();
  const plain = await registerBuyer(server);
  const guarded = await registerWithApp(server);
  const errors = [];
  for (const email of [plain.email, guarded.email, newEmail()]) {
    for (const newPassword of ['vq7 ze', 'vq7 zebra-t', otherPassword]) {
      const input = { email, code: '000000', newPassword };
      const { result } = await server.call(contract.resetPassword, input);
      errors.push(`${result.error}: ${Object.values(result.fields ?? {}).join()}`);
    }
  }
  expect(errors.slice(3, 6)).toEqual(errors.slice(0, 3));
  expect(errors.slice(6)).toEqual(errors.slice(0, 3));
});

test('a guest’s token is no session, and a session’s token no guest', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const asSession = await server.call(account.getSecurity, {}, { token: 'a-guest' });
  expect(asSession.status).toBe(401);
  const asCookie = await server.call(account.getSecurity, {}, { cookies: { 'uid-guest': token } });
  expect(asCookie.status).toBe(401);
});

test('a ticket or a challenge is no session', async () => {
  await using server = await createTestApp();
  const { email } = await registerWithApp(server);
  const { result } = await server.call(contract.login, { email, password: goodPassword });
  const { ticket } = result.details as { ticket: string };
  expect(await statusOf(server, ticket)).toBe(401);
  const challenge = await server.call(contract.startPasskeyLogin, {});
  expect(await statusOf(server, challenge.result.options.challenge)).toBe(401);
});

test('challenges for passkeys are not handed out without end', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '1' } });
  for (let time = 0; time < 10; time += 1)
    expect((await server.call(contract.startPasskeyLogin, {})).status).toBe(200);
  expect((await server.call(contract.startPasskeyLogin, {})).status).toBe(429);
});
