import { brand } from '../../brand.ts';
import { knownPasswords } from '../known-passwords.ts';
import { brokenRules } from '../password-policy.ts';
import { passwordRefusal } from './refuse-password.ts';
import type { RefusedField } from './refuse-password.ts';

/** Throws PASSWORD_POLICY with every rule that a new password breaks. */
export function requireGoodPassword(
  password: string,
  { email, ...shown }: RefusedField & { email: string },
): void {
  const rules = brokenRules(password, {
    email,
    brands: Object.values(brand),
    hasSecondFactor: shown.hasSecondFactor,
    known: knownPasswords(),
  });
  if (rules.length > 0) throw passwordRefusal(rules, shown);
}
