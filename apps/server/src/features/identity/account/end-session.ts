import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { deleteOwnSession } from './repository.ts';

/** Ends one of the account's sessions, so that its token is refused from now on. */
export function endSession(identity: Identity, id: string, caller: SessionCaller): Promise<void> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    if (!(await deleteOwnSession(handle, { id, accountId }))) throw new AppError('NOT_FOUND');
    await recordEvent(handle, { kind: 'session-ended', accountId, from: caller }, identity);
  });
}
