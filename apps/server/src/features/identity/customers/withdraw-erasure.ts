import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';
import { deleteRequest } from './account-requests.ts';

/** Keeps the account that staff asked to have erased. Throws SESSION_INVALID if it has just been erased. */
export function withdrawErasure(identity: Identity, caller: SessionCaller): Promise<void> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    await getLockedAccount(handle, accountId);
    if (!(await deleteRequest(handle, { accountId, kind: 'erasure' })))
      throw new AppError('NOT_FOUND');
    await recordEvent(handle, { kind: 'erasure-withdrawn', accountId, from: caller }, identity);
  });
}
