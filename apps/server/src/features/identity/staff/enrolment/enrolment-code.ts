import { hash } from 'node:crypto';

import type { Staff } from '../repository.ts';
import { createRecoveryCode, showRecoveryCode } from '../../second-factor/recovery-code.ts';

/** Long enough for a weekend between being given it and entering it. */
export const codeTime = 72 * 60 * 60_000;
export const codeTries = 5;

/** 80 random bits, in the letters of a recovery code. */
export const createCode = createRecoveryCode;
export const showCode = showRecoveryCode;

/** Bound to the account, so that a stored hash fits no other. */
export function hashCode(code: string, accountId: string): string {
  return hash('sha256', `enrolment\n${accountId}\n${code}`, 'base64url');
}

/** Whether a code waits that can still be entered. */
export function hasCode(
  { codeEndsAt, codeTriesLeft }: Pick<Staff, 'codeEndsAt' | 'codeTriesLeft'>,
  now: number,
): boolean {
  return codeEndsAt !== null && codeEndsAt > now && codeTriesLeft > 0;
}
