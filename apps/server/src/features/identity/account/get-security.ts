import type { Security } from '@uid/contract/account';

import type { SessionCaller } from '../../../http/caller.ts';
import { hasOtherWay } from '../has-way-in.ts';
import type { Identity } from '../identity.ts';
import { listPasskeys } from '../passkeys/repository.ts';
import { presentPasskey } from '../passkeys/present-passkey.ts';
import { shortestLength } from '../passwords/password-policy.ts';
import { readRequests } from '../customers/account-requests.ts';
import { getAccount } from '../repository.ts';
import { countRecoveryCodes, findTotpSecret } from '../second-factor/repository.ts';
import { describeStaff } from '../staff/describe-staff.ts';
import { isSteppedUp, stepUpEnd } from './step-up-time.ts';
import { getSteppedUpAt } from './repository.ts';

/** Returns how the caller's account is protected. */
export async function getSecurity(
  identity: Identity,
  { session }: SessionCaller,
): Promise<Security> {
  const { database, now } = identity;
  const { handle } = database;
  const account = await getAccount(handle, session.accountId);
  const { email, passwordChangedAt } = account;
  const totp = await findTotpSecret(handle, session.accountId);
  const passkeys = await listPasskeys(handle, session.accountId);
  const proof = { steppedUpAt: await getSteppedUpAt(handle, session.id) };
  return {
    ...(email !== null && { email }),
    ...(passwordChangedAt !== null && { passwordChangedAt }),
    passwordMinLength: shortestLength({ hasSecondFactor: totp !== undefined }),
    totp: totp ? { enabledAt: totp.enabledAt } : {},
    recoveryCodesLeft: await countRecoveryCodes(handle, session.accountId),
    passkeys: passkeys.map(presentPasskey),
    hasOtherWay: await hasOtherWay(handle, account, identity),
    ...(await describeStaff(handle, session.accountId, now())),
    requests: await readRequests(handle, session.accountId),
    ...(isSteppedUp(proof, now()) && { steppedUpUntil: stepUpEnd(proof) }),
  };
}
