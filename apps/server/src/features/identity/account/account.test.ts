import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import * as mobile from '@uid/contract/mobile';
import { expect, test } from 'vitest';

import { createFindSession } from '../sessions/find-session.ts';
import { createKnownKeys } from '../sessions/proofs/read-proof.ts';
import { createIdentity } from '../identity.ts';
import type { WaitingLine } from '../passwords/waiting-line.ts';
import { stepUp } from './step-up.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  appCode,
  halfMinute,
  registerWithApp,
  requestTicket,
} from '../testing/authenticator-app.ts';
import { unsigned, visitor } from '../testing/visitor.ts';
import { activityOf, goodPassword, otherPassword, registerBuyer } from '../testing/test-account.ts';

const minute = 60_000;

async function statusOf(server: TestApp, token: string): Promise<number> {
  return (await server.call(contract.currentSession, {}, { token })).status;
}

async function logIn(server: TestApp, email: string, headers: Record<string, string> = {}) {
  const { result } = await server.call(
    contract.login,
    { email, password: goodPassword },
    { headers },
  );
  return result.token;
}

test.each([
  account.getSecurity,
  account.listSessions,
  account.endAllSessions,
  account.listActivity,
  account.startTotp,
  account.removeTotp,
  account.renewRecoveryCodes,
])('$path needs a session', async (endpoint) => {
  await using server = await createTestApp();
  const answer = await server.call(endpoint, {});
  expect([answer.status, answer.code]).toEqual([401, 401]);
});

test('the owner sees where the account is logged in, and nobody else’s sessions', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await registerBuyer(server);
  server.clock.now += minute;
  await logIn(server, email, { 'user-agent': 'Phone' });
  const { result } = await server.call(account.listSessions, {}, { token });
  expect(result.sessions).toMatchObject([
    { isCurrent: false, agent: 'Phone', address: '127.0.0.1', createdAt: server.clock.now },
    { isCurrent: true, agent: expect.not.stringContaining('Phone') },
  ]);
  expect(result.sessions).toHaveLength(2);
});

test('sessions are listed as they were used last, and one whose time is over is not', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const phone = await logIn(server, email, { 'user-agent': 'Phone' });
  await logIn(server, email, { 'user-agent': 'Desk' });
  server.clock.now += minute;
  await statusOf(server, phone);
  server.clock.now += minute;
  const list = async () => (await server.call(account.listSessions, {}, { token })).result.sessions;
  expect(await list()).toMatchObject([{ isCurrent: true }, { agent: 'Phone' }, { agent: 'Desk' }]);
  const over = server.deps.database.handle.updateTable('sessions');
  await over.set({ expiresAt: server.clock.now }).where('agent', '=', 'Phone').execute();
  expect(await list()).toMatchObject([{ isCurrent: true }, { agent: 'Desk' }]);
});

test('a session that went idle is not listed', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await logIn(server, email);
  server.clock.now += 20 * minute;
  await statusOf(server, token);
  server.clock.now += 20 * minute;
  const { result } = await server.call(account.listSessions, {}, { token });
  expect(result.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('ending a session ends that one, in every process', async () => {
  await using server = await createTestApp();
  await using otherProcess = await createTestApp({ database: server.deps.database });
  const { email, token } = await registerBuyer(server);
  const elsewhere = await logIn(server, email);
  const { result } = await server.call(account.listSessions, {}, { token });
  const id = result.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const ended = await server.call(account.endSession, { id }, { token });
  expect(ended.result).toEqual({ ended: true });
  expect(await statusOf(otherProcess, elsewhere)).toBe(401);
  expect(await statusOf(otherProcess, token)).toBe(200);
  expect((await server.call(account.endSession, { id }, { token })).status).toBe(404);
  expect(await activityOf(server, email)).toContain('session-ended');
});

test('nobody ends another account’s session', async () => {
  await using server = await createTestApp();
  const victim = await registerBuyer(server);
  const { token } = await registerBuyer(server);
  const { result } = await server.call(account.listSessions, {}, { token: victim.token });
  const id = result.sessions[0]?.id ?? '';
  expect((await server.call(account.endSession, { id }, { token })).status).toBe(404);
  expect(await statusOf(server, victim.token)).toBe(200);
});

test('an id that cannot be one is a 400', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const { status, result } = await server.call(account.endSession, { id: '\0' }, { token });
  expect([status, Object.keys(result.fields ?? {})]).toEqual([400, ['id']]);
});

test('ending all sessions ends this one too, in every process, and needs a fresh proof', async () => {
  await using server = await createTestApp();
  await using otherProcess = await createTestApp({ database: server.deps.database });
  const { email, token } = await registerBuyer(server);
  const elsewhere = await logIn(server, email);
  server.clock.now += 10 * minute;
  const refused = await server.call(account.endAllSessions, {}, { token });
  expect(refused.result).toMatchObject({
    error: 'STEP_UP_REQUIRED',
    details: { methods: ['password'] },
  });
  await server.call(account.stepUp, { password: goodPassword }, { token });
  const { result } = await server.call(account.endAllSessions, {}, { token });
  expect(result).toEqual({ ended: true });
  expect(await statusOf(otherProcess, token)).toBe(401);
  expect(await statusOf(otherProcess, elsewhere)).toBe(401);
});

test('the activity comes ten at a time, latest first, without gaps or repeats', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await registerBuyer(server);
  for (let time = 0; time < 22; time += 1) await logIn(server, email);
  const seen: string[] = [];
  let after: string | undefined;
  const sizes: number[] = [];
  do {
    const { result } = await server.call(account.listActivity, after ? { after } : {}, { token });
    seen.push(...result.events.map(({ id }) => id));
    sizes.push(result.events.length);
    after = result.next;
  } while (after);
  expect(sizes).toEqual([10, 10, 3]);
  expect(new Set(seen).size).toBe(23);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

test('an activity tells what, when and from where', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await logIn(server, email, { 'user-agent': 'Phone' });
  const { result } = await server.call(account.listActivity, {}, { token });
  expect(result.events[0]).toEqual({
    id: expect.any(String),
    kind: 'logged-in',
    text: '登录',
    at: server.clock.now,
    address: '127.0.0.1',
    agent: 'Phone',
  });
  expect(result.next).toBeUndefined();
});

test('a registration opens dangerous operations for ten minutes, a step-up for ten more', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const end = async () =>
    (await server.call(account.getSecurity, {}, { token })).result.steppedUpUntil;
  expect(await end()).toBe(server.clock.now + 10 * minute);
  server.clock.now += 10 * minute;
  expect(await end()).toBeUndefined();
  const { result } = await server.call(account.stepUp, { password: goodPassword }, { token });
  expect(result).toEqual({ steppedUpUntil: server.clock.now + 10 * minute });
  expect(await end()).toBe(server.clock.now + 10 * minute);
});

test('a login by password alone opens no dangerous operation until its owner steps up', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const token = await logIn(server, email);
  const attempts = {
    passkey: () => server.call(account.startPasskey, {}, { token }),
    mobile: () => server.call(mobile.startMobile, { number: '13800138000' }, { token }),
    app: () => server.call(account.startTotp, {}, { token }),
  };
  for (const [name, attempt] of Object.entries(attempts))
    expect([name, (await attempt()).result.error]).toEqual([name, 'STEP_UP_REQUIRED']);
  await server.call(account.stepUp, { password: goodPassword }, { token });
  for (const [name, attempt] of Object.entries(attempts))
    expect([name, (await attempt()).status]).toEqual([name, 200]);
});

test('a login with a second factor is a proof itself', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const code = appCode(secret, server.clock.now);
  const { result } = await server.call(contract.loginSecondFactor, { ticket, code });
  expect((await server.call(account.startPasskey, {}, { token: result.token })).status).toBe(200);
});

test('a step-up with a wrong password is refused, noted and counted', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const tryPassword = (password: string) =>
    server.call(account.stepUp, { password }, { token }).then(({ result }) => result.error);
  for (let time = 0; time < 5; time += 1)
    expect(await tryPassword(otherPassword)).toBe('CURRENT_PASSWORD_WRONG');
  expect(await tryPassword(goodPassword)).toBe('ACCOUNT_LOCKED');
  expect(await activityOf(server, email)).toContain('step-up-failed');
});

test('with an authenticator app only its code steps up, once', async () => {
  await using server = await createTestApp();
  const { token, secret } = await registerWithApp(server);
  server.clock.now += 10 * minute;
  const byPassword = await server.call(account.stepUp, { password: goodPassword }, { token });
  expect(byPassword.result).toMatchObject({
    error: 'STEP_UP_REQUIRED',
    details: { methods: ['totp'] },
  });
  const code = appCode(secret, server.clock.now);
  const tryCode = async (typed: string) =>
    (await server.call(account.stepUp, { code: typed }, { token })).result.error;
  expect(await tryCode(code)).toBeUndefined();
  expect(await tryCode(code)).toBe('SECOND_FACTOR_USED');
  expect(await tryCode(appCode(secret, server.clock.now + 50 * halfMinute))).toBe(
    'SECOND_FACTOR_WRONG',
  );
});

test('a code steps nobody up who has no authenticator app', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const { result } = await server.call(account.stepUp, { code: '123456' }, { token });
  expect(result.details).toEqual({ methods: ['password'] });
});

test('neither or both proofs of a step-up is a 400', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  for (const input of [{}, { password: goodPassword, code: '123456' }])
    expect((await server.call(account.stepUp, input, { token })).status).toBe(400);
});

test('a session that ends while its password is verified is not stepped up', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server, { options: { key: 'none' } });
  const session = await createFindSession(server.deps, createKnownKeys())(token, unsigned);
  const hashing: WaitingLine = {
    async run(work) {
      const verified = await work();
      await server.call(account.endAllSessions, {}, { token });
      return verified;
    },
  };
  const identity = { ...createIdentity(server.deps), hashing };
  if (!session) throw new Error('The session is not alive.');
  const caller = { ...visitor, session };
  const late = stepUp(identity, { password: goodPassword }, caller);
  await expect(late).rejects.toMatchObject({ error: 'SESSION_INVALID' });
});

test('C2: a login ends the session that the same browser had before, whoever’s it was', async () => {
  await using server = await createTestApp();
  await using otherProcess = await createTestApp({ database: server.deps.database });
  const { email, token } = await registerBuyer(server);
  const other = await registerBuyer(server, { options: { token } });
  expect(await statusOf(otherProcess, token)).toBe(401);
  const input = { email, password: goodPassword };
  const { result } = await server.call(contract.login, input, { token: other.token });
  expect(await statusOf(otherProcess, other.token)).toBe(401);
  expect(await statusOf(otherProcess, result.token)).toBe(200);
});

test('a login that fails leaves the browser’s session as it was, and a stale token does not hinder it', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await server.call(contract.login, { email, password: otherPassword }, { token });
  expect(await statusOf(server, token)).toBe(200);
  const input = { email, password: goodPassword };
  const stale = await server.call(contract.login, input, { token: 'stale' });
  expect(stale.status).toBe(200);
});
