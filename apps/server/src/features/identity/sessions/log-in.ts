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
import { openAccount } from './open-account.ts';
import { presentSession } from './present-session.ts';

interface Credentials {
  email: string;
  password: string;
}

interface Verified {
  account: Account;
  /** A new hash where the stored one is outdated. */
  passwordHash: string | undefined;
}

/** Starts a session for the right password. Known and unknown addresses take the same way to the same refusal. */
export async function logIn(
  identity: Identity,
  credentials: Credentials,
  caller: Caller,
): Promise<SessionResult> {
  const { database, now, config } = identity;
  await identity.addressLimit.check(caller.address);
  const { account, passwordHash } = await verify(identity, credentials, caller);
  return database.transact(async (handle) => {
    if (!(await noteLogin(handle, account, { now: now(), passwordHash })))
      throw new AppError('BAD_CREDENTIALS');
    await forgiveAttempts(handle, loginSubjects(account.email, caller.address));
    const token = await openAccount(handle, account.id, { caller, context: identity });
    await recordEvent(handle, { kind: 'logged-in', accountId: account.id, from: caller }, identity);
    return { token, ...presentSession(account, config) };
  });
}

async function verify(
  identity: Identity,
  { email, password }: Credentials,
  caller: Caller,
): Promise<Verified> {
  const { handle } = identity.database;
  const { account, isRight, passwordHash } = await identity.hashing.run(async () => {
    const found = await findAccountByEmail(handle, email);
    const attempt = { email, accountId: found?.id, address: caller.address, now: identity.now() };
    await countLogin(handle, attempt);
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
