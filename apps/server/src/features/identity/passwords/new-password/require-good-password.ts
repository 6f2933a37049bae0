import type { Handle } from '../../../../database/database.ts';
import { readCompany } from '../../../contents/read-company.ts';
import { passwordRefusal } from './password-refusal.ts';
import type { RefusedField } from './password-refusal.ts';

/** Rejects with PASSWORD_POLICY and every rule that a new password breaks. */
export async function requireGoodPassword(
  handle: Handle,
  password: string,
  { email, ...shown }: RefusedField & { email: string },
): Promise<void> {
  // Lists and patterns are loaded with the first new password, because starting the server needs none of them.
  const { judgePassword } = await import('../judge-password.ts');
  const { openDictionary } = await import('../guesses/dictionary.ts');
  const { brand } = await readCompany(handle);
  const faults = judgePassword(password, {
    email,
    brands: Object.values(brand),
    hasSecondFactor: shown.hasSecondFactor,
    dictionary: openDictionary(),
  });
  if (faults.rules.length > 0) throw passwordRefusal(faults, shown);
}
