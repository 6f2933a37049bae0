import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { deleteSession } from '../repository.ts';

/** Ends the caller's session, so that its token is refused from now on. */
export function logOut(identity: Identity, caller: SessionCaller): Promise<void> {
  const { id, accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    await deleteSession(handle, id);
    await recordEvent(handle, { kind: 'logged-out', accountId, from: caller }, identity);
  });
}
