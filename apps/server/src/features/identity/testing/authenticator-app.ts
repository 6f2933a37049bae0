import * as account from '@uid/contract/account';
import * as identity from '@uid/contract/identity';
import type { SecondFactorDetails } from '@uid/contract/identity';
import { Secret, TOTP } from 'otpauth';

import type { CallOptions } from '../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { goodPassword, registerBuyer } from './test-account.ts';
import type { Registered } from './test-account.ts';

export const halfMinute = 30_000;

/** What an authenticator app shows at a moment. */
export function appCode(secret: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

export interface Enrolled {
  token: string;
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app, as an owner does, then moves the clock on to the next code. */
export async function enrolApp(
  test: TestApp,
  token: string,
  options?: CallOptions,
): Promise<Enrolled> {
  const { result: shown } = await test.call(account.startTotp, {}, { token, ...options });
  const code = appCode(shown.secret, test.clock.now);
  const { result } = await test.call(account.confirmTotp, { code }, { token, ...options });
  test.clock.now += halfMinute;
  const { session, recoveryCodes } = result;
  return { token: session.token, secret: shown.secret, recoveryCodes };
}

/** Registers an account and sets an authenticator app up. */
export async function registerWithApp(test: TestApp): Promise<Registered & Enrolled> {
  const registered = await registerBuyer(test);
  return { ...registered, ...(await enrolApp(test, registered.token)) };
}

/** Does the first half of a login, and returns the ticket. */
export async function requestTicket(
  test: TestApp,
  email: string,
  { password = goodPassword, options }: { password?: string; options?: CallOptions } = {},
): Promise<SecondFactorDetails> {
  const { result } = await test.call(identity.login, { email, password }, options);
  return result.details as SecondFactorDetails;
}

/**
 * Requests the tickets of several logins one after the other. Each counts as a failed try until it is finished, so on a
 * busy machine more simultaneous logins than there are free tries would lock their owner out.
 */
export async function requestTickets(
  test: TestApp,
  email: string,
  addresses: readonly string[],
): Promise<string[]> {
  const tickets: string[] = [];
  for (const address of addresses) {
    const { ticket } = await requestTicket(test, email, { options: { address } });
    tickets.push(ticket);
  }
  return tickets;
}

/** Logs in with password and app, and returns the session's token. Then moves the clock on to the next code. */
export async function logInWithApp(
  test: TestApp,
  { email, secret }: { email: string; secret: string },
): Promise<string> {
  const { ticket } = await requestTicket(test, email);
  const code = appCode(secret, test.clock.now);
  const { result } = await test.call(identity.loginSecondFactor, { ticket, code });
  test.clock.now += halfMinute;
  return result.token;
}
