import type { passkeyLogin } from '@uid/contract/identity';
import type { SessionResult } from '@uid/contract/identity';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount, noteLogin } from '../repository.ts';
import { openAccount } from '../sessions/open-account.ts';
import { presentSession } from '../sessions/present-session.ts';
import { takeChallenge } from './challenge.ts';
import { relyingPartyOf } from './relying-party.ts';
import { findPasskey, noteUse } from './repository.ts';
import type { Passkey } from './repository.ts';

type Answer = ParsedInputOf<typeof passkeyLogin>;

/**
 * Starts a session for whoever holds a passkey and proved to it who they are: both factors at once.
 * A signature can't be guessed, so no failures are counted that could keep its holder out.
 */
export async function logInWithPasskey(
  identity: Identity,
  answer: Answer,
  caller: Caller,
): Promise<SessionResult> {
  const { passkey, counter } = await verify(identity, answer, caller);
  return openSession(identity, { passkey, counter }, caller);
}

async function verify(
  { database: { handle }, now, newId }: Identity,
  { challengeId, response }: Answer,
  caller: Caller,
): Promise<{ passkey: Passkey; counter: number }> {
  const challenge = await takeChallenge(handle, { id: challengeId, sessionId: null }, now());
  if (!challenge) throw new AppError('PASSKEY_REJECTED');
  const passkey = await findPasskey(handle, response.id);
  if (!passkey) throw new AppError('PASSKEY_UNKNOWN');
  const counter = await signedCounter(passkey, response, { ...relyingPartyOf(caller), challenge });
  if (counter !== undefined) return { passkey, counter };
  const { accountId } = passkey;
  const event = { kind: 'login-failed', accountId, from: caller } as const;
  await recordEvent(handle, event, { newId, now });
  throw new AppError('PASSKEY_REJECTED');
}

/** The signature counter of a valid assertion; undefined when it is invalid. */
async function signedCounter(
  passkey: Passkey,
  response: Answer['response'],
  { challenge, origin, rpId }: { challenge: string; origin: string; rpId: string },
): Promise<number | undefined> {
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.accountId)) return undefined;
  // The library is loaded with the first passkey login, not at every start.
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
    // The library throws for every kind of misfit. The input comes from whoever tries to log in, so all are refusals.
    return undefined;
  }
}

/** The account as passkeys know it: no personal data. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url');
}

function openSession(
  identity: Identity,
  { passkey, counter }: { passkey: Passkey; counter: number },
  caller: Caller,
): Promise<SessionResult> {
  const { database, now, config } = identity;
  const { id, accountId } = passkey;
  return database.transact(async (handle) => {
    if (!(await noteUse(handle, { id, counter }, now()))) throw new AppError('PASSKEY_REJECTED');
    const account = await getLockedAccount(handle, accountId);
    await noteLogin(handle, account, { now: now(), passwordHash: undefined });
    const opening = { event: 'logged-in', isProven: true } as const;
    const token = await openAccount(handle, account, opening, { caller, context: identity });
    return { token, ...presentSession(account, config) };
  });
}
