import { registerWithMobile, startMobileRegistration } from '@uid/contract/mobile-registration';
import type { SessionResult } from '@uid/contract/identity';

import type { CallOptions } from '../../../testing/call-endpoint.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const number = '138 0013 8000';
export const stored = '+8613800138000';

/** Lists the texts that a phone received, oldest first. */
export async function textsTo({ deps }: TestApp, recipient = stored): Promise<string[]> {
  const rows = await deps.database.handle
    .selectFrom('mails')
    .select('text')
    .where('channel', '=', 'sms')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map(({ text }) => text);
}

/** Returns the code in the latest message to a phone; empty if the message has none. */
export async function textedCodeTo(server: TestApp, recipient = stored): Promise<string> {
  return /\d{6}/.exec((await textsTo(server, recipient)).at(-1) ?? '')?.[0] ?? '';
}

/** Asks for a code to register with, as a visitor does. */
export async function askByNumber(server: TestApp, options?: CallOptions) {
  const { result } = await server.call(startMobileRegistration, { number }, options);
  return { number, request: result.request, code: await textedCodeTo(server) };
}

export interface NumberAccount extends SessionResult {
  accountId: string;
  /** The cookies of the browser in which the account was created. */
  cookies: Record<string, string>;
}

/** Creates an account with a number and without an address. */
export async function registerByNumber(
  server: TestApp,
  options?: CallOptions,
): Promise<NumberAccount> {
  const asked = await askByNumber(server, options);
  const { result, cookies } = await server.call(registerWithMobile, asked, options);
  const { accountId } = await server.deps.database.handle
    .selectFrom('mobileNumbers')
    .select('accountId')
    .where('number', '=', stored)
    .where('logsIn', '=', 1)
    .executeTakeFirstOrThrow();
  return { ...result, accountId, cookies };
}
