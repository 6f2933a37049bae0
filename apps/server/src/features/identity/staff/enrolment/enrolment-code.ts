import { hash } from 'node:crypto';

import type { Staff } from '../repository.ts';
import { createRecoveryCode, showRecoveryCode } from '../../second-factor/recovery-code.ts';

/** Milliseconds that a code is valid: it may be issued before a weekend and entered after it. */
export const codeTime = 72 * 60 * 60_000;
/** Wrong entries that are allowed before an administrator has to issue another code. */
export const codeTries = 5;

/** 80 random bits, in the letters of a recovery code. */
export const createCode = createRecoveryCode;
export const showCode = showRecoveryCode;

/** The account is part of the hash, so that a hash copied to another account does not match. */
export function hashCode(code: string, accountId: string): string {
  return hash('sha256', `enrolment\n${accountId}\n${code}`, 'base64url');
}

/** Whether an account has a code that has neither expired nor used up its tries. */
export function hasCode(
  { codeEndsAt, codeTriesLeft }: Pick<Staff, 'codeEndsAt' | 'codeTriesLeft'>,
  now: number,
): boolean {
  return codeEndsAt !== null && codeEndsAt > now && codeTriesLeft > 0;
}
