import { passwordLength } from '@uid/contract/identity';

/** The form that is hashed and compared: one for all ways to type the same characters. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** Whether a password is too short to stand without a second factor. */
export function isShortPassword(password: string): boolean {
  return lengthOf(normalisePassword(password)) < shortestLength({ hasSecondFactor: false });
}

/** Characters that a new password needs at least. */
export function shortestLength({ hasSecondFactor }: { hasSecondFactor: boolean }): number {
  return hasSecondFactor ? passwordLength.minWithSecondFactor : passwordLength.min;
}

/** In characters, as a person counts them. */
export function lengthOf(password: string): number {
  return Array.from(password).length;
}
