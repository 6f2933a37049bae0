import type { stepUp as contract } from '@uid/contract/account';
import type { ParsedInputOf } from '@uid/contract/endpoint';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { noteUse } from '../passkeys/repository.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { recordEvent } from '../record-event.ts';
import { getAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { proveSecondFactor } from '../second-factor/prove-second-factor.ts';
import { tryCode } from '../second-factor/try-code.ts';
import { findStaffFactor } from '../staff/repository.ts';
import { stepUpEnd } from './step-up-time.ts';
import { markSteppedUp } from './repository.ts';

type Proof = ParsedInputOf<typeof contract>;

interface SteppedUp {
  steppedUpUntil: number;
}

/** Allows dangerous operations for a while, after a proof by one of the account's methods. */
export async function stepUp(
  identity: Identity,
  { password, code, passkey }: Proof,
  caller: SessionCaller,
): Promise<SteppedUp> {
  const account = await getAccount(identity.database.handle, caller.session.accountId);
  const methods = await caller.session.listStepUpMethods();
  if (passkey && methods.includes('passkey')) return stepUpByPasskey(identity, passkey, caller);
  if (code !== undefined && methods.includes('totp'))
    return stepUpByCode(identity, { account, code }, caller);
  if (password === undefined || !methods.includes('password'))
    throw new AppError('STEP_UP_REQUIRED', { details: { methods } });
  await provePassword(identity, { account, password, failure: 'step-up-failed' }, caller);
  return identity.database.transact((handle) => open(handle, identity, { caller }));
}

async function stepUpByPasskey(
  identity: Identity,
  answer: NonNullable<Proof['passkey']>,
  caller: SessionCaller,
): Promise<SteppedUp> {
  const use = await provePasskey(identity, answer, caller);
  return identity.database.transact(async (handle) => {
    if (!(await noteUse(handle, use, identity.now()))) throw new AppError('PASSKEY_REJECTED');
    const staffFactor = await findStaffFactor(handle, caller.session.accountId);
    if (staffFactor && staffFactor !== use.id) throw new AppError('PASSKEY_REJECTED');
    return open(handle, identity, { caller, factor: use.id });
  });
}

async function stepUpByCode(
  identity: Identity,
  { account, code }: { account: Account; code: string },
  caller: SessionCaller,
): Promise<SteppedUp> {
  return tryCode(identity, { account, caller }, () =>
    identity.database.transact(async (handle) => {
      const { keyring, now } = identity;
      await proveSecondFactor(handle, { accountId: account.id, code }, { keyring, now: now() });
      return open(handle, identity, { caller, factor: 'totp' });
    }),
  );
}

async function open(
  handle: Handle,
  identity: Identity,
  { caller, factor }: { caller: SessionCaller; factor?: string },
): Promise<SteppedUp> {
  const { id, accountId } = caller.session;
  const now = identity.now();
  if (!(await markSteppedUp(handle, id, { now, factor }))) throw new AppError('SESSION_INVALID');
  await recordEvent(handle, { kind: 'stepped-up', accountId, from: caller }, identity);
  return { steppedUpUntil: stepUpEnd({ steppedUpAt: now }) };
}
