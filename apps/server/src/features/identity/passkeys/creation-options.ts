import type { startPasskey } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';

import type { Caller } from '../../../http/caller.ts';
import { challengeTime } from './challenge.ts';
import { descriptorsOf } from './descriptors.ts';
import { relyingPartyOf } from './relying-party.ts';
import type { Passkey } from './repository.ts';
import { userHandleOf } from './user-handle.ts';

type CreationOptions = OutputOf<typeof startPasskey>['options'];

/** EdDSA, ES256 and RS256, the best first: the algorithms that authenticators in use support. */
export const algorithms = [-8, -7, -257];

interface Creation {
  challenge: string;
  /** The company's name, for the device to show. */
  brand: string;
  accountId: string;
  /** The account's address, or what it has instead of one. */
  name: string;
  /** The name that the device shows beside `name`. */
  displayName?: string | undefined;
  /** The account's passkeys: a device that holds one of them does not create a second. */
  known: readonly Passkey[];
}

/** Returns what a browser needs to create a passkey that logs in without an address and verifies its holder. */
export function creationOptions(
  { challenge, brand, accountId, name, displayName, known }: Creation,
  caller: Pick<Caller, 'origin'>,
): CreationOptions {
  return {
    challenge,
    rp: { id: relyingPartyOf(caller).rpId, name: brand },
    user: { id: userHandleOf(accountId), name, displayName: displayName ?? name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeTime,
    attestation: 'none',
    excludeCredentials: descriptorsOf(known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}
