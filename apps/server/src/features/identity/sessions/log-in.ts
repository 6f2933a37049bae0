import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { resetAttempts } from '../limits/count-attempt.ts';
import { countLogin, loginSubjects } from '../limits/count-login.ts';
import { findPlace } from '../limits/find-place.ts';
import type { Place } from '../limits/find-place.ts';
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash.ts';
import { recordEvent } from '../record-event.ts';
import { findAccountByEmail, holdPassword } from '../repository.ts';
import type { Account } from '../repository.ts';
import { askForSecondStep } from '../second-factor/ask-for-second-step.ts';
import { openAccount } from './open-account.ts';
import { presentSession } from './present-session.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Verified {
  account: Account;
  /** A new hash if the stored one is outdated. */
  passwordHash: string | undefined;
  place: Place;
}

/**
 * Starts a session for the right password, or throws SECOND_FACTOR_REQUIRED with the ticket to continue with.
 * Known and unknown addresses take the same way to the same refusal.
 */
export async function logIn(
  identity: Identity,
  credentials: Credentials,
  caller: Caller,
): Promise<SessionResult> {
  const { database, config } = identity;
  const { account, passwordHash, place } = await verify(identity, credentials, caller);
  const target = { name: credentials.email, proof: 'password' } as const;
  const outcome = await database.transact(async (handle) => {
    if (!(await holdPassword(handle, account, passwordHash))) throw new AppError('BAD_CREDENTIALS');
    await resetAttempts(handle, loginSubjects(target, place));
    const firstStep = { kind: 'password-alone', caller, context: identity } as const;
    const details = await askForSecondStep(handle, account, firstStep);
    if (details) return { details };
    const opening = { event: 'logged-in', isProven: false } as const;
    const token = await openAccount(handle, account, opening, { caller, context: identity });
    return { session: { token, ...presentSession(account, config) } };
  });
  if (outcome.session) return outcome.session;
  throw new AppError('SECOND_FACTOR_REQUIRED', { details: outcome.details });
}

async function verify(
  identity: Identity,
  { email, password }: Credentials,
  caller: Caller,
): Promise<Verified> {
  const { handle } = identity.database;
  const account = await findAccountByEmail(handle, email);
  const place = await findPlace(identity, account?.id, caller);
  const isOwn = place.own !== undefined;
  const policy = identity.config.identity;
  const target = { name: email, proof: 'password' } as const;
  const count = () => countLogin(handle, { ...target, ...place, now: identity.now(), policy });
  // Counted before the queue, which lets the account's own browsers in first: they must not be a way to fill the queue.
  if (isOwn) await count();
  const hashing = async () => {
    if (!isOwn) await count();
    const isRight = await verifyPassword(account?.passwordHash, password);
    const isOld = isRight && account !== undefined && isOutdated(account.passwordHash);
    return { isRight, passwordHash: isOld ? await hashPassword(password) : undefined };
  };
  const { isRight, passwordHash } = await identity.hashing.run(hashing, { isFirst: isOwn });
  if (account && isRight) return { account, passwordHash, place };
  await recordEvent(
    handle,
    { kind: 'login-failed', accountId: account?.id, from: caller },
    identity,
  );
  if (!isOwn) await identity.addressLimit.spend(caller.address);
  throw new AppError('BAD_CREDENTIALS');
}
