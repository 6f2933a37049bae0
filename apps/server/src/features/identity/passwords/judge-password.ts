import { passwordLength } from '@uid/contract/identity';
import type { PasswordRule, PasswordWeakness } from '@uid/contract/identity';

import { countGuesses } from './guesses/count-guesses.ts';
import type { Dictionary } from './guesses/dictionary.ts';
import { lengthOf, normalisePassword, shortestLength } from './password-policy.ts';

export interface PolicyContext {
  email: string;
  /** Names of the company: attackers first try passwords that contain one. */
  brands: string[];
  hasSecondFactor: boolean;
  dictionary: Dictionary;
}

/** The guesses that a password must withstand, alone and beside a second factor. */
const leastGuesses = { alone: 1e8, withSecondFactor: 1e6 };

/** Only this many characters are judged, so that a long password costs no more. */
const judgedLength = 64;

export interface PasswordFaults {
  /** Empty if the password is good. */
  rules: PasswordRule[];
  /** Why the password is quick to guess, if it is. */
  weaknesses: PasswordWeakness[];
}

/** Returns the rules that a new password breaks. Characters of any kind, spaces too, count alike. */
export function judgePassword(password: string, context: PolicyContext): PasswordFaults {
  const normal = normalisePassword(password);
  if (lengthOf(normal) > passwordLength.max) return { rules: ['length'], weaknesses: [] };
  const rules: PasswordRule[] = [];
  if (lengthOf(normal) < shortestLength(context)) rules.push('length');
  const weaknesses = weaknessesOf(normal, context);
  if (weaknesses) rules.push('guessable');
  if (isContextual(normal, context)) rules.push('contextual');
  return { rules, weaknesses: weaknesses ?? [] };
}

/** Returns undefined if the password takes long enough to guess. */
function weaknessesOf(
  password: string,
  { dictionary, hasSecondFactor }: PolicyContext,
): PasswordWeakness[] | undefined {
  const judged = Array.from(password).slice(0, judgedLength).join('');
  const { guesses, weaknesses } = countGuesses(judged, dictionary);
  const min = hasSecondFactor ? leastGuesses.withSecondFactor : leastGuesses.alone;
  return guesses < min ? weaknesses : undefined;
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
