import { listActivity } from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { languages } from '@uid/contract/language';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { findAccountByEmail } from '../repository.ts';
import {
  appCode,
  halfMinute,
  logInWithApp,
  registerWithApp,
  requestTicket,
  requestTickets,
} from '../testing/authenticator-app.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  newEmail,
  otherPassword,
  requestCode,
  wrongCode,
} from '../testing/test-account.ts';
import { createRecoveryCodes } from './recovery-code.ts';

const minute = 60_000;

test('the right password of an account with a second factor yields a ticket and no session', async () => {
  await using server = await createTestApp();
  const { email } = await registerWithApp(server);
  const login = await server.call(contract.login, { email, password: goodPassword });
  expect(login).toMatchObject({ status: 403, result: { error: 'SECOND_FACTOR_REQUIRED' } });
  expect(login.result).not.toHaveProperty('token');
  expect(login.result.details).toEqual({
    ticket: expect.stringMatching(/^[\w-]{43}$/),
    methods: ['totp', 'recovery-code'],
  });
  const rows = await server.deps.database.handle.selectFrom('loginTickets').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain((login.result.details as { ticket: string }).ticket);
});

test('the last login is that of both factors: a password alone was none', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const lastLogin = async () =>
    (await findAccountByEmail(server.deps.database.handle, email))?.lastLoginAt;
  const before = await lastLogin();
  server.clock.now += 60_000;
  const { ticket } = await requestTicket(server, email);
  expect(await lastLogin()).toBe(before);
  const code = appCode(secret, server.clock.now);
  expect((await server.call(contract.loginSecondFactor, { ticket, code })).status).toBe(200);
  expect(await lastLogin()).toBe(server.clock.now);
});

test('the app’s code finishes the login', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const code = appCode(secret, server.clock.now);
  const { status, result } = await server.call(contract.loginSecondFactor, {
    ticket,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect([status, result.user]).toEqual([200, { email }]);
  const { token } = result;
  expect((await server.call(contract.currentSession, {}, { token })).status).toBe(200);
  expect(await activityOf(server, email)).toEqual(['registered', 'totp-enabled', 'logged-in']);
});

test('neither or both proofs, or what is no code, is a 400', async () => {
  await using server = await createTestApp();
  for (const typed of [
    {},
    { code: '12345' },
    { recoveryCode: 'short' },
    { code: '123456', recoveryCode: createRecoveryCodes()[0] },
  ]) {
    const answer = await server.call(contract.loginSecondFactor, { ticket: 'x', ...typed });
    expect([answer.status, answer.result.error]).toEqual([400, 'INVALID_INPUT']);
  }
});

test('a wrong code is refused and noted; the password alone never logs in', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const code = wrongCode(appCode(secret, server.clock.now + 100 * halfMinute));
  const { status, result } = await server.call(contract.loginSecondFactor, { ticket, code });
  expect([status, result.error]).toEqual([403, 'SECOND_FACTOR_WRONG']);
  expect(await activityOf(server, email)).toContain('second-factor-failed');
});

test('a right password without the second step is told to the owner, until the step follows', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  await requestTicket(server, email, { options: { address: '203.0.113.9' } });
  server.clock.now += 1;
  const token = await logInWithApp(server, { email, secret });
  const before = ['registered', 'totp-enabled'];
  expect(await activityOf(server, email)).toEqual([...before, 'password-alone', 'logged-in']);
  const texts = {
    zh: '密码正确，但没有完成两步验证',
    en: 'Right password, but the second step did not follow',
  };
  for (const language of languages) {
    const { result } = await server.call(
      listActivity,
      {},
      { token, headers: { 'accept-language': language } },
    );
    expect(result.events[1]).toMatchObject({ address: '203.0.113.9', text: texts[language] });
  }
  const { ticket } = await requestTicket(server, email);
  const code = wrongCode(appCode(secret, server.clock.now));
  await server.call(contract.loginSecondFactor, { ticket, code });
  expect((await activityOf(server, email)).slice(-2)).toEqual([
    'password-alone',
    'second-factor-failed',
  ]);
});

test('a right password that is given again and again leaves a line for an address, and twenty an hour', async () => {
  await using server = await createTestApp();
  const { email } = await registerWithApp(server);
  const lines = async () =>
    (await activityOf(server, email)).filter((kind) => kind === 'password-alone').length;
  await requestTickets(server, email, ['203.0.113.1', '203.0.113.1', '203.0.113.2']);
  expect(await lines()).toBe(2);
  const others = Array.from({ length: 30 }, (_, index) => `198.51.100.${index}`);
  await requestTickets(server, email, others);
  expect(await lines()).toBe(20);
  server.clock.now += 61 * minute;
  await requestTickets(server, email, ['203.0.113.1']);
  expect(await lines()).toBe(21);
});

test('wrong codes count against the address that they come from', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '3' } });
  const { email, secret } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const code = wrongCode(appCode(secret, server.clock.now + 100 * halfMinute));
  const from = { address: '203.0.113.9' };
  const refusal = async () =>
    (await server.call(contract.loginSecondFactor, { ticket, code }, from)).result.error;
  for (let each = 0; each < 3; each += 1) expect(await refusal()).toBe('SECOND_FACTOR_WRONG');
  expect(await refusal()).toBe('TOO_MANY_REQUESTS');
});

test('wrong codes in a known browser leave the address to everybody else behind it', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '2' } });
  // The code of the registration used one of the two attempts.
  const { email, secret, cookies } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email, { options: { cookies } });
  const code = wrongCode(appCode(secret, server.clock.now + 100 * halfMinute));
  for (let each = 0; each < 3; each += 1) {
    const finish = server.call(contract.loginSecondFactor, { ticket, code }, { cookies });
    expect((await finish).result.error).toBe('SECOND_FACTOR_WRONG');
  }
  const guess = { email: newEmail(), password: otherPassword };
  expect((await server.call(contract.login, guess)).status).toBe(403);
});

test.each([
  ['one step late', -1, 200],
  ['one step early', 1, 200],
  ['two steps late', -2, 403],
  ['two steps early', 2, 403],
])('a code that is %s', async (_name, steps, status) => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  server.clock.now += 5 * halfMinute;
  const { ticket } = await requestTicket(server, email);
  const code = appCode(secret, server.clock.now + steps * halfMinute);
  expect((await server.call(contract.loginSecondFactor, { ticket, code })).status).toBe(status);
});

test('a step counts once, and an older one not any more', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  server.clock.now += 5 * halfMinute;
  const finish = async (at: number) => {
    const { ticket } = await requestTicket(server, email);
    const code = appCode(secret, at);
    return (await server.call(contract.loginSecondFactor, { ticket, code })).result.error;
  };
  const { now } = server.clock;
  expect(await finish(now)).toBeUndefined();
  expect(await finish(now)).toBe('SECOND_FACTOR_USED');
  expect(await finish(now - halfMinute)).toBe('SECOND_FACTOR_USED');
  expect(await finish(now + halfMinute)).toBeUndefined();
});

test('the code that set the app up does not log in as well', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const code = appCode(secret, server.clock.now - halfMinute);
  const { result } = await server.call(contract.loginSecondFactor, { ticket, code });
  expect(result.error).toBe('SECOND_FACTOR_USED');
});

test('C8: of fifty logins at the same moment with one code exactly one gets a session', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const addresses = Array.from({ length: 50 }, (_, index) => `192.0.2.${index + 1}`);
  const tickets = await requestTickets(server, email, addresses);
  const code = appCode(secret, server.clock.now);
  const answers = await Promise.all(
    tickets.map((ticket, index) =>
      server.call(
        contract.loginSecondFactor,
        { ticket, code },
        { address: addresses[index] ?? '' },
      ),
    ),
  );
  const errors = answers.map(({ result }) => result.error);
  expect(errors.filter((error) => error === undefined)).toHaveLength(1);
  expect(errors.filter((error) => error === 'SECOND_FACTOR_USED')).toHaveLength(49);
});

test('C8: of fifty tries at the same moment with one recovery code exactly one gets a session', async () => {
  await using server = await createTestApp();
  const { email, recoveryCodes } = await registerWithApp(server);
  const addresses = Array.from({ length: 50 }, (_, index) => `192.0.2.${index + 1}`);
  const tickets = await requestTickets(server, email, addresses);
  const recoveryCode = recoveryCodes[0] ?? '';
  const answers = await Promise.all(
    tickets.map((ticket, index) =>
      server.call(
        contract.loginSecondFactor,
        { ticket, recoveryCode },
        { address: addresses[index] ?? '' },
      ),
    ),
  );
  const errors = answers.map(({ result }) => result.error);
  expect(errors.filter((error) => error === undefined)).toHaveLength(1);
  expect(errors.filter((error) => error === 'RECOVERY_CODE_USED')).toHaveLength(49);
});

test('a recovery code logs in once, typed in any fashion, and its owner is told', async () => {
  await using server = await createTestApp();
  const { email, recoveryCodes, cookies } = await registerWithApp(server);
  const [first = '', second = ''] = recoveryCodes;
  const finish = async (recoveryCode: string) => {
    const { ticket } = await requestTicket(server, email);
    const input = { ticket, recoveryCode };
    return (await server.call(contract.loginSecondFactor, input, { cookies })).result.error;
  };
  expect(await finish(first.toLowerCase().replaceAll('-', ' '))).toBeUndefined();
  expect((await latestMail(server, email))?.text).toContain('恢复码');
  expect(await finish(first)).toBe('RECOVERY_CODE_USED');
  expect(await finish(second)).toBeUndefined();
  expect(await activityOf(server, email)).toContain('recovery-code-used');
});

test('another account’s recovery code is worth nothing', async () => {
  await using server = await createTestApp();
  const { email } = await registerWithApp(server);
  const other = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const recoveryCode = other.recoveryCodes[0] ?? '';
  const { result } = await server.call(contract.loginSecondFactor, { ticket, recoveryCode });
  expect(result.error).toBe('SECOND_FACTOR_WRONG');
});

test('a ticket logs in once, for five minutes, and no invented one does', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const finish = async (ticket: string) => {
    const code = appCode(secret, server.clock.now);
    return (await server.call(contract.loginSecondFactor, { ticket, code })).result.error;
  };
  const first = await requestTicket(server, email);
  expect(await finish(first.ticket)).toBeUndefined();
  server.clock.now += halfMinute;
  expect(await finish(first.ticket)).toBe('TICKET_INVALID');
  const second = await requestTicket(server, email);
  server.clock.now += 5 * minute;
  expect(await finish(second.ticket)).toBe('TICKET_INVALID');
  expect(await finish('invented')).toBe('TICKET_INVALID');
});

test('one ticket starts one session, whatever good codes come with it at the same moment', async () => {
  await using server = await createTestApp();
  const { email, recoveryCodes } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const answers = await Promise.all(
    recoveryCodes
      .slice(0, 4)
      .map((recoveryCode) => server.call(contract.loginSecondFactor, { ticket, recoveryCode })),
  );
  const errors = answers.flatMap(({ result }) => result.error ?? []);
  expect(errors).toEqual(['TICKET_INVALID', 'TICKET_INVALID', 'TICKET_INVALID']);
});

test('a ticket for an older password starts no session', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  await server.deps.database.handle
    .updateTable('accounts')
    .set((set) => ({ passwordVersion: set('passwordVersion', '+', 1) }))
    .execute();
  const code = appCode(secret, server.clock.now);
  const { result } = await server.call(contract.loginSecondFactor, { ticket, code });
  expect(result.error).toBe('TICKET_INVALID');
});

test('five wrong codes end the ticket, and further tickets wait as after wrong passwords', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const { ticket } = await requestTicket(server, email);
  const wrong = wrongCode(appCode(secret, server.clock.now + 100 * halfMinute));
  const finish = (with_: string, code: string) =>
    server.call(contract.loginSecondFactor, { ticket: with_, code });
  for (let time = 0; time < 5; time += 1)
    expect((await finish(ticket, wrong)).result.error).toBe('SECOND_FACTOR_WRONG');
  const right = appCode(secret, server.clock.now);
  expect((await finish(ticket, right)).result.error).toBe('TICKET_INVALID');
  const next = await requestTicket(server, email);
  expect((await finish(next.ticket, right)).result).toMatchObject({
    error: 'ACCOUNT_LOCKED',
    retryAfter: 60,
  });
  server.clock.now += minute;
  const code = appCode(secret, server.clock.now);
  const last = await requestTicket(server, email);
  expect((await finish(last.ticket, code)).status).toBe(200);
});

test('a reset of the password never skips the second factor', async () => {
  await using server = await createTestApp();
  const { email, secret } = await registerWithApp(server);
  const before = await requestTicket(server, email);
  const proof = await requestCode(server, 'password-reset', email);
  await server.call(contract.resetPassword, { email, ...proof, newPassword: otherPassword });
  const stale = await server.call(contract.loginSecondFactor, {
    ticket: before.ticket,
    code: appCode(secret, server.clock.now),
  });
  expect(stale.result.error).toBe('TICKET_INVALID');
  const login = await server.call(contract.login, { email, password: otherPassword });
  expect(login.result.error).toBe('SECOND_FACTOR_REQUIRED');
});

test('an unknown address is never asked for a second factor', async () => {
  await using server = await createTestApp();
  const login = await server.call(contract.login, { email: newEmail(), password: goodPassword });
  expect(login.result.error).toBe('BAD_CREDENTIALS');
});
