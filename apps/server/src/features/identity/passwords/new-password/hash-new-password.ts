import type { Account } from '../../repository.ts';
import type { Identity } from '../../identity.ts';
import { wasUsedBefore } from './former-passwords.ts';
import { hashPassword, verifyPassword } from '../password-hash.ts';
import { passwordRefusal } from './password-refusal.ts';
import type { RefusedField } from './password-refusal.ts';

/**
 * Returns the hash of an account's new password. Throws PASSWORD_POLICY for the current password, and for former ones
 * if the policy refuses them.
 */
export function hashNewPassword(
  { hashing, database, config }: Identity,
  { account, password }: { account: Account; password: string },
  shown: RefusedField,
): Promise<string> {
  const { formerPasswords } = config.identity;
  const hashingNew = async () => {
    const used = { accountId: account.id, password };
    const isReused =
      account.passwordHash !== null &&
      ((await verifyPassword(account.passwordHash, password)) ||
        (await wasUsedBefore(database.handle, used, formerPasswords)));
    if (isReused) throw passwordRefusal({ rules: ['reused'], weaknesses: [] }, shown);
    return hashPassword(password);
  };
  // The caller has proven whose account it is, so this work goes first.
  return hashing.run(hashingNew, { isFirst: true });
}
