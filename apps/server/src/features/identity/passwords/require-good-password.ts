import type { Language } from '@uid/contract/language';

import { brand } from '../brand.ts';
import { knownPasswords } from './known-passwords.ts';
import { brokenRules } from './password-policy.ts';
import { passwordRefusal } from './refuse-password.ts';

/** Throws PASSWORD_POLICY with every rule that a new password breaks. */
export function requireGoodPassword(
  password: string,
  {
    email,
    field,
    language,
  }: { email: string; field: 'password' | 'newPassword'; language: Language },
): void {
  const rules = brokenRules(password, {
    email,
    brands: Object.values(brand),
    hasSecondFactor: false,
    known: knownPasswords(),
  });
  if (rules.length > 0) throw passwordRefusal(rules, { field, language });
}
