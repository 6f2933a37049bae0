import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { forgiveAttempts } from '../limits/count-attempt.ts';
import { countLogin, loginSubjects } from '../limits/count-login.ts';
import { hashPassword, isOutdated, verifyPassword } from '../passwords/password-hash.ts';
import { recordEvent } from '../record-event.ts';
import { findAccountByEmail, noteLogin } from '../repository.ts';
import type { Account } from '../repository.ts';
import { issueTicket } from '../second-factor/login-ticket.ts';
import { openAccount } from './open-account.ts';
import { presentSession } from './present-session.ts';
import { recordLogin } from './record-login.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Verified {
  account: Account;
  /** A new hash where the stored one is outdated. */
  passwordHash: string | undefined;
}

/**
 * Starts a session for the right password, or throws SECOND_FACTOR_REQUIRED with the ticket to go on with.
 * Known and unknown addresses take the same way to the same refusal.
 */
export async function logIn(
  identity: Identity,
  credentials: Credentials,
  caller: Caller,
): Promise<SessionResult> {
  const { database, now, config } = identity;
  await identity.addressLimit.check(caller.address);
  const { account, passwordHash } = await verify(identity, credentials, caller);
  const target = { email: account.email, proof: 'password' } as const;
  const outcome = await database.transact(async (handle) => {
    if (!(await noteLogin(handle, account, { now: now(), passwordHash })))
      throw new AppError('BAD_CREDENTIALS');
    await forgiveAttempts(handle, loginSubjects(target, caller.address));
    const details = await issueTicket(handle, account, now());
    if (details) return { details };
    const token = await openAccount(handle, account.id, { caller, context: identity });
    await recordLogin(handle, account.id, { caller, context: identity });
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
  const { account, isRight, passwordHash } = await identity.hashing.run(async () => {
    const found = await findAccountByEmail(handle, email);
    const target = { email, proof: 'password' } as const;
    const from = { accountId: found?.id, address: caller.address };
    await countLogin(handle, {
      ...target,
      ...from,
      now: identity.now(),
      policy: identity.config.identity,
    });
    const isRight = await verifyPassword(found?.passwordHash, password);
    const isOld = isRight && found !== undefined && isOutdated(found.passwordHash);
    return {
      account: found,
      isRight,
      passwordHash: isOld ? await hashPassword(password) : undefined,
    };
  });
  if (account && isRight) return { account, passwordHash };
  await recordEvent(
    handle,
    { kind: 'login-failed', accountId: account?.id, from: caller },
    identity,
  );
  await identity.addressLimit.spend(caller.address);
  throw new AppError('BAD_CREDENTIALS');
}
