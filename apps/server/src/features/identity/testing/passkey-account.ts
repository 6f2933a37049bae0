import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import * as registration from '@uid/contract/passkey-registration';

import { createTestApp } from '../../../testing/test-app.ts';
import type { CallOptions } from '../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createAuthenticator } from './software-authenticator.ts';
import type { Bent, SoftwareAuthenticator } from './software-authenticator.ts';
import { newEmail, requestCode } from './test-account.ts';
import type { CodeProof, Registered } from './test-account.ts';

/** The origin that passkeys belong to in tests. */
export const passkeyOrigin = 'https://www.example.com';

export interface PasskeyBuyer extends Registered {
  authenticator: SoftwareAuthenticator;
}

/** Opens a server that passkeys can belong to, with an account that has a passkey and no password. */
export async function openWithPasskeyBuyer(environment: Record<string, string> = {}) {
  const settings = { PUBLIC_ORIGIN: passkeyOrigin, ...environment };
  const server = await createTestApp({ environment: settings });
  return { server, ...(await registerPasskeyBuyer(server)) };
}

/** Registers as a visitor does, with a passkey in place of a password. */
export async function registerPasskeyBuyer(
  server: TestApp,
  { email = newEmail(), options }: { email?: string; options?: CallOptions } = {},
): Promise<PasskeyBuyer> {
  const authenticator = createAuthenticator(passkeyOrigin, { counts: false });
  const proof = await requestCode(server, 'registration', email);
  const answer = await finishRegistration(server, { email, proof, authenticator }, { options });
  return { email, token: answer.result.token, cookies: answer.cookies, authenticator };
}

interface Registration {
  email: string;
  proof: CodeProof | { link: string };
  authenticator: SoftwareAuthenticator;
}

/** Finishes a registration after the mail: creates the passkey and sends it. */
export async function finishRegistration(
  server: TestApp,
  { email, proof, authenticator }: Registration,
  { bent, options }: { bent?: Bent; options?: CallOptions | undefined } = {},
) {
  const input = { email, ...proof };
  const { result } = await server.call(registration.startPasskeyRegistration, input, options);
  const response = authenticator.create(result.options, bent);
  const created = { challengeId: result.challengeId, response, name: 'Laptop' };
  return server.call(registration.registerWithPasskey, created, options);
}

/** Logs in with the passkey of an authenticator. */
export async function logInWith(
  server: TestApp,
  authenticator: SoftwareAuthenticator,
  { bent, options }: { bent?: Bent; options?: CallOptions } = {},
) {
  const { result } = await server.call(contract.startPasskeyLogin, {}, options);
  const response = authenticator.answer(result.options, bent);
  return server.call(contract.passkeyLogin, { challengeId: result.challengeId, response }, options);
}

/** Adds another passkey to the account of a session. */
export async function addPasskeyTo(
  server: TestApp,
  token: string,
  {
    authenticator = createAuthenticator(passkeyOrigin, { counts: false }),
    bent,
    name = 'Laptop',
  }: { authenticator?: SoftwareAuthenticator; bent?: Bent; name?: string } = {},
) {
  const { result } = await server.call(account.startPasskey, {}, { token });
  const response = authenticator.create(result.options, bent);
  const input = { challengeId: result.challengeId, response, name };
  return server.call(account.addPasskey, input, { token });
}

/** Steps up with a passkey. */
export async function stepUpWith(
  server: TestApp,
  token: string,
  { authenticator, bent }: { authenticator: SoftwareAuthenticator; bent?: Bent },
) {
  const { result } = await server.call(account.startPasskeyStepUp, {}, { token });
  const response = authenticator.answer(result.options, bent);
  const passkey = { challengeId: result.challengeId, response };
  return server.call(account.stepUp, { passkey }, { token });
}
