import type { addPasskey } from '@uid/contract/account';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Insertable } from 'kysely';

import type { Tables } from '../../../database/tables.ts';
import type { Caller } from '../../../http/caller.ts';
import { algorithms } from './creation-options.ts';
import { knownTransports } from './descriptors.ts';
import { relyingPartyOf } from './relying-party.ts';

type Created = ParsedInputOf<typeof addPasskey>['response'];

/** What is stored of a passkey that was just created. */
export type CreatedPasskey = Pick<
  Insertable<Tables['passkeys']>,
  'credentialId' | 'publicKey' | 'counter' | 'transports'
>;

/**
 * Returns the passkey that a browser created; undefined unless it was made for this site and challenge, and verified
 * its holder.
 */
export async function readCreated(
  created: Created,
  challenge: string,
  caller: Pick<Caller, 'origin'>,
): Promise<CreatedPasskey | undefined> {
  const { origin, rpId } = relyingPartyOf(caller);
  const { transports, ...attestation } = created.response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, response: attestation, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(knownTransports(transports)),
    };
  } catch {
    // The library throws for every kind of mismatch. The input may come from an attacker, so every error is a refusal.
    return undefined;
  }
}
