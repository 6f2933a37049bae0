import type { passkeyLogin } from '@uid/contract/identity';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Caller } from '../../../http/caller.ts';
import { relyingPartyOf } from './relying-party.ts';
import type { Passkey } from './repository.ts';
import { userHandleOf } from './user-handle.ts';

interface Answered {
  passkey: Passkey;
  challenge: string;
  response: ParsedInputOf<typeof passkeyLogin>['response'];
}

/** Returns the signature counter of a passkey's valid response to a challenge; undefined if the response is invalid. */
export async function readAnswer(
  { passkey, challenge, response }: Answered,
  caller: Pick<Caller, 'origin'>,
): Promise<number | undefined> {
  const { origin, rpId } = relyingPartyOf(caller);
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.accountId)) return undefined;
  // The library is loaded with the first passkey that is used, not at every start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Buffer.from(passkey.publicKey, 'base64url'),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for every kind of mismatch. The input is untrusted, so every error is a refusal.
    return undefined;
  }
}
