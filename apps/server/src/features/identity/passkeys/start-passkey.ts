import type { startPasskey as contract } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';

import type { SessionCaller } from '../../../http/caller.ts';
import { readLetterhead } from '../../contents/read-letterhead.ts';
import type { Identity } from '../identity.ts';
import { issueChallenge } from './challenge.ts';
import { creationOptions } from './creation-options.ts';
import { listPasskeys } from './repository.ts';

/** Returns what the browser needs to create another passkey for the account. */
export async function startPasskey(
  identity: Identity,
  caller: SessionCaller,
): Promise<OutputOf<typeof contract>> {
  const { handle } = identity.database;
  const { id, accountId, name } = caller.session;
  const use = { purpose: 'addition', subject: id } as const;
  const { challengeId, challenge } = await issueChallenge(handle, use, identity);
  const known = await listPasskeys(handle, accountId);
  const { brand } = await readLetterhead(handle, caller.language);
  const asked = { challenge, brand, accountId, name, known };
  return { challengeId, options: creationOptions(asked, caller) };
}
