import { hash, randomInt } from 'node:crypto';

import { mailedCodeLength } from '@uid/contract/identity';

import type { CodePurpose } from '../../../database/identity-tables.ts';
import type { LockSchedule } from '../settings.ts';

const minute = 60_000;

export const codeTime = 15 * minute;
export const codeTries = 5;
/**
 * As long as the longest wait for another mail, so that an owner whose allowance strangers have used up still has a
 * working link in the mailbox.
 */
export const linkTime = 60 * minute;

/** How many mails an address receives for one purpose, or how many wrong codes it allows; after that, one an hour. */
export const codeSchedule: LockSchedule = { freeTries: 5, minutes: [60] };

export function createCode(): string {
  return String(randomInt(10 ** mailedCodeLength)).padStart(mailedCodeLength, '0');
}

/** The hash includes the address and the purpose, so that it is valid for no other. */
export function hashCode(code: string, { email, purpose }: CodeKey): string {
  return hash('sha256', `${purpose}\n${email}\n${code}`, 'base64url');
}

export interface CodeKey {
  email: string;
  purpose: CodePurpose;
}

/**
 * Returns the subject that mails or wrong codes are counted for: each browser of the account has its own, all other
 * browsers share one.
 */
export function codeSubject(
  what: 'mail' | 'code',
  { email, purpose }: CodeKey,
  own: string | undefined,
): string {
  return hash('sha256', `${what} ${purpose} ${own ?? 'strange'}\n${email}`, 'base64url');
}
