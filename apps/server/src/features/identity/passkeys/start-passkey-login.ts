import type { startPasskeyLogin as contract } from '@uid/contract/identity';
import type { OutputOf } from '@uid/contract/endpoint';

import type { Caller } from '../../../http/caller.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { challengeTime, issueChallenge } from './challenge.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Returns what the browser needs to offer the passkeys that it has for this site; it says nothing about accounts. */
export async function startPasskeyLogin(
  identity: Identity,
  caller: Caller,
): Promise<OutputOf<typeof contract>> {
  await identity.challengeLimit.spend(await findLimitSubject(identity, caller));
  const use = { purpose: 'login', subject: '' } as const;
  const { challengeId, challenge } = await issueChallenge(identity.database.handle, use, identity);
  const { rpId } = relyingPartyOf(caller);
  return {
    challengeId,
    options: { challenge, rpId, timeout: challengeTime, userVerification: 'required' },
  };
}
