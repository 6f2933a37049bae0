import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { addPasskey as contract } from '@uid/contract/account';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { tellOwner } from '../owner/tell-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { takeChallenge } from './challenge.ts';
import { knownTransports } from './known-transports.ts';
import { relyingPartyOf } from './relying-party.ts';
import { insertPasskey, listPasskeys } from './repository.ts';
import type { Passkey } from './repository.ts';
import { algorithms } from './start-passkey.ts';

type Added = ParsedInputOf<typeof contract>;

const slots = Array.from({ length: 20 }, (_, index) => index + 1);

/** Adds the passkey that the browser created for this very session. */
export async function addPasskey(
  identity: Identity,
  { challengeId, response, name }: Added,
  caller: SessionCaller,
): Promise<Passkey[]> {
  const { database, now, newId } = identity;
  const { id: sessionId, accountId } = caller.session;
  const challenge = await takeChallenge(database.handle, { id: challengeId, sessionId }, now());
  if (!challenge) throw new AppError('ENROLMENT_OVER');
  const credential = await readCredential(response, challenge, caller);
  if (!credential) throw new AppError('PASSKEY_REJECTED');
  return database.transact(async (handle) => {
    const { email } = await getLockedAccount(handle, accountId);
    const taken = new Set((await listPasskeys(handle, accountId)).map(({ slot }) => slot));
    const slot = slots.find((each) => !taken.has(each));
    if (slot === undefined) throw new AppError('PASSKEY_LIMIT');
    const row = { id: newId(), accountId, slot, name, createdAt: now(), lastUsedAt: null };
    if (!(await insertPasskey(handle, { ...row, ...storedOf(credential, response) })))
      throw new AppError('PASSKEY_REJECTED');
    await recordEvent(handle, { kind: 'passkey-added', accountId, from: caller }, identity);
    const change = {
      kind: 'passkey-added',
      account: { id: accountId, email },
      language: caller.language,
    } as const;
    await tellOwner(handle, change, identity);
    return listPasskeys(handle, accountId);
  });
}

/** The credential, when everything about it was made for this site, challenge and person. */
async function readCredential(
  response: Added['response'],
  challenge: string,
  caller: SessionCaller,
): Promise<WebAuthnCredential | undefined> {
  const { origin, rpId } = relyingPartyOf(caller);
  const { transports: _, ...attestation } = response.response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: attestation, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch {
    // The library throws for every kind of misfit. The input comes from a browser or from an attacker, so all are refusals.
    return undefined;
  }
}

function storedOf({ id, publicKey, counter }: WebAuthnCredential, { response }: Added['response']) {
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(knownTransports(response.transports)),
  };
}
