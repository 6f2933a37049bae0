import { parseOptions } from '@node-rs/argon2';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { Answer, CallOptions } from '../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createIdentity } from '../identity.ts';
import { hashCost, hashPassword } from '../passwords/password-hash.ts';
import type { WaitingLine } from '../passwords/waiting-line.ts';
import { countStatements } from '../testing/count-statements.ts';
import { logInWith, passkeyOrigin, registerPasskeyBuyer } from '../testing/passkey-account.ts';
import {
  activityOf,
  goodPassword,
  newEmail,
  otherPassword,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';
import { visitor } from '../testing/visitor.ts';
import { logIn } from './log-in.ts';

const minute = 60_000;

function callLogin(server: TestApp, email: string, password: string, options?: CallOptions) {
  return server.call(contract.login, { email, password }, options);
}

async function failTimes(server: TestApp, email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await callLogin(server, email, otherPassword);
}

test('the right password starts a session of its own', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const { status, result } = await callLogin(server, email.toUpperCase(), goodPassword);
  expect(status).toBe(200);
  expect(result).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email } });
  expect(result.token).not.toBe(token);
  const session = await server.call(contract.currentSession, {}, { token: result.token });
  expect(session.result).toEqual({ user: { email } });
});

test('a malformed address or an empty password is named beside its field', async () => {
  await using server = await createTestApp();
  const { status, result } = await server.call(
    contract.login,
    { email: 'nobody', password: '' },
    { headers: { 'accept-language': 'en' } },
  );
  expect(status).toBe(400);
  expect(result.fields).toEqual({
    email: 'Is not a valid email address',
    password: 'Please enter the field',
  });
});

test('the same characters typed in another Unicode form are the same password', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const { token } = await registerBuyer(server, { email });
  const newPassword = 'Füße über den Fluß gehen';
  const change = { currentPassword: goodPassword, newPassword: newPassword.normalize('NFD') };
  await server.call(contract.modifyPassword, change, { token });
  for (const form of ['NFC', 'NFD'])
    expect((await callLogin(server, email, newPassword.normalize(form))).status).toBe(200);
});

test('C4: a wrong password and an unknown address get the same answer after the same work', async () => {
  await using opened = await openTestDatabase();
  const { database, statements } = countStatements(opened);
  await using server = await createTestApp({ database });
  const { email } = await registerBuyer(server);
  const stranger = newEmail();
  const observe = async (address: string) => {
    statements.length = 0;
    const answer = await callLogin(server, address, otherPassword);
    return { seen: visible(answer), work: [...statements] };
  };
  const known = await observe(email);
  const unknown = await observe(stranger);
  expect(known.seen.status).toBe(403);
  expect(known.seen.result.error).toBe('BAD_CREDENTIALS');
  expect(unknown).toEqual(known);
  expect(known.work.length).toBeGreaterThan(2);
});

test('C4: an account without a password answers like a wrong password, after the same work, and locks alike', async () => {
  await using opened = await openTestDatabase();
  const { database, statements } = countStatements(opened);
  const environment = { PUBLIC_ORIGIN: passkeyOrigin };
  await using server = await createTestApp({ database, environment });
  const { email } = await registerBuyer(server);
  const without = await registerPasskeyBuyer(server);
  const observe = async (address: string) => {
    statements.length = 0;
    const answer = await callLogin(server, address, otherPassword);
    return { seen: visible(answer), work: [...statements] };
  };
  const wrong = await observe(email);
  expect(wrong.seen.result.error).toBe('BAD_CREDENTIALS');
  expect(await observe(without.email)).toEqual(wrong);
  await failTimes(server, without.email, 4);
  const locked = await callLogin(server, without.email, otherPassword);
  expect(locked.result.error).toBe('ACCOUNT_LOCKED');
  expect((await logInWith(server, without.authenticator)).status).toBe(200);
});

/** What a caller can tell apart, without what differs on every request. */
function visible({ headers, result, ...answer }: Answer<unknown>) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { ...answer, headers: rest, result: { ...result, requestId: '' } };
}

test('C5: five tries are free, then the account is locked for 1, 2, 4, 8, 15, 15 minutes', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await failTimes(server, email, 4);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    expect((await callLogin(server, email, otherPassword)).result.error).toBe('BAD_CREDENTIALS');
    const locked = await callLogin(server, email, goodPassword);
    expect(locked.status).toBe(403);
    expect(locked.result).toMatchObject({ error: 'ACCOUNT_LOCKED', retryAfter: minutes * 60 });
    expect(locked.headers['retry-after']).toBe(String(minutes * 60));
    server.clock.now += minutes * minute;
  }
  expect((await callLogin(server, email, goodPassword)).status).toBe(200);
});

test('an unknown address is locked like a known one', async () => {
  await using server = await createTestApp();
  const stranger = newEmail();
  await failTimes(server, stranger, 5);
  const { result } = await callLogin(server, stranger, otherPassword);
  expect(result).toMatchObject({ error: 'ACCOUNT_LOCKED', retryAfter: 60 });
});

test('C5: a stranger who fails from elsewhere does not lock out the owner', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  for (let time = 0; time < 6; time += 1)
    await callLogin(server, email, otherPassword, { address: '203.0.113.9' });
  expect((await callLogin(server, email, goodPassword, { address: '198.51.100.7' })).status).toBe(
    200,
  );
});

test('one subscriber’s IPv6 addresses count as one', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  for (let time = 1; time <= 5; time += 1)
    await callLogin(server, email, otherPassword, { address: `2001:db8:1:2::${time}` });
  const { result } = await callLogin(server, email, goodPassword, {
    address: '2001:db8:1:2:ffff::1',
  });
  expect(result.error).toBe('ACCOUNT_LOCKED');
});

test('many hands guess no faster: after a hundred failures strange addresses wait, the owner does not', async () => {
  await using server = await createTestApp();
  const home = { address: '198.51.100.7' };
  const { email } = await registerBuyer(server, { options: home });
  for (let index = 0; index < 100; index += 1)
    await callLogin(server, email, otherPassword, { address: `10.0.0.${index}` });
  const stranger = await callLogin(server, email, goodPassword, { address: '10.0.1.1' });
  expect(stranger.result).toMatchObject({ error: 'ACCOUNT_LOCKED', retryAfter: 15 * 60 });
  expect((await callLogin(server, email, goodPassword, home)).status).toBe(200);
});

test('a success gives the free tries back', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await failTimes(server, email, 4);
  await callLogin(server, email, goodPassword);
  await failTimes(server, email, 4);
  expect((await callLogin(server, email, goodPassword)).status).toBe(200);
});

test('fifty tries at the same moment share the five free ones', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => callLogin(server, email, otherPassword)),
  );
  const count = (name: string) => answers.filter(({ result }) => result.error === name).length;
  expect([count('BAD_CREDENTIALS'), count('ACCOUNT_LOCKED')]).toEqual([5, 45]);
});

test('C1: more logins at once than the line holds are told to come back', async () => {
  await using server = await createTestApp();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      callLogin(server, newEmail(), otherPassword, { address: `192.0.2.${index}` }),
    ),
  );
  const busy = answers.filter(({ result }) => result.error === 'BUSY');
  expect(busy.length).toBeGreaterThan(0);
  // Two are at work and sixty in line. If the requests arrive slowly, some leave before the last one has come.
  expect(answers.length - busy.length).toBeGreaterThanOrEqual(62);
  expect(busy[0]).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});

test('an address that failed too often has to wait, whatever account it tries', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '3' } });
  for (let time = 0; time < 3; time += 1) await callLogin(server, newEmail(), otherPassword);
  const { status, result } = await callLogin(server, newEmail(), otherPassword);
  expect(status).toBe(429);
  expect(result.error).toBe('TOO_MANY_REQUESTS');
  expect(result.retryAfter).toBeGreaterThan(0);
  const elsewhere = await callLogin(server, newEmail(), otherPassword, { address: '192.0.2.1' });
  expect(elsewhere.status).toBe(403);
});

test('a known browser has five tries of its own, and strangers’ are counted apart', async () => {
  await using server = await createTestApp();
  const { email, cookies } = await registerBuyer(server);
  for (let time = 0; time < 5; time += 1)
    expect((await callLogin(server, email, otherPassword, { cookies })).status).toBe(403);
  const locked = await callLogin(server, email, goodPassword, { cookies });
  expect(locked.result).toMatchObject({ error: 'ACCOUNT_LOCKED', retryAfter: 60 });
  expect((await callLogin(server, email, goodPassword)).status).toBe(200);
});

test('a success gives a known browser its tries back', async () => {
  await using server = await createTestApp();
  const { email, cookies } = await registerBuyer(server);
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < 4; time += 1)
      await callLogin(server, email, otherPassword, { cookies });
    expect((await callLogin(server, email, goodPassword, { cookies })).status).toBe(200);
  }
});

test('who mistypes in a known browser leaves the address to everybody else behind it', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '2' } });
  // The code of the registration used one of the two attempts.
  const { email, cookies } = await registerBuyer(server);
  for (let time = 0; time < 3; time += 1)
    expect((await callLogin(server, email, otherPassword, { cookies })).status).toBe(403);
  expect((await callLogin(server, newEmail(), otherPassword)).status).toBe(403);
  expect((await callLogin(server, newEmail(), otherPassword)).status).toBe(429);
});

test('C1: a hash made with cheaper parameters is replaced at the next login', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const { handle } = server.deps.database;
  const old = await hashPassword(goodPassword, { ...hashCost, memoryCost: 8192 });
  await handle
    .updateTable('accounts')
    .set({ passwordHash: old })
    .where('email', '=', email)
    .execute();
  await callLogin(server, email, goodPassword);
  const { passwordHash } = await handle
    .selectFrom('accounts')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(parseOptions(passwordHash ?? '')).toMatchObject(hashCost);
  expect((await callLogin(server, email, goodPassword)).status).toBe(200);
});

test('a password that changes while a login verifies it leaves that login without a session', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const proof = await requestCode(server, 'password-reset', email);
  const reset = { email, ...proof, newPassword: otherPassword };
  const identity = createIdentity(server.deps);
  const hashing: WaitingLine = {
    async run(work) {
      const verified = await work();
      await server.call(contract.resetPassword, reset);
      return verified;
    },
  };
  const credentials = { email, password: goodPassword };
  const late = logIn({ ...identity, hashing }, credentials, visitor);
  await expect(late).rejects.toMatchObject({ error: 'BAD_CREDENTIALS' });
  const sessions = await server.deps.database.handle.selectFrom('sessions').select('id').execute();
  expect(sessions).toEqual([]);
});

test('C10: logins that worked and failed are in the account’s activity', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await callLogin(server, email, otherPassword);
  await callLogin(server, email, goodPassword);
  expect(await activityOf(server, email)).toEqual(['registered', 'login-failed', 'logged-in']);
});
