import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { deleteAccount, exportPersonalData } from '@uid/contract/personal-data';
import { expect, test } from 'vitest';

import { signInjected } from '../../../testing/sign-request.ts';
import { accessTokenHeader } from '@uid/contract/constants';
import type { TestApp } from '../../../testing/test-app.ts';
import { appCode, enrolApp } from '../testing/authenticator-app.ts';
import { addPasskeyTo, openWithPasskeyBuyer, stepUpWith } from '../testing/passkey-account.ts';
import { passkeyOrigin, registerPasskeyBuyer } from '../testing/passkey-account.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import type { Bent } from '../testing/software-authenticator.ts';
import { accountIdOf, activityOf, goodPassword, registerBuyer } from '../testing/test-account.ts';
import { makeStaff } from '../testing/make-staff.ts';

const minute = 60_000;

/** Returns the step-up methods that the server offers this session before a dangerous operation. */
async function methodsFor(server: TestApp, token: string): Promise<unknown> {
  const { result } = await server.call(account.renewRecoveryCodes, {}, { token });
  expect(result.error).toBe('STEP_UP_REQUIRED');
  return result.details;
}

test('of an account without a password a passkey is asked for, and no password', async () => {
  const { server, email, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  server.clock.now += 10 * minute;
  expect(await methodsFor(server, token)).toEqual({ methods: ['passkey'] });
  const typed = await server.call(account.stepUp, { password: goodPassword }, { token });
  expect(typed.result).toMatchObject({
    error: 'STEP_UP_REQUIRED',
    details: { methods: ['passkey'] },
  });
  const { status, result } = await stepUpWith(server, token, { authenticator });
  expect([status, result]).toEqual([200, { steppedUpUntil: server.clock.now + 10 * minute }]);
  expect((await server.call(account.startPasskey, {}, { token })).status).toBe(200);
  expect(await activityOf(server, email)).toContain('stepped-up');
});

test('an account with a password may use a passkey instead', async () => {
  const { server } = await openWithPasskeyBuyer();
  await using _ = server;
  const { token } = await registerBuyer(server);
  const authenticator = createAuthenticator(passkeyOrigin);
  await addPasskeyTo(server, token, { authenticator });
  server.clock.now += 10 * minute;
  expect(await methodsFor(server, token)).toEqual({ methods: ['passkey', 'password'] });
  expect((await stepUpWith(server, token, { authenticator })).status).toBe(200);
});

test('an app of an account without a password is asked for beside its passkeys', async () => {
  const { server, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const app = await enrolApp(server, token);
  server.clock.now += 10 * minute;
  expect(await methodsFor(server, app.token)).toEqual({ methods: ['passkey', 'totp'] });
  const code = appCode(app.secret, server.clock.now);
  expect((await server.call(account.stepUp, { code }, { token: app.token })).status).toBe(200);
  server.clock.now += 10 * minute;
  expect((await stepUpWith(server, app.token, { authenticator })).status).toBe(200);
  const removed = await server.call(account.removeTotp, {}, { token: app.token });
  expect(removed.result).not.toHaveProperty('expireTime');
  expect(removed.result.user).toHaveProperty('hasPassword', false);
});

test('staff who enrolled an app step up with its code alone, passkeys or not', async () => {
  const { server, email, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  await enrolApp(server, token);
  await makeStaff(server, await accountIdOf(server, email));
  const { result: asked } = await server.call(contract.startPasskeyLogin, {});
  const response = authenticator.answer(asked.options);
  const input = { challengeId: asked.challengeId, response };
  const staff = (await server.call(contract.passkeyLogin, input)).result.token;
  server.clock.now += 10 * minute;
  expect(await methodsFor(server, staff)).toEqual({ methods: ['totp'] });
  const { result } = await stepUpWith(server, staff, { authenticator });
  expect(result).toMatchObject({ error: 'STEP_UP_REQUIRED', details: { methods: ['totp'] } });
});

test.each<[string, Bent]>([
  ['made on another site’s page', { origin: 'https://www.example.org' }],
  ['of another challenge', { challenge: 'AAAA' }],
  ['without user verification', { isUserVerified: false }],
  ['signed by another key', { withStrangeKey: true }],
])('an answer %s steps nobody up, and is noted', async (_name, bent) => {
  const { server, email, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  server.clock.now += 10 * minute;
  const { status, result } = await stepUpWith(server, token, { authenticator, bent });
  expect([status, result.error]).toEqual([403, 'PASSKEY_REJECTED']);
  expect(await activityOf(server, email)).toContain('step-up-failed');
  await methodsFor(server, token);
});

test('another account’s passkey steps nobody up, nor does an answer to another session or a second time', async () => {
  const { server, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const other = await registerPasskeyBuyer(server);
  server.clock.now += 10 * minute;
  const strange = await stepUpWith(server, token, { authenticator: other.authenticator });
  expect(strange.result.error).toBe('PASSKEY_REJECTED');
  const { result } = await server.call(account.startPasskeyStepUp, {}, { token });
  const { challengeId, options } = result;
  const passkey = { challengeId, response: authenticator.answer(options) };
  const elsewhere = await server.call(account.stepUp, { passkey }, { token: other.token });
  expect(elsewhere.result.error).toBe('PASSKEY_REJECTED');
  const answers = await Promise.all(
    [1, 2].map(() => server.call(account.stepUp, { passkey }, { token })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
});

test('the browser is told of the account’s own passkeys, and a challenge ends after five minutes', async () => {
  const { server, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const { result } = await server.call(account.startPasskeyStepUp, {}, { token });
  const { id } = authenticator.answer({ challenge: 'AAAA', rpId: 'x' });
  expect(result.options.allowCredentials).toEqual([
    { id, type: 'public-key', transports: ['internal'] },
  ]);
  server.clock.now += 5 * minute;
  const passkey = {
    challengeId: result.challengeId,
    response: authenticator.answer(result.options),
  };
  const late = await server.call(account.stepUp, { passkey }, { token });
  expect(late.result.error).toBe('PASSKEY_REJECTED');
});

test('a borrowed session cannot add a passkey with the challenge of a step-up', async () => {
  const { server, token } = await openWithPasskeyBuyer();
  await using _ = server;
  server.clock.now += 10 * minute;
  const { result } = await server.call(account.startPasskeyStepUp, {}, { token });
  const { challenge, rpId } = result.options;
  const thief = createAuthenticator(passkeyOrigin);
  const response = thief.create({ challenge, rp: { id: rpId }, user: { id: 'AAAA' } });
  const added = { challengeId: result.challengeId, response, name: 'mine' };
  const answer = await server.call(account.addPasskey, added, { token });
  expect(answer.result.error).toBe('ENROLMENT_OVER');
  const security = await server.call(account.getSecurity, {}, { token });
  expect(security.result.passkeys).toHaveLength(1);
});

test('two proofs at once are a 400', async () => {
  const { server, token } = await openWithPasskeyBuyer();
  await using _ = server;
  const proofs = { password: goodPassword, code: '123456' };
  const { status, result } = await server.call(account.stepUp, proofs, { token });
  expect([status, Object.keys(result.fields ?? {})]).toEqual([400, ['password']]);
});

test('an account without a password is exported and deleted after a passkey alone', async () => {
  const { server, email, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  server.clock.now += 10 * minute;
  const refused = await server.call(deleteAccount, { email }, { token });
  expect(refused.result.details).toEqual({ methods: ['passkey'] });
  await stepUpWith(server, token, { authenticator });
  const url = `${exportPersonalData.path}?language=en`;
  const signed = await signInjected(server.deps, { method: 'GET', url, token });
  const headers = { ...signed, [accessTokenHeader]: token };
  const file = await server.app.inject({ method: 'GET', url, headers });
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip']);
  expect((await server.call(deleteAccount, { email }, { token })).result.deleted).toBe(true);
  const { result: asked } = await server.call(contract.startPasskeyLogin, {});
  const response = authenticator.answer(asked.options);
  const input = { challengeId: asked.challengeId, response };
  expect((await server.call(contract.passkeyLogin, input)).result.error).toBe('PASSKEY_UNKNOWN');
});
