import type { mobileLogin as contract } from '@uid/contract/mobile-login';
import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { SessionResult } from '@uid/contract/identity';

import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { Caller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { findPlace } from '../../limits/find-place.ts';
import { listPasskeys } from '../../passkeys/repository.ts';
import { recordEvent } from '../../record-event.ts';
import { holdPassword } from '../../repository.ts';
import type { Account } from '../../repository.ts';
import { askForSecondStep } from '../../second-factor/ask-for-second-step.ts';
import { openAccount } from '../../sessions/open-account.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { hashToken } from '../../sessions/session-token.ts';
import { openNumberAccount } from './open-number-account.ts';
import { deleteLogin, findAccountByMobile, takeLoginTry } from './repository.ts';
import { hashLoginCode } from './start-mobile-login.ts';
import type { TextPurpose } from './start-mobile-login.ts';

export interface TextProof extends ParsedInputOf<typeof contract> {
  purpose: TextPurpose;
}

/**
 * Starts a session for the texted code, or throws SECOND_FACTOR_REQUIRED. Like a password, the code is one factor:
 * dangerous operations ask for another proof. A caller who registers with a number that logs in already is logged in.
 */
export async function logInWithMobile(
  identity: Identity,
  proof: TextProof,
  caller: Caller,
): Promise<SessionResult> {
  const { database } = identity;
  const { number, purpose } = proof;
  const requestHash = await verify(identity, proof, caller);
  const outcome = await database.transact(async (handle) => {
    // Read again: since the code was sent, the number may have moved to another account, or to none.
    const account = await findAccountByMobile(handle, number);
    const isNew = account === undefined && purpose === 'registration';
    if ((!account && !isNew) || !(await deleteLogin(handle, requestHash)))
      throw new AppError('MOBILE_CODE_INVALID');
    if (!account) return { session: await openNumberAccount(handle, number, { caller, identity }) };
    if (!(await holdPassword(handle, account))) throw new AppError('MOBILE_CODE_INVALID');
    const firstStep = { kind: 'mobile-code-alone', caller, context: identity } as const;
    const details = await askForSecondStep(handle, account, firstStep);
    if (details) return { details };
    return { session: await enter(handle, account, { caller, identity }) };
  });
  if (outcome.session) return outcome.session;
  throw new AppError('SECOND_FACTOR_REQUIRED', { details: outcome.details });
}

async function enter(
  handle: Handle,
  account: Account,
  { caller, identity }: { caller: Caller; identity: Identity },
): Promise<SessionResult> {
  // If an account has no other proof than a code, a fresh code allows dangerous operations, too.
  const isProven =
    account.email === null &&
    account.passwordHash === null &&
    (await listPasskeys(handle, account.id)).length === 0;
  const opening = { event: 'logged-in', isProven } as const;
  const token = await openAccount(handle, account, opening, { caller, context: identity });
  return { token, ...presentSession(account, identity.config) };
}

/**
 * Counts one try at the code, outside any transaction, so that a wrong one counts too. Returns the hash of the code's
 * request.
 */
async function verify(
  identity: Identity,
  { code, request, ...asked }: TextProof,
  caller: Caller,
): Promise<string> {
  const { database, now, addressLimit } = identity;
  const account = await findAccountByMobile(database.handle, asked.number);
  const { own } = await findPlace(identity, account?.id, caller);
  const requestHash = hashToken(request);
  const codeHash = await takeLoginTry(database.handle, requestHash, now());
  if (codeHash === hashLoginCode(code, asked)) return requestHash;
  const event = { kind: 'login-failed', accountId: account?.id, from: caller } as const;
  await recordEvent(database.handle, event, identity);
  if (own === undefined) await addressLimit.spend(caller.address);
  throw new AppError('MOBILE_CODE_INVALID');
}
