import type { SessionResult } from '@uid/contract/identity';

import type { Handle } from '../../../../database/database.ts';
import { AppError } from '../../../../http/app-error.ts';
import type { SessionCaller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { notifyOwner } from '../../owner/notify-owner.ts';
import { recordEvent } from '../../record-event.ts';
import { getLockedAccount } from '../../repository.ts';
import { unseal } from '../../secrets/seal.ts';
import { presentSession } from '../../sessions/present-session.ts';
import { replaceSessions } from '../../sessions/replace-sessions.ts';
import { findStaffFactor } from '../../staff/repository.ts';
import { keptSecret } from '../kept-secret.ts';
import { createRecoveryCodes, showRecoveryCode } from '../recovery-code.ts';
import { putTotpSecret, replaceRecoveryCodes } from '../repository.ts';

interface Confirmed {
  session: SessionResult;
  recoveryCodes: string[];
}

/** Confirms the secret that was shown, with a first code. Every session ends, and the caller gets a new token. */
export function confirmTotp(
  identity: Identity,
  code: string,
  caller: SessionCaller,
): Promise<Confirmed> {
  return identity.database.transact((handle) => activateTotp(handle, { identity, code, caller }));
}

/** Does the same inside a transaction that does more. */
export async function activateTotp(
  handle: Handle,
  { identity, code, caller }: { identity: Identity; code: string; caller: SessionCaller },
): Promise<Confirmed> {
  const { now, config, keyring } = identity;
  const { id: sessionId, accountId } = caller.session;
  const account = await getLockedAccount(handle, accountId);
  const sealed = await findEnrolment(handle, { accountId, sessionId, now: now() });
  if (!sealed) throw new AppError('ENROLMENT_OVER');
  const secret = unseal(sealed, keptSecret(accountId), keyring);
  const { matchingStep } = await import('../totp.ts');
  const lastStep = matchingStep(code, { secret, now: now() });
  if (lastStep === undefined) throw new AppError('SECOND_FACTOR_WRONG');
  await handle.deleteFrom('totpEnrolments').where('accountId', '=', accountId).execute();
  await putTotpSecret(handle, { accountId, secret: sealed, enabledAt: now(), lastStep });
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(handle, accountId, codes);
  const begun = { caller, context: identity, ...(await proofBy(handle, caller)) };
  const token = await replaceSessions(handle, accountId, begun);
  await recordEvent(handle, { kind: 'totp-enabled', accountId, from: caller }, identity);
  const change = { kind: 'totp-enabled', account, language: caller.language } as const;
  await notifyOwner(handle, change, identity);
  const session = { token, ...presentSession(account, config) };
  return { session, recoveryCodes: codes.map(showRecoveryCode) };
}

/**
 * If staff rights depend on the factor of the caller's session, its replacement keeps that factor, and the app's code
 * does not step it up.
 */
async function proofBy(handle: Handle, { session }: SessionCaller) {
  const staffFactor = await findStaffFactor(handle, session.accountId);
  const isOfStaff = staffFactor !== undefined && staffFactor === session.factor;
  return isOfStaff
    ? { factor: staffFactor, isProven: session.isSteppedUp }
    : { factor: 'totp', isProven: true };
}

/** Returns the sealed secret that was shown to this session. */
async function findEnrolment(
  handle: Handle,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: number },
): Promise<string | undefined> {
  const row = await handle
    .selectFrom('totpEnrolments')
    .select('secret')
    .where('accountId', '=', accountId)
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.secret;
}
