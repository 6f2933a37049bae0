import * as contract from '@uid/contract/identity';

import type { CallOptions, TestApp } from '../../../testing/test-app.ts';

export const goodPassword = 'seven green kettles sing';
export const otherPassword = 'nine quiet bridges fold';

let count = 0;

/** An address that no other test uses. */
export function newEmail(): string {
  count += 1;
  return `buyer-${count}@example.com`;
}

/** The text of the latest mail to an address. */
export async function latestMail(
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

export async function mailedCode(test: TestApp, recipient: string): Promise<string> {
  const mail = await latestMail(test, recipient);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Registers as a visitor does, by mail, and yields the session's token. */
export async function registerBuyer(
  test: TestApp,
  { password = goodPassword, options }: { password?: string; options?: CallOptions } = {},
): Promise<{ email: string; password: string; token: string }> {
  const email = newEmail();
  await test.call(contract.startRegistration, { email, language: 'en' }, options);
  const code = await mailedCode(test, email);
  const { result } = await test.call(contract.register, { email, code, password }, options);
  return { email, password, token: result.token };
}
