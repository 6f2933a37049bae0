import * as contract from '@uid/contract/identity';

import type { CallOptions } from '../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const goodPassword = 'seven green kettles sing';
export const otherPassword = 'nine quiet bridges fold';

let count = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  count += 1;
  return `buyer-${count}@example.com`;
}

/** The latest mail to an address. */
export function latestMail(
  { deps }: TestApp,
  recipient: string,
): Promise<{ subject: string; text: string } | undefined> {
  return deps.database.handle
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The code in the latest mail to an address; empty when it holds none. */
async function mailedCode(test: TestApp, recipient: string): Promise<string> {
  const mail = await latestMail(test, recipient);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** The token of the link in the latest mail to an address; empty when it holds none. */
export async function mailedLink(test: TestApp, recipient: string): Promise<string> {
  const mail = await latestMail(test, recipient);
  return /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

/** A code, and the token of the browser that asked for it. */
export interface CodeProof {
  code: string;
  request: string;
}

/** Returns a code that differs from the given one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Returns a wrong code with the token of the same browser. */
export function wrongProof({ code, request }: CodeProof): CodeProof {
  return { code: wrongCode(code), request };
}

/** Asks for a code as a visitor does and reads it from the mail. */
export async function requestCode(
  test: TestApp,
  purpose: 'registration' | 'password-reset',
  email: string,
  options?: CallOptions,
): Promise<CodeProof> {
  const endpoint =
    purpose === 'registration' ? contract.startRegistration : contract.startPasswordReset;
  const { result } = await test.call(endpoint, { email, language: 'en' }, options);
  return { code: await mailedCode(test, email), request: result.request };
}

export interface Registered {
  email: string;
  token: string;
  /** The cookies of the browser in which the account was created. */
  cookies: Record<string, string>;
}

/** Registers as a visitor does, by mail. */
export async function registerBuyer(
  test: TestApp,
  { email = newEmail(), options }: { email?: string; options?: CallOptions } = {},
): Promise<Registered> {
  const proof = await requestCode(test, 'registration', email);
  const input = { email, ...proof, password: goodPassword };
  const { result, cookies } = await test.call(contract.register, input, options);
  return { email, token: result.token, cookies };
}

/** Lists the kinds of the account's events, oldest first. */
export async function activityOf({ deps }: TestApp, email: string): Promise<string[]> {
  const rows = await deps.database.handle
    .selectFrom('accountEvents')
    .innerJoin('accounts', 'accounts.id', 'accountEvents.accountId')
    .select('accountEvents.kind')
    .where('accounts.email', '=', email)
    .orderBy('accountEvents.id')
    .execute();
  return rows.map(({ kind }) => kind);
}

export async function accountIdOf({ deps }: TestApp, email: string): Promise<string> {
  const { id } = await deps.database.handle
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** Logs in to an account that has no second factor, and returns the session's token. */
export async function logInWithPassword(test: TestApp, email: string): Promise<string> {
  const { result } = await test.call(contract.login, { email, password: goodPassword });
  return result.token;
}
