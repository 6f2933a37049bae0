import { hash, randomInt } from 'node:crypto';

import { mailedCodeLength } from '@uid/contract/identity';

import type { CodePurpose } from '../../../database/identity-tables.ts';

const minute = 60_000;

export const codeTime = 15 * minute;
export const codeTries = 5;
/** How many codes one mailbox receives for one purpose in `codeWindow`. */
export const codesPerWindow = 5;
export const codeWindow = 60 * minute;

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
