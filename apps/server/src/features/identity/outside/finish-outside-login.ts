import type { OutputOf } from '@uid/contract/endpoint';
import { email } from '@uid/contract/identity';
import type { finishOutsideLogin as contract } from '@uid/contract/outside-login';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { createToken, hashToken } from '../sessions/session-token.ts';
import { enterAccount } from './enter-account.ts';
import type { OutsidePerson } from './outside-provider.ts';
import { readAnswer } from './read-answer.ts';
import { findAccountByOutside, insertArrival, noteOutsideUse } from './repository.ts';

const arrivalTime = 30 * 60_000;

/**
 * Starts a session for the person whom another company names, if the owner of an account has linked that person. Nobody
 * else is let in, whatever their mail address: they get an arrival, with which they can open an account.
 */
export async function finishOutsideLogin(
  identity: Identity,
  answer: string,
  caller: Caller,
): Promise<OutputOf<typeof contract>> {
  const { database, now } = identity;
  const arrived = await readAnswer(identity, { answer, sessionId: null }, caller);
  const { person, provider, returnPath } = arrived;
  const goesOn = returnPath === null ? {} : { returnPath };
  const outcome = await database.transact(async (handle) => {
    const account = await findAccountByOutside(handle, person);
    if (!account) return { arrival: await arrive(handle, { person, provider }, now()) };
    await noteOutsideUse(handle, person, now());
    return enterAccount(handle, account, { caller, identity });
  });
  if ('details' in outcome)
    throw new AppError('SECOND_FACTOR_REQUIRED', { details: { ...outcome.details, ...goesOn } });
  return { ...outcome, ...goesOn };
}

async function arrive(
  handle: Handle,
  { person, provider }: { person: OutsidePerson; provider: string },
  now: number,
) {
  const { issuer, subject } = person;
  const token = createToken();
  const address = email.safeParse(person.email).data;
  const emailHash = address && person.isEmailVerified ? hashToken(address) : null;
  const expiresAt = now + arrivalTime;
  const arrivalHash = hashToken(token);
  await insertArrival(handle, { arrivalHash, provider, issuer, subject, emailHash, expiresAt });
  return { token, ...(address && { email: address }) };
}
