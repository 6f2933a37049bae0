import type { StepUpMethod } from '@uid/contract/account';

import type { Handle } from '../../../database/database.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { findTotpSecret } from '../second-factor/repository.ts';

interface Protection {
  accountId: string;
  hasPassword: boolean;
  /** What the rights of staff rest on, which nothing else must be able to change; null: they are none, or not enrolled. */
  staffFactor: string | null;
}

/**
 * With what the account's owner proves again who they are. A passkey is both factors. With an authenticator
 * app no password counts: one that was learnt from somewhere must not be enough to remove the app.
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
