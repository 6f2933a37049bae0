import type { passkeyLogin } from '@uid/contract/identity';
import type { SessionResult } from '@uid/contract/identity';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { openAccount } from '../sessions/open-account.ts';
import { presentSession } from '../sessions/present-session.ts';
import { takeChallenge } from './challenge.ts';
import { readAnswer } from './read-answer.ts';
import { findPasskey, noteUse } from './repository.ts';
import type { Passkey } from './repository.ts';

type Answer = ParsedInputOf<typeof passkeyLogin>;

/**
 * Starts a session for the holder of a passkey that has verified its holder, which is both factors at once. A signature
 * can't be guessed, so no failures are counted that could lock the holder out.
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
  const taken = await takeChallenge(handle, { id: challengeId, purpose: 'login' }, now());
  if (!taken) throw new AppError('PASSKEY_REJECTED');
  const passkey = await findPasskey(handle, response.id);
  if (!passkey) throw new AppError('PASSKEY_UNKNOWN');
  const { challenge } = taken;
  const counter = await readAnswer({ passkey, challenge, response }, caller);
  if (counter !== undefined) return { passkey, counter };
  const { accountId } = passkey;
  const event = { kind: 'login-failed', accountId, from: caller } as const;
  await recordEvent(handle, event, { newId, now });
  throw new AppError('PASSKEY_REJECTED');
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
    const opening = { event: 'logged-in', isProven: true, factor: id } as const;
    const token = await openAccount(handle, account, opening, { caller, context: identity });
    return { token, ...presentSession(account, config) };
  });
}
