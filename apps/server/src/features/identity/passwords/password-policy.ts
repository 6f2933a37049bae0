import { passwordLength } from '@uid/contract/identity';

/** Returns the form that is hashed and compared: the same for all ways to type the same characters. */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

/** Returns whether a password is too short to stand without a second factor. */
export function isShortPassword(password: string): boolean {
  return lengthOf(normalisePassword(password)) < shortestLength({ hasSecondFactor: false });
}

/** Minimum number of characters in a new password. */
export function shortestLength({ hasSecondFactor }: { hasSecondFactor: boolean }): number {
  return hasSecondFactor ? passwordLength.minWithSecondFactor : passwordLength.min;
}

/** Returns the length in characters, as a person counts them. */
export function lengthOf(password: string): number {
  return Array.from(password).length;
}
