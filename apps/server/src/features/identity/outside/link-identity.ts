import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import type { Account } from '../repository.ts';
import { insertOutside } from './repository.ts';
import type { Named } from './repository.ts';

interface Link {
  account: Pick<Account, 'id' | 'email'>;
  person: Named;
  provider: string;
}

/**
 * Lets a person whom another company names log in to an account from now on, and notifies its owner. Throws
 * OUTSIDE_TAKEN.
 */
export async function linkIdentity(
  handle: Handle,
  { account, person: { issuer, subject }, provider }: Link,
  { caller, identity }: { caller: Caller; identity: Identity },
): Promise<void> {
  const { id: accountId } = account;
  const row = { id: identity.newId(), accountId, provider, issuer, subject };
  if (!(await insertOutside(handle, { ...row, createdAt: identity.now() })))
    throw new AppError('OUTSIDE_TAKEN');
  await recordEvent(handle, { kind: 'outside-linked', accountId, from: caller }, identity);
  const change = { kind: 'outside-linked', account, language: caller.language } as const;
  await notifyOwner(handle, change, identity);
}
