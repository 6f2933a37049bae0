import type { mobileLogin as contract } from '@uid/contract/mobile-login';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { SessionResult } from '@uid/contract/identity';

import { AppError } from '../../../../http/app-error.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { findPlace } from '../../limits/find-place.ts';
import { recordEvent } from '../../record-event.ts';
import { noteLogin } from '../../repository.ts';
import { issueTicket } from '../../second-factor/login-ticket.ts';
import { openAccount } from '../../sessions/open-account.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { deleteLogin, findAccountByMobile, takeLoginTry } from './repository.ts';
import { hashLoginCode } from './start-mobile-login.ts';

type Proof = ParsedInputOf<typeof contract>;

/**
 * Starts a session for the texted code, or throws SECOND_FACTOR_REQUIRED. Like a password it is one factor:
 * dangerous operations ask for another proof.
 */
export async function logInWithMobile(
  identity: Identity,
  { number, ...proof }: Proof,
  caller: Caller,
): Promise<SessionResult> {
  const { database, now, config } = identity;
  const requestHash = await verify(identity, { number, ...proof }, caller);
  const outcome = await database.transact(async (handle) => {
    // Read again: the number may have become another account's, or nobody's, since the code was sent.
    const account = await findAccountByMobile(handle, number);
    if (!account || !(await deleteLogin(handle, requestHash)))
      throw new AppError('MOBILE_CODE_INVALID');
    if (!(await noteLogin(handle, account, { now: now(), passwordHash: undefined })))
      throw new AppError('MOBILE_CODE_INVALID');
    const details = await issueTicket(handle, account, now());
    if (details) return { details };
    const opening = { event: 'logged-in', isProven: false } as const;
    const token = await openAccount(handle, account, opening, { caller, context: identity });
    return { session: { token, ...presentSession(account, config) } };
  });
  if (outcome.session) return outcome.session;
  throw new AppError('SECOND_FACTOR_REQUIRED', { details: outcome.details });
}

/** Counts one try at the code, outside any transaction, so that a wrong one counts too. Yields what names the code. */
async function verify(
  identity: Identity,
  { number, code, request }: Proof,
  caller: Caller,
): Promise<string> {
  const { database, now, addressLimit } = identity;
  const account = await findAccountByMobile(database.handle, number);
  const { own } = await findPlace(identity, account?.id, caller);
  const requestHash = hashToken(request);
  const codeHash = await takeLoginTry(database.handle, requestHash, now());
  if (codeHash === hashLoginCode(code, number)) return requestHash;
  const event = { kind: 'login-failed', accountId: account?.id, from: caller } as const;
  await recordEvent(database.handle, event, identity);
  if (own === undefined) await addressLimit.spend(caller.address);
  throw new AppError('MOBILE_CODE_INVALID');
}
