import type { startPasskeyStepUp as contract } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';

import type { SessionCaller } from '../../../http/caller.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { findStaffFactor } from '../staff/repository.ts';
import { challengeTime, issueChallenge } from './challenge.ts';
import { descriptorsOf } from './descriptors.ts';
import { relyingPartyOf } from './relying-party.ts';
import { listPasskeys } from './repository.ts';

/**
 * Returns what the browser needs to ask for one of the account's own passkeys; for staff, the one they enrolled with.
 */
export async function startPasskeyStepUp(
  identity: Identity,
  caller: SessionCaller,
): Promise<OutputOf<typeof contract>> {
  await identity.challengeLimit.spend(await findLimitSubject(identity, caller));
  const { handle } = identity.database;
  const { id, accountId } = caller.session;
  const use = { purpose: 'step-up', subject: id } as const;
  const { challengeId, challenge } = await issueChallenge(handle, use, identity);
  const staffFactor = await findStaffFactor(handle, accountId);
  const passkeys = (await listPasskeys(handle, accountId)).filter(
    (passkey) => staffFactor === undefined || passkey.id === staffFactor,
  );
  return {
    challengeId,
    options: {
      challenge,
      rpId: relyingPartyOf(caller).rpId,
      timeout: challengeTime,
      userVerification: 'required',
      allowCredentials: descriptorsOf(passkeys),
    },
  };
}
