import type { StepUpMethod } from '@uid/contract/account';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { recordEvent } from '../record-event.ts';
import { getAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { proveSecondFactor } from '../second-factor/prove-second-factor.ts';
import { findTotpSecret } from '../second-factor/repository.ts';
import { tryCode } from '../second-factor/try-code.ts';
import { stepUpEnd } from './step-up-time.ts';
import { markSteppedUp } from './repository.ts';

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

/**
 * Opens dangerous operations for a while. With an authenticator app only its code counts:
 * a password learnt from somewhere must not be enough to remove the app.
 */
export async function stepUp(
  identity: Identity,
  { password, code }: Proof,
  caller: SessionCaller,
): Promise<{ steppedUpUntil: number }> {
  const { handle } = identity.database;
  const account = await getAccount(handle, caller.session.accountId);
  const method: StepUpMethod = (await findTotpSecret(handle, account.id)) ? 'totp' : 'password';
  if (method === 'totp' && code !== undefined)
    return stepUpByCode(identity, { account, code }, caller);
  if (method === 'totp' || password === undefined)
    throw new AppError('STEP_UP_REQUIRED', { details: { methods: [method] } });
  await provePassword(identity, { account, password, failure: 'step-up-failed' }, caller);
  return identity.database.transact((handle) => open(handle, identity, caller));
}

async function stepUpByCode(
  identity: Identity,
  { account, code }: { account: Account; code: string },
  caller: SessionCaller,
): Promise<{ steppedUpUntil: number }> {
  return tryCode(identity, { account, caller }, () =>
    identity.database.transact(async (handle) => {
      const { keyring, now } = identity;
      await proveSecondFactor(handle, { accountId: account.id, code }, { keyring, now: now() });
      return open(handle, identity, caller);
    }),
  );
}

async function open(
  handle: Identity['database']['handle'],
  identity: Identity,
  caller: SessionCaller,
): Promise<{ steppedUpUntil: number }> {
  const { id, accountId } = caller.session;
  const now = identity.now();
  if (!(await markSteppedUp(handle, id, now))) throw new AppError('SESSION_INVALID');
  await recordEvent(handle, { kind: 'stepped-up', accountId, from: caller }, identity);
  return { steppedUpUntil: stepUpEnd({ steppedUpAt: now }) };
}
