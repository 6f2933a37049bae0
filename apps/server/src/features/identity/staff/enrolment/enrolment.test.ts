import * as account from '@uid/contract/account';
import { login, modifyPassword } from '@uid/contract/identity';
import { listJobs } from '@uid/contract/jobs';
import { whoAmI } from '@uid/contract/staff';
import * as contract from '@uid/contract/staff-enrolment';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { appCode, enrolApp, halfMinute, logInWithApp } from '../../testing/authenticator-app.ts';
import {
  addPasskeyTo,
  logInWith,
  passkeyOrigin,
  stepUpWith,
} from '../../testing/passkey-account.ts';
import { createAuthenticator } from '../../testing/software-authenticator.ts';
import {
  accountIdOf,
  goodPassword,
  latestMail,
  logInWithPassword,
  registerBuyer,
} from '../../testing/test-account.ts';
import { grantRoles } from '../administration/grant-roles.ts';
import { issueCode } from '../administration/issue-code.ts';
import { codeTime } from './enrolment-code.ts';

const by = 'command' as const;
const wrongCode = 'AAAA-AAAA-AAAA-AAAA';

async function openServer() {
  return createTestApp({ environment: { PUBLIC_ORIGIN: passkeyOrigin } });
}

function makeAdministrator({ deps }: TestApp, email: string) {
  const grant = { email, roles: ['administrator' as const], by };
  return deps.database.transact((handle) => grantRoles(handle, grant, deps));
}

function giveCode({ deps }: TestApp, accountId: string) {
  return deps.database.transact((handle) => issueCode(handle, { accountId, by }, deps));
}

/** Logs in a person who was made an administrator and given a code. */
async function openCandidate(server: TestApp) {
  const { email } = await registerBuyer(server);
  const id = await accountIdOf(server, email);
  await makeAdministrator(server, email);
  const { code } = await giveCode(server, id);
  return { id, email, code, token: await logInWithPassword(server, email) };
}

async function enrolWithApp(server: TestApp, { code, token }: { code: string; token: string }) {
  const started = await server.call(contract.startEnrolment, { code, factor: 'totp' }, { token });
  const secret = started.result.totp?.secret ?? '';
  const totp = appCode(secret, server.clock.now);
  const { result } = await server.call(contract.confirmEnrolment, { code, totp }, { token });
  server.clock.now += halfMinute;
  return { token: result.session.token, recoveryCodes: result.recoveryCodes, secret };
}

async function enrolWithPasskey(server: TestApp, { code, token }: { code: string; token: string }) {
  const authenticator = createAuthenticator(passkeyOrigin, { counts: false });
  const started = await server.call(
    contract.startEnrolment,
    { code, factor: 'passkey' },
    { token },
  );
  const { challengeId = '', options } = started.result.passkey ?? {};
  if (!options) throw new Error('no options');
  const passkey = { challengeId, response: authenticator.create(options), name: 'Key' };
  const { result } = await server.call(contract.confirmEnrolment, { code, passkey }, { token });
  return { token: result.session.token, authenticator };
}

async function statusFor(server: TestApp, token: string): Promise<number> {
  return (await server.call(listJobs, {}, { token })).status;
}

async function stateOf(server: TestApp, token: string) {
  return (await server.call(whoAmI, {}, { token })).result.state;
}

test('rights begin when an app has been enrolled with the code, and every other session ends (F2)', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const elsewhere = await logInWithPassword(server, person.email);
  expect(await stateOf(server, person.token)).toBe('to-enrol');
  expect(await statusFor(server, person.token)).toBe(404);
  const enrolled = await enrolWithApp(server, person);
  expect(enrolled.recoveryCodes?.length).toBe(10);
  expect(await statusFor(server, enrolled.token)).toBe(200);
  expect(await statusFor(server, elsewhere)).toBe(401);
  expect(await statusFor(server, person.token)).toBe(401);
  expect((await latestMail(server, person.email))?.text).toContain('管理员');
  expect(await statusFor(server, await logInWithApp(server, { ...person, ...enrolled }))).toBe(200);
});

test('rights begin when a passkey has been enrolled with the code; a password alone then opens nothing', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const { token, authenticator } = await enrolWithPasskey(server, person);
  expect(await statusFor(server, token)).toBe(200);
  const { result } = await logInWith(server, authenticator);
  expect(await statusFor(server, result.token)).toBe(200);
  const byPassword = await logInWithPassword(server, person.email);
  expect(await statusFor(server, byPassword)).toBe(404);
  expect(await stateOf(server, byPassword)).toBe('to-prove');
  expect((await stepUpWith(server, byPassword, { authenticator })).status).toBe(200);
  expect(await statusFor(server, byPassword)).toBe(200);
});

test('a factor of before opens nothing, nor does it change what was enrolled (F2)', async () => {
  await using server = await openServer();
  const { email, token } = await registerBuyer(server);
  const older = createAuthenticator(passkeyOrigin, { counts: false });
  await addPasskeyTo(server, token, { authenticator: older });
  const id = await accountIdOf(server, email);
  await makeAdministrator(server, email);
  const { code } = await giveCode(server, id);
  const { result: begun } = await logInWith(server, older);
  expect(await statusFor(server, begun.token)).toBe(404);
  await enrolWithApp(server, { code, token: begun.token });
  const { result } = await logInWith(server, older);
  expect(await stateOf(server, result.token)).toBe('to-prove');
  expect(await statusFor(server, result.token)).toBe(404);
  for (const dangerous of [account.startTotp, account.removeTotp, account.startPasskey] as const) {
    const refused = await server.call(dangerous, {}, { token: result.token });
    expect(refused.result).toMatchObject({
      error: 'STEP_UP_REQUIRED',
      details: { methods: ['totp'] },
    });
  }
  const stepUp = await stepUpWith(server, result.token, { authenticator: older });
  expect(stepUp.result.error).toBe('STEP_UP_REQUIRED');
});

test('of two passkeys only the enrolled one steps up', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const { token, authenticator } = await enrolWithPasskey(server, person);
  const other = createAuthenticator(passkeyOrigin, { counts: false });
  await addPasskeyTo(server, token, { authenticator: other });
  const byPassword = await logInWithPassword(server, person.email);
  const { result } = await server.call(account.startPasskeyStepUp, {}, { token: byPassword });
  expect(result.options.allowCredentials?.length).toBe(1);
  const refused = await stepUpWith(server, byPassword, { authenticator: other });
  expect([refused.status, refused.result.error]).toEqual([403, 'PASSKEY_REJECTED']);
  expect(await statusFor(server, byPassword)).toBe(404);
  expect((await stepUpWith(server, byPassword, { authenticator })).status).toBe(200);
});

test('what the rights rest on can’t be removed', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const withApp = await enrolWithApp(server, person);
  const removal = await server.call(account.removeTotp, {}, { token: withApp.token });
  expect([removal.status, removal.result.error]).toEqual([409, 'STAFF_FACTOR']);
  const other = await openCandidate(server);
  const { token } = await enrolWithPasskey(server, other);
  const { passkeys } = (await server.call(account.getSecurity, {}, { token })).result;
  const kept = await server.call(account.removePasskey, { id: passkeys[0]?.id ?? '' }, { token });
  expect([kept.status, kept.result.error]).toEqual([409, 'STAFF_FACTOR']);
});

test('a code works once', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const { token } = await enrolWithApp(server, person);
  const again = { code: person.code, factor: 'totp' } as const;
  const { status, result } = await server.call(contract.startEnrolment, again, { token });
  expect([status, result.error]).toEqual([403, 'ENROLMENT_CODE_WRONG']);
});

test('of two who enter one code at once, one enrols', async () => {
  await using server = await openServer();
  const { code, token } = await openCandidate(server);
  const { result } = await server.call(
    contract.startEnrolment,
    { code, factor: 'totp' },
    { token },
  );
  const totp = appCode(result.totp?.secret ?? '', server.clock.now);
  const confirm = () => server.call(contract.confirmEnrolment, { code, totp }, { token });
  const statuses = (await Promise.all([confirm(), confirm()])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(1);
});

test('five wrong codes void the right one', async () => {
  await using server = await openServer();
  const { code, token } = await openCandidate(server);
  const start = (typed: string) =>
    server.call(contract.startEnrolment, { code: typed, factor: 'totp' }, { token });
  for (let tries = 0; tries < 4; tries += 1)
    expect((await start(wrongCode)).result.error).toBe('ENROLMENT_CODE_WRONG');
  expect((await start(code)).status).toBe(200);
  expect((await start(wrongCode)).status).toBe(403);
  expect((await start(code)).result.error).toBe('ENROLMENT_CODE_WRONG');
});

test('a right code may be typed as often as it takes', async () => {
  await using server = await openServer();
  const { code, token } = await openCandidate(server);
  for (let tries = 0; tries < 6; tries += 1) {
    const started = await server.call(contract.startEnrolment, { code, factor: 'totp' }, { token });
    expect(started.status).toBe(200);
  }
});

test('wrong codes at once are counted one by one', async () => {
  await using server = await openServer();
  const { code, token } = await openCandidate(server);
  const start = (typed: string) =>
    server.call(contract.startEnrolment, { code: typed, factor: 'totp' }, { token });
  await Promise.all(Array.from({ length: 8 }, () => start(wrongCode)));
  expect((await start(code)).result.error).toBe('ENROLMENT_CODE_WRONG');
});

test.each([
  ['after 72 hours', (server: TestApp) => void (server.clock.now += 72 * 60 * 60_000)],
  [
    'once another was given',
    async (server: TestApp, id: string) => void (await giveCode(server, id)),
  ],
])('a code is over %s', async (_name, end) => {
  await using server = await openServer();
  const { id, email, code } = await openCandidate(server);
  await end(server, id);
  const token = await logInWithPassword(server, email);
  const start = { code, factor: 'totp' } as const;
  const { result } = await server.call(contract.startEnrolment, start, { token });
  expect(result.error).toBe('ENROLMENT_CODE_WRONG');
});

test('a code fits its own account alone', async () => {
  await using server = await openServer();
  const [one, other] = [await openCandidate(server), await openCandidate(server)];
  const customer = await registerBuyer(server);
  for (const { token } of [other, customer]) {
    const start = { code: one.code, factor: 'totp' } as const;
    const { result } = await server.call(contract.startEnrolment, start, { token });
    expect(result.error).toBe('ENROLMENT_CODE_WRONG');
  }
});

test('a session without a key enrols nothing', async () => {
  await using server = await openServer();
  const { token } = await registerBuyer(server, { options: { key: 'none' } });
  const start = { code: wrongCode, factor: 'totp' } as const;
  const answer = await server.call(contract.startEnrolment, start, { token, key: 'none' });
  expect(answer.result.error).toBe('KEY_REQUIRED');
});

test('a wrong first code of the app uses nothing up', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const { code, token } = person;
  await server.call(contract.startEnrolment, { code, factor: 'totp' }, { token });
  const refused = await server.call(contract.confirmEnrolment, { code, totp: '000000' }, { token });
  expect(refused.result.error).toBe('SECOND_FACTOR_WRONG');
  expect(await statusFor(server, (await enrolWithApp(server, person)).token)).toBe(200);
});

test.each([
  ['neither app nor passkey', {}],
  ['a code that is none', { code: 'short', totp: '000000' }],
])('%s is a 400', async (_name, input) => {
  await using server = await openServer();
  const { code, token } = await openCandidate(server);
  const answer = await server.call(contract.confirmEnrolment, { code, ...input }, { token });
  expect([answer.status, answer.result.error]).toEqual([400, 'INVALID_INPUT']);
});

test('who lost an app is given a code: every session ends, and the password leads back to an enrolment', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const enrolled = await enrolWithApp(server, person);
  const { code } = await giveCode(server, person.id);
  expect(await statusFor(server, enrolled.token)).toBe(401);
  const token = await logInWithPassword(server, person.email);
  expect(await stateOf(server, token)).toBe('to-enrol');
  expect(await statusFor(server, token)).toBe(404);
  expect(await statusFor(server, (await enrolWithPasskey(server, { code, token })).token)).toBe(
    200,
  );
});

test('with a lost app a password expires that was good only beside one', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const { token } = await enrolWithApp(server, person);
  const newPassword = 'nine quiet';
  const change = { currentPassword: goodPassword, newPassword };
  expect((await server.call(modifyPassword, change, { token })).status).toBe(200);
  await giveCode(server, person.id);
  const { result } = await server.call(login, { email: person.email, password: newPassword });
  expect(result.expireTime).toBe(server.clock.now);
  const after = await server.call(account.getSecurity, {}, { token: result.token });
  expect(after.result.error).toBe('PASSWORD_EXPIRED');
});

test('who lost a passkey is given a code, and the lost one logs nobody in', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const { authenticator } = await enrolWithPasskey(server, person);
  await giveCode(server, person.id);
  expect((await logInWith(server, authenticator)).result.error).toBe('PASSKEY_UNKNOWN');
  expect((await latestMail(server, person.email))?.text).toContain('登记码');
});

test('a change of the own password leaves the rights', async () => {
  await using server = await openServer();
  const { token } = await enrolWithApp(server, await openCandidate(server));
  const change = { currentPassword: goodPassword, newPassword: 'nine quiet bridges fold' };
  const { result } = await server.call(modifyPassword, change, { token });
  expect(await statusFor(server, result.token)).toBe(200);
});

test('an app that is set up and removed again leaves the rights that rest on a passkey', async () => {
  await using server = await openServer();
  const enrolled = await enrolWithPasskey(server, await openCandidate(server));
  const app = await enrolApp(server, enrolled.token);
  expect(await statusFor(server, app.token)).toBe(200);
  const { result } = await server.call(account.removeTotp, {}, { token: app.token });
  expect(await statusFor(server, result.token)).toBe(200);
});

test('an app that is set up steps nobody up whose rights rest on a passkey', async () => {
  await using server = await openServer();
  const { token } = await enrolWithPasskey(server, await openCandidate(server));
  const { result: shown } = await server.call(account.startTotp, {}, { token });
  server.clock.now += 10 * 60_000;
  const code = appCode(shown.secret, server.clock.now);
  const { result } = await server.call(account.confirmTotp, { code }, { token });
  const removal = await server.call(account.removeTotp, {}, { token: result.session.token });
  expect(removal.result.error).toBe('STEP_UP_REQUIRED');
});

test('the account’s own page says what the rights rest on, and a customer’s says nothing of it', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const staffOf = async (token: string) =>
    (await server.call(account.getSecurity, {}, { token })).result.staff;
  const endsAt = server.clock.now + codeTime;
  expect(await staffOf(person.token)).toEqual({ roles: ['administrator'], codeEndsAt: endsAt });
  const enrolledAt = server.clock.now;
  const { token } = await enrolWithApp(server, person);
  expect(await staffOf(token)).toEqual({ roles: ['administrator'], factor: 'totp', enrolledAt });
  const customer = await registerBuyer(server);
  expect(await staffOf(customer.token)).toBeUndefined();
  const app = await enrolApp(server, customer.token);
  expect((await server.call(whoAmI, {}, { token: app.token })).status).toBe(404);
});

test('an enrolment is an entry of the audit log, written with it or not at all', async () => {
  await using server = await openServer();
  const person = await openCandidate(server);
  const { code, token } = person;
  const actionsOf = async () => {
    const { handle } = server.deps.database;
    const rows = await handle.selectFrom('auditEntries').select(['action', 'actor']).execute();
    return rows.map(({ action, actor }) => [action, actor]);
  };
  await server.call(contract.startEnrolment, { code, factor: 'totp' }, { token });
  await server.call(contract.confirmEnrolment, { code, totp: '000000' }, { token });
  expect(await actionsOf()).toEqual([]);
  await enrolWithPasskey(server, person);
  expect(await actionsOf()).toEqual([['enrol-as-staff', person.id]]);
});
