import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import * as registration from '@uid/contract/passkey-registration';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/test-app.ts';
import { finishRegistration, logInWith, openWithPasskeyBuyer } from '../testing/passkey-account.ts';
import { passkeyOrigin } from '../testing/passkey-account.ts';
import { createAuthenticator } from '../testing/software-authenticator.ts';
import type { Bent } from '../testing/software-authenticator.ts';
import {
  activityOf,
  goodPassword,
  latestMail,
  mailedLink,
  newEmail,
  registerBuyer,
  requestCode,
  wrongProof,
} from '../testing/test-account.ts';

const minute = 60_000;

function openServer() {
  return createTestApp({ environment: { PUBLIC_ORIGIN: passkeyOrigin } });
}

async function countRows(
  { deps }: Awaited<ReturnType<typeof openServer>>,
  table: 'accounts' | 'mailedCodes',
) {
  const rows = await deps.database.handle.selectFrom(table).select('id').execute();
  return rows.length;
}

test('C8: the mailed code and a passkey make an account without a password', async () => {
  await using server = await openServer();
  const email = newEmail();
  const authenticator = createAuthenticator(passkeyOrigin);
  const proof = await requestCode(server, 'registration', email);
  const input = { email, ...proof };
  const { result: asked } = await server.call(registration.startPasskeyRegistration, input);
  expect(asked.options).toMatchObject({
    rp: { id: 'www.example.com' },
    user: { name: email },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const response = authenticator.create(asked.options);
  const created = { challengeId: asked.challengeId, response, name: ' Work laptop ' };
  const { status, result } = await server.call(registration.registerWithPasskey, created);
  expect(status).toBe(200);
  const user = { email, hasPassword: false };
  expect(result).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user });
  const { token } = result;
  expect((await server.call(contract.currentSession, {}, { token })).result).toEqual({ user });
  const { result: security } = await server.call(account.getSecurity, {}, { token });
  expect(security).not.toHaveProperty('passwordChangedAt');
  expect(security.passkeys).toMatchObject([{ name: 'Work laptop' }]);
  expect(await activityOf(server, email)).toEqual(['registered', 'passkey-added']);
  expect(await countRows(server, 'mailedCodes')).toBe(0);
  const again = await logInWith(server, authenticator);
  expect([again.status, again.result.user]).toEqual([200, user]);
});

test('the link in the mail proves the address as well', async () => {
  await using server = await openServer();
  const email = newEmail();
  await requestCode(server, 'registration', email);
  const proof = { link: await mailedLink(server, email) };
  const authenticator = createAuthenticator(passkeyOrigin);
  const { status } = await finishRegistration(server, { email, proof, authenticator });
  expect(status).toBe(200);
});

test('a wrong code creates no passkey, and its tries are those that a password has, too', async () => {
  await using server = await openServer();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const wrong = { email, ...wrongProof(proof) };
  for (let time = 0; time < 4; time += 1) {
    const { result } = await server.call(registration.startPasskeyRegistration, wrong);
    expect(result.error).toBe('CODE_INVALID');
    expect(result).not.toHaveProperty('challengeId');
  }
  const other = await server.call(contract.register, { ...wrong, password: goodPassword });
  expect(other.result.error).toBe('CODE_INVALID');
  const right = { email, ...proof };
  const over = await server.call(registration.startPasskeyRegistration, right);
  expect(over.result.error).toBe('CODE_INVALID');
});

test('C4: with an address that has an account, a guessed code is refused like any other', async () => {
  await using server = await openServer();
  const { email } = await registerBuyer(server);
  const known = { email, ...(await requestCode(server, 'registration', email)), code: '000000' };
  const stranger = newEmail();
  const unknown = {
    email: stranger,
    ...wrongProof(await requestCode(server, 'registration', stranger)),
  };
  const answers = await Promise.all(
    [known, unknown].map((input) => server.call(registration.startPasskeyRegistration, input)),
  );
  expect(answers.map(({ status, result }) => [status, result.error])).toEqual([
    [403, 'CODE_INVALID'],
    [403, 'CODE_INVALID'],
  ]);
});

test('who cancels tries again with the same code, and takes a password after all', async () => {
  await using server = await openServer();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const ask = () => server.call(registration.startPasskeyRegistration, { email, ...proof });
  const [first, second] = [await ask(), await ask()];
  // On the device, the second passkey replaces the first.
  expect(second.result.options.user.id).toBe(first.result.options.user.id);
  expect(second.result.options.challenge).not.toBe(first.result.options.challenge);
  const input = { email, ...proof, password: goodPassword };
  expect((await server.call(contract.register, input)).status).toBe(200);
  const response = createAuthenticator(passkeyOrigin).create(second.result.options);
  const late = { challengeId: second.result.challengeId, response, name: 'Laptop' };
  const { result } = await server.call(registration.registerWithPasskey, late);
  expect(result.error).toBe('CODE_INVALID');
  expect(await countRows(server, 'accounts')).toBe(1);
});

test.each<[string, Bent]>([
  ['on another site’s page', { origin: 'https://www.example.org' }],
  ['for another site', { rpId: 'www.example.org' }],
  ['for another challenge', { challenge: 'AAAA' }],
  ['without user verification', { isUserVerified: false }],
])('a passkey created %s makes no account, and leaves the code as it was', async (_name, bent) => {
  await using server = await openServer();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const authenticator = createAuthenticator(passkeyOrigin);
  const refused = await finishRegistration(server, { email, proof, authenticator }, { bent });
  expect([refused.status, refused.result.error]).toEqual([403, 'PASSKEY_REJECTED']);
  expect(await countRows(server, 'accounts')).toBe(0);
  const again = await finishRegistration(server, { email, proof, authenticator });
  expect(again.status).toBe(200);
});

test('a passkey that belongs to an account makes no other', async () => {
  const { server, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const { id } = authenticator.answer({ challenge: 'AAAA', rpId: 'x' });
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const copy = createAuthenticator(passkeyOrigin);
  const registered = { email, proof, authenticator: copy };
  const { result } = await finishRegistration(server, registered, { bent: { id } });
  expect(result.error).toBe('PASSKEY_REJECTED');
  expect(await countRows(server, 'accounts')).toBe(1);
});

test('a challenge is good for five minutes, once, and one code makes one account', async () => {
  await using server = await openServer();
  const email = newEmail();
  const proof = await requestCode(server, 'registration', email);
  const ask = async () => {
    const input = { email, ...proof };
    const { result } = await server.call(registration.startPasskeyRegistration, input);
    const response = createAuthenticator(passkeyOrigin).create(result.options);
    return { challengeId: result.challengeId, response, name: 'Laptop' };
  };
  const late = await ask();
  server.clock.now += 5 * minute;
  const refused = await server.call(registration.registerWithPasskey, late);
  expect(refused.result.error).toBe('PASSKEY_REJECTED');
  const asked = [await ask(), await ask()];
  const answers = await Promise.all(
    [...asked, ...asked].map((input) => server.call(registration.registerWithPasskey, input)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countRows(server, 'accounts')).toBe(1);
});

test('a challenge of a registration neither logs in, nor adds a passkey, nor steps up', async () => {
  const { server, token, authenticator } = await openWithPasskeyBuyer();
  await using _ = server;
  const email = newEmail();
  const input = { email, ...(await requestCode(server, 'registration', email)) };
  const ask = async () => (await server.call(registration.startPasskeyRegistration, input)).result;
  const answerTo = ({ challengeId, options }: Awaited<ReturnType<typeof ask>>) => ({
    challengeId,
    response: authenticator.answer({ ...options, rpId: options.rp.id }),
  });
  const login = await server.call(contract.passkeyLogin, answerTo(await ask()));
  expect(login.result.error).toBe('PASSKEY_REJECTED');
  const stepUp = await server.call(account.stepUp, { passkey: answerTo(await ask()) }, { token });
  expect(stepUp.result.error).toBe('PASSKEY_REJECTED');
  const { challengeId, options } = await ask();
  const response = createAuthenticator(passkeyOrigin).create(options);
  const added = { challengeId, response, name: 'x' };
  const addition = await server.call(account.addPasskey, added, { token });
  expect(addition.result.error).toBe('ENROLMENT_OVER');
});

test('an address without mail and a malformed passkey are a 400', async () => {
  await using server = await openServer();
  const nameless = { email: newEmail(), code: '123456' };
  const start = await server.call(registration.startPasskeyRegistration, nameless);
  expect([start.status, Object.keys(start.result.fields ?? {})]).toEqual([400, ['code']]);
});

test('who has an account and asks again is mailed how to get in without password or passkey', async () => {
  const { server, email } = await openWithPasskeyBuyer();
  await using _ = server;
  await requestCode(server, 'registration', email);
  const mail = await latestMail(server, email);
  expect(mail?.subject).toContain('already have');
  expect(mail?.text).toContain('or do not have your passkey at hand');
});
