import { brand } from '../../brand.ts';
import { openDictionary } from '../guesses/dictionary.ts';
import { judgePassword } from '../password-policy.ts';
import { passwordRefusal } from './refuse-password.ts';
import type { RefusedField } from './refuse-password.ts';

/** Throws PASSWORD_POLICY with every rule that a new password breaks. */
export function requireGoodPassword(
  password: string,
  { email, ...shown }: RefusedField & { email: string },
): void {
  const faults = judgePassword(password, {
    email,
    brands: Object.values(brand),
    hasSecondFactor: shown.hasSecondFactor,
    dictionary: openDictionary(),
  });
  if (faults.rules.length > 0) throw passwordRefusal(faults, shown);
}
