import { passwordLength } from '@uid/contract/identity';
import type { PasswordRule } from '@uid/contract/identity';

import type { KnownPasswords } from './known-passwords.ts';
import { isPredictable } from './predictable.ts';

export interface PolicyContext {
  email: string;
  /** Names of the company; a password that contains one is guessed first. */
  brands: string[];
  hasSecondFactor: boolean;
  known: KnownPasswords;
}

/** The form that is hashed and compared: one for all ways to type the same characters. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** The rules that a new password breaks; none: it is good. Characters of any kind, spaces too, count alike. */
export function brokenRules(password: string, context: PolicyContext): PasswordRule[] {
  const normal = normalisePassword(password);
  if (lengthOf(normal) > passwordLength.max) return ['length'];
  const rules: PasswordRule[] = [];
  if (lengthOf(normal) < shortestLength(context)) rules.push('length');
  if (isPredictable(normal, context.known)) rules.push('common');
  if (isContextual(normal, context)) rules.push('contextual');
  return rules;
}

/** Whether a password is too short to stand without a second factor. */
export function isShortPassword(password: string): boolean {
  return lengthOf(normalisePassword(password)) < shortestLength({ hasSecondFactor: false });
}

/** Characters that a new password needs at least. */
export function shortestLength({
  hasSecondFactor,
}: Pick<PolicyContext, 'hasSecondFactor'>): number {
  return hasSecondFactor ? passwordLength.minWithSecondFactor : passwordLength.min;
}

function lengthOf(password: string): number {
  return Array.from(password).length;
}

/** Shorter local parts occur by chance in good passwords. */
const shortestWord = 4;

function isContextual(password: string, { email, brands }: PolicyContext): boolean {
  const [localPart = ''] = email.split('@');
  const plain = plainOf(password);
  return [localPart, ...brands]
    .map(plainOf)
    .some((word) => word.length >= shortestWord && plain.includes(word));
}

function plainOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}
