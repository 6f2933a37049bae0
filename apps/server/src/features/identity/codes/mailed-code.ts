import { hash, randomInt } from 'node:crypto';

import { mailedCodeLength } from '@uid/contract/identity';

import type { CodePurpose } from '../../../database/identity-tables.ts';
import type { LockSchedule } from '../settings.ts';

const minute = 60_000;

export const codeTime = 15 * minute;
export const codeTries = 5;
/**
 * As long as the longest wait for another mail, so that somebody whose allowance strangers used up
 * has a link in the mailbox that works.
 */
export const linkTime = 60 * minute;

/** How many mails an address receives for one purpose, and how many wrong codes it bears; then one an hour. */
export const codeSchedule: LockSchedule = { freeTries: 5, minutes: [60] };

export function createCode(): string {
  return String(randomInt(10 ** mailedCodeLength)).padStart(mailedCodeLength, '0');
}

/** Bound to address and purpose, so that a stored hash fits nothing else. */
export function hashCode(code: string, { email, purpose }: CodeKey): string {
  return hash('sha256', `${purpose}\n${email}\n${code}`, 'base64url');
}

export interface CodeKey {
  email: string;
  purpose: CodePurpose;
}

/** What mails, or wrong codes, are counted for: a browser of the account by itself, everybody else together. */
export function codeSubject(
  what: 'mail' | 'code',
  { email, purpose }: CodeKey,
  own: string | undefined,
): string {
  return hash('sha256', `${what} ${purpose} ${own ?? 'strange'}\n${email}`, 'base64url');
}
