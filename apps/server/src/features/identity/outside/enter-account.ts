import type { SecondFactorDetails, SessionResult } from '@uid/contract/identity';

import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { holdPassword } from '../repository.ts';
import type { Account } from '../repository.ts';
import { askForSecondStep } from '../second-factor/ask-for-second-step.ts';
import { openAccount } from '../sessions/open-account.ts';
import { presentSession } from '../sessions/present-session.ts';
import { isStaff } from '../staff/repository.ts';

type Entered = { session: SessionResult } | { details: SecondFactorDetails };

/** Another company's word counts as one factor, like a password; for staff it does not count. */
export async function enterAccount(
  handle: Handle,
  account: Account,
  { caller, identity }: { caller: Caller; identity: Identity },
): Promise<Entered> {
  const { config } = identity;
  if (await isStaff(handle, account.id)) throw new AppError('OUTSIDE_NOT_FOR_STAFF');
  if (!(await holdPassword(handle, account))) throw new AppError('OUTSIDE_OVER');
  const firstStep = { kind: 'outside-alone', caller, context: identity } as const;
  const details = await askForSecondStep(handle, account, firstStep);
  if (details) return { details };
  const opening = { event: 'logged-in', isProven: false } as const;
  const token = await openAccount(handle, account, opening, { caller, context: identity });
  return { session: { token, ...presentSession(account, config) } };
}
