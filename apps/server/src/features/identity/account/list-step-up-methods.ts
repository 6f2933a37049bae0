import type { StepUpMethod } from '@uid/contract/account';

import type { Handle } from '../../../database/database.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { findTotpSecret } from '../second-factor/repository.ts';

interface Protection {
  accountId: string;
  hasPassword: boolean;
  /**
   * The factor that the rights of staff depend on: only this factor may authorise changes. Null if the account is not
   * staff, or not enrolled.
   */
  staffFactor: string | null;
}

/**
 * Lists the methods by which the account's owner can prove again who they are. A passkey is both factors. With an
 * authenticator app, a password does not count: a password that leaked must not be enough to remove the app.
 */
export async function listStepUpMethods(
  handle: Handle,
  { accountId, hasPassword, staffFactor }: Protection,
): Promise<StepUpMethod[]> {
  if (staffFactor !== null) return [staffFactor === 'totp' ? 'totp' : 'passkey'];
  const methods: StepUpMethod[] = [];
  if ((await listPasskeys(handle, accountId)).length > 0) methods.push('passkey');
  if (await findTotpSecret(handle, accountId)) methods.push('totp');
  else if (hasPassword) methods.push('password');
  return methods;
}
