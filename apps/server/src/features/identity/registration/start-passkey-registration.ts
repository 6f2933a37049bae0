import type { startPasskeyRegistration as contract } from '@uid/contract/passkey-registration';
import type { OutputOf, ParsedInputOf } from '@uid/contract/endpoint';

import type { Caller } from '../../../http/caller.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import { proveCode } from '../codes/prove-code.ts';
import { findLimitSubject } from '../devices/find-limit-subject.ts';
import type { Identity } from '../identity.ts';
import { issueChallenge } from '../passkeys/challenge.ts';
import { creationOptions } from '../passkeys/creation-options.ts';

/**
 * Returns what the browser needs to create a passkey in place of a password. The address has to be proven first: a
 * wrong code must not leave a useless passkey on the device. The code stays valid until the account is created.
 */
export async function startPasskeyRegistration(
  identity: Identity,
  { email, displayName, ...proof }: ParsedInputOf<typeof contract>,
  caller: Caller,
): Promise<OutputOf<typeof contract>> {
  await identity.challengeLimit.spend(await findLimitSubject(identity, caller));
  const { id } = await proveCode(identity, { email, ...proof, purpose: 'registration' }, caller);
  const { handle } = identity.database;
  const use = { purpose: 'registration', subject: id } as const;
  const { challengeId, challenge } = await issueChallenge(handle, use, identity);
  const { brand } = await readLetterhead(handle, caller.language);
  // The account gets the code's id, so that the passkey of a second try replaces the first one on the device.
  const asked = { challenge, brand, accountId: id, name: email, displayName, known: [] };
  const options = creationOptions(asked, caller);
  return { challengeId, options };
}
