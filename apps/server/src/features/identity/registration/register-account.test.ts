import * as contract from '@uid/contract/identity';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import type { Answer } from '../../../testing/call-endpoint.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { hashCode } from '../codes/mailed-code.ts';
import { countStatements } from '../testing/count-statements.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  newEmail,
  otherPassword,
  registerBuyer,
  requestCode,
  wrongProof,
} from '../testing/test-account.ts';
import type { CodeProof } from '../testing/test-account.ts';

const minute = 60_000;
const password = goodPassword;

test('the mailed code creates the account and starts its first session', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const { status, result } = await server.call(contract.register, { email, ...proof, password });
  expect(status).toBe(200);
  expect(result).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user: { email } });
  const session = await server.call(contract.currentSession, {}, { token: result.token });
  expect(session.status).toBe(200);
  expect(await activityOf(server, email)).toEqual(['registered']);
});

test('asking for a code says that it was sent, and to a local visitor where to read it', async () => {
  await using server = await createTestApp();
  const input = { email: newEmail(), language: 'en' } as const;
  const near = await server.call(contract.startRegistration, input);
  expect(near.result).toEqual({
    sent: true,
    request: expect.any(String),
    mailbox: '/sandbox-mail',
  });
  const options = { address: '203.0.113.9' };
  const far = await server.call(contract.startRegistration, input, options);
  expect(far.result).toEqual({ sent: true, request: expect.stringMatching(/^[\w-]{43}$/) });
  const mail = await server.deps.database.handle
    .selectFrom('mails')
    .select('expiresAt')
    .executeTakeFirstOrThrow();
  expect(mail.expiresAt).toBe(server.clock.now + 60 * 60_000);
});

test('a mailed code may be typed or pasted with a gap, as all other codes may', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const { code, request } = await requestCode(server, 'registration', email);
  const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  const input = { email, request, code: typed, password: goodPassword };
  expect((await server.call(contract.register, input)).status).toBe(200);
});

test('a malformed code is a 400', async () => {
  await using server = await createTestApp();
  const input = { email: newEmail(), code: '12a456', request: 'x', password };
  const { status, result } = await server.call(contract.register, input);
  expect(status).toBe(400);
  expect(Object.keys(result.fields ?? {})).toEqual(['code']);
});

test('nobody registers without a code', async () => {
  await using server = await createTestApp();
  const input = { email: newEmail(), code: '123456', request: 'x', password };
  const { status, result } = await server.call(contract.register, input);
  expect([status, result.error]).toEqual([403, 'CODE_INVALID']);
});

test('a code serves one address and one purpose', async () => {
  await using server = await createTestApp();
  const [email, other] = [newEmail(), newEmail()];
  const proof = await requestCode(server, 'registration', email);
  await requestCode(server, 'registration', other);
  const { result } = await server.call(contract.register, { email: other, ...proof, password });
  expect(result.error).toBe('CODE_INVALID');
  const reset = { email, ...proof, newPassword: otherPassword };
  expect((await server.call(contract.resetPassword, reset)).result.error).toBe('CODE_INVALID');
});

test('a code is good for fifteen minutes', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  server.clock.now += 15 * minute;
  const { result } = await server.call(contract.register, { email, ...proof, password });
  expect(result.error).toBe('CODE_INVALID');
});

test('after five wrong tries the right code is worth nothing, also when they come at once', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const wrong = { email, ...wrongProof(proof), password };
  await Promise.all(Array.from({ length: 20 }, () => server.call(contract.register, wrong)));
  const { result } = await server.call(contract.register, { email, ...proof, password });
  expect(result.error).toBe('CODE_INVALID');
});

test('a code used many times at once makes one account and one session', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(contract.register, { email, ...proof, password })),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  expect(answers.filter(({ result }) => result.error === 'CODE_INVALID').length).toBe(19);
  const sessions = await server.deps.database.handle.selectFrom('sessions').selectAll().execute();
  expect(sessions.length).toBe(1);
});

test('a new code leaves the one before it to the browser that asked for it', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const first = await requestCode(server, 'registration', email);
  const second = await requestCode(server, 'registration', email);
  const attempt = (proof: CodeProof) =>
    server.call(contract.register, { email, ...proof, password });
  expect((await attempt(second)).status).toBe(200);
  expect((await attempt(first)).result.error).toBe('CODE_INVALID');
});

test('a refused password names its rules and costs no try', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  for (let time = 0; time < 6; time += 1) {
    const { status, result } = await server.call(
      contract.register,
      { email, ...proof, password: 'password' },
      { headers: { 'accept-language': 'en' } },
    );
    expect(status).toBe(422);
    expect(result).toMatchObject({
      error: 'PASSWORD_POLICY',
      details: { rules: ['length', 'guessable'], weaknesses: ['known'] },
      fields: { password: expect.stringContaining('Use between 15 and 128 characters.') },
    });
  }
  expect((await server.call(contract.register, { email, ...proof, password })).status).toBe(200);
});

test('neither password nor code nor token is stored as it is', async () => {
  await using server = await createTestApp();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const { handle } = server.deps.database;
  const codes = await handle.selectFrom('mailedCodes').selectAll().execute();
  expect(JSON.stringify(codes)).not.toContain(proof.code);
  const { result } = await server.call(contract.register, { email, ...proof, password });
  const rows = [
    await handle.selectFrom('accounts').selectAll().execute(),
    await handle.selectFrom('sessions').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(result.token);
  expect(JSON.stringify(rows)).not.toContain(password);
  expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});

test('C4: known and unknown addresses get the same answer after the same work', async () => {
  await using opened = await openTestDatabase();
  const { database, statements } = countStatements(opened);
  await using server = await createTestApp({ database });
  const { email } = await registerBuyer(server);
  for (const endpoint of [contract.startRegistration, contract.startPasswordReset]) {
    const observe = async (address: string) => {
      statements.length = 0;
      const answer = await server.call(endpoint, { email: address, language: 'zh' });
      return { seen: visible(answer), work: [...statements] };
    };
    const known = await observe(email);
    const unknown = await observe(newEmail());
    expect(known.seen.status).toBe(200);
    expect(unknown).toEqual(known);
    expect(known.work.length).toBeGreaterThan(2);
  }
});

/** What a caller can tell apart, without what differs on every request. */
function visible({ headers, result, ...answer }: Answer<{ request: string }>) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { ...answer, headers: rest, result: { ...result, request: '' } };
}

test('who has an account already is told by mail and gets no code', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  await server.call(contract.startRegistration, { email, language: 'en' });
  const mail = await latestMail(server, email);
  expect(mail?.subject).toContain('already have');
  expect(mail?.text).not.toMatch(/\d{6}|#/);
});

test('a guessed code does not take over an existing account', async () => {
  await using server = await createTestApp();
  const { email } = await registerBuyer(server);
  const sent = await server.call(contract.startRegistration, { email, language: 'en' });
  const codeHash = hashCode('123456', { email, purpose: 'registration' });
  await server.deps.database.handle.updateTable('mailedCodes').set({ codeHash }).execute();
  const guess = { email, code: '123456', request: sent.result.request, password: otherPassword };
  expect((await server.call(contract.register, guess)).result.error).toBe('CODE_INVALID');
  expect((await server.call(contract.login, { email, password })).status).toBe(200);
});

test('one mailbox gets five codes an hour', async () => {
  await using server = await createTestApp();
  const start = { email: newEmail(), language: 'zh' } as const;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.call(contract.startRegistration, start)),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBe(5);
  const { status, result } = await server.call(contract.startRegistration, start);
  expect([status, result.error, result.retryAfter]).toEqual([429, 'MAIL_LIMIT', 3600]);
  server.clock.now += 60 * minute;
  expect((await server.call(contract.startRegistration, start)).status).toBe(200);
});

test('one address asks for so many codes, whatever the mailbox', async () => {
  await using server = await createTestApp({ environment: { ATTEMPTS_PER_ADDRESS: '2' } });
  const start = () =>
    server.call(contract.startRegistration, { email: newEmail(), language: 'zh' });
  await start();
  await start();
  expect((await start()).status).toBe(429);
});
