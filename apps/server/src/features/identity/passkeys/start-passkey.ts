import type { startPasskey as contract } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';

import type { SessionCaller } from '../../../http/caller.ts';
import { brand } from '../brand.ts';
import type { Identity } from '../identity.ts';
import { challengeTime, issueChallenge } from './challenge.ts';
import { knownTransports } from './known-transports.ts';
import { userHandleOf } from './log-in-with-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { listPasskeys } from './repository.ts';

const publicKey = 'public-key';

/** EdDSA, ES256 and RS256, the best first: what authenticators in the field can do. */
export const algorithms = [-8, -7, -257];

/** What the browser needs to create a passkey that is asked for without an address and proves its holder. */
export async function startPasskey(
  identity: Identity,
  caller: SessionCaller,
): Promise<OutputOf<typeof contract>> {
  const { handle } = identity.database;
  const { id, accountId, email } = caller.session;
  const { challengeId, challenge } = await issueChallenge(handle, id, identity);
  const known = await listPasskeys(handle, accountId);
  return {
    challengeId,
    options: {
      challenge,
      rp: { id: relyingPartyOf(caller).rpId, name: brand[caller.language] },
      user: { id: userHandleOf(accountId), name: email, displayName: email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: publicKey, alg })),
      timeout: challengeTime,
      attestation: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: publicKey,
        transports: knownTransports(JSON.parse(transports)),
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  };
}
