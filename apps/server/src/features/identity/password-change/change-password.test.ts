import { removeTotp } from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { enrolApp } from '../testing/authenticator-app.ts';
import { makeStaff } from '../testing/make-staff.ts';
import { expirePassword } from './expire-password.ts';
import {
  accountIdOf,
  activityOf,
  goodPassword,
  latestMail,
  otherPassword,
  registerBuyer,
} from '../testing/test-account.ts';

const change = { currentPassword: goodPassword, newPassword: otherPassword };
const english = { 'accept-language': 'en' };

test('C6: the caller gets a new token; the old one and all other sessions are dead at once, in every process', async () => {
  await using server = await createTestApp();
  await using otherProcess = await createTestApp({ database: server.deps.database });
  const { email, token } = await registerBuyer(server);
  const elsewhere = await server.call(contract.login, { email, password: goodPassword });
  const { status, result } = await server.call(contract.modifyPassword, change, { token });
  expect(status).toBe(200);
  const statusOf = async (each: string) =>
    (await otherProcess.call(contract.currentSession, {}, { token: each })).status;
  expect(await statusOf(result.token)).toBe(200);
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(elsewhere.result.token)).toBe(401);
});

test('a missing password is a 400, a missing session a 401', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const empty = { currentPassword: '', newPassword: '' };
  const { status, result } = await server.call(contract.modifyPassword, empty, { token });
  expect(status).toBe(400);
  expect(Object.keys(result.fields ?? {})).toEqual(['currentPassword', 'newPassword']);
  expect((await server.call(contract.modifyPassword, change)).code).toBe(401);
});

test('a wrong current password is refused and noted', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  const wrong = { ...change, currentPassword: otherPassword };
  const { status, result } = await server.call(contract.modifyPassword, wrong, { token });
  expect([status, result.error]).toEqual([403, 'CURRENT_PASSWORD_WRONG']);
  expect(await activityOf(server, email)).toEqual(['registered', 'password-change-failed']);
});

test('a borrowed session gets five guesses at the current password', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const guess = { ...change, currentPassword: otherPassword };
  for (let time = 0; time < 5; time += 1)
    await server.call(contract.modifyPassword, guess, { token });
  const { status, result } = await server.call(contract.modifyPassword, change, { token });
  expect([status, result.error, result.retryAfter]).toEqual([403, 'ACCOUNT_LOCKED', 60]);
});

test.each([
  ['short but good', { rules: ['length'] }, 'Use between'],
  [
    'passwordpassword',
    { rules: ['guessable'], weaknesses: ['words', 'repeat'] },
    'it is made of common words, it repeats itself',
  ],
  ['my uid security word', { rules: ['contextual'] }, 'company'],
  [goodPassword, { rules: ['reused'] }, 'differ'],
])('refuses %j by rule', async (newPassword, details, words) => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const answer = await server.call(
    contract.modifyPassword,
    { ...change, newPassword },
    { token, headers: english },
  );
  expect([answer.status, answer.result.error]).toEqual([422, 'PASSWORD_POLICY']);
  expect(answer.result.details).toEqual(details);
  expect(answer.result.fields?.newPassword).toContain(words);
});

test('two changes at once: one holds, the other is told that its password is the old one', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const answers = await Promise.all(
    [1, 2].map((each) =>
      server.call(
        contract.modifyPassword,
        { ...change, newPassword: `${otherPassword} ${each}` },
        { token },
      ),
    ),
  );
  const outcomes = answers.map(({ status, result }) => (status === 200 ? 'changed' : result.error));
  expect(outcomes).toContain('changed');
  expect(['CURRENT_PASSWORD_WRONG', 'SESSION_INVALID']).toContain(
    outcomes.find((each) => each !== 'changed'),
  );
});

test('C7: with an expired password a session can only change it or log out', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await expirePassword(server.deps.database.handle, { email, at: server.clock.now }, server.deps);
  const refused = await server.call(contract.currentSession, {}, { token });
  expect([refused.status, refused.message]).toEqual([403, '密码已过期!']);
  const again = await server.call(contract.login, { email, password: goodPassword });
  expect(again.result.expireTime).toBe(server.clock.now);
  const { status, result } = await server.call(contract.modifyPassword, change, {
    token: again.result.token,
  });
  expect([status, result.expireTime]).toEqual([200, undefined]);
  expect((await server.call(contract.currentSession, {}, { token: result.token })).status).toBe(
    200,
  );
});

test('an expired password does not keep anybody from logging out', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await expirePassword(server.deps.database.handle, { email, at: server.clock.now }, server.deps);
  expect((await server.call(contract.logout, {}, { token })).status).toBe(200);
});

test('expireTime is sent only when there is one; a maximum age gives one to every password', async () => {
  await using server = await createTestApp({ environment: { PASSWORD_MAX_AGE_DAYS: '90' } });
  const { token } = await registerBuyer(server);
  const ninetyDays = 90 * 24 * 60 * 60_000;
  const first = await server.call(contract.currentSession, {}, { token });
  expect(first.result.expireTime).toBe(server.clock.now + ninetyDays);
  server.clock.now += 60_000;
  const changed = await server.call(contract.modifyPassword, change, { token });
  expect(changed.result.expireTime).toBe(server.clock.now + ninetyDays);
});

test('the owner is told of the change', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await server.call(contract.modifyPassword, change, { token });
  expect((await latestMail(server, email))?.subject).toContain('密码已修改');
  expect(await activityOf(server, email)).toEqual(['registered', 'password-changed']);
});

const stepUpTime = 10 * 60_000;

test('a change steps up where a password does, and keeps a step-up that there was', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  server.clock.now += stepUpTime;
  const changed = await server.call(contract.modifyPassword, change, { token });
  const app = await enrolApp(server, changed.result.token);
  const back = { currentPassword: otherPassword, newPassword: goodPassword };
  const again = await server.call(contract.modifyPassword, back, { token: app.token });
  expect((await server.call(removeTotp, {}, { token: again.result.token })).status).toBe(200);
});

test.each(['a customer', 'one of the staff'])(
  'beside an authenticator app a change opens no dangerous operation to %s',
  async (who) => {
    await using server = await createTestApp();
    const { email, token } = await registerBuyer(server);
    const app = await enrolApp(server, token);
    if (who !== 'a customer') await makeStaff(server, await accountIdOf(server, email), ['shop']);
    server.clock.now += stepUpTime;
    const changed = await server.call(contract.modifyPassword, change, { token: app.token });
    expect(changed.status).toBe(200);
    const { result } = await server.call(removeTotp, {}, { token: changed.result.token });
    expect(result).toMatchObject({ error: 'STEP_UP_REQUIRED', details: { methods: ['totp'] } });
  },
);
