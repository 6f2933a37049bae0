import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { endSessions } from '../repository.ts';

/** Ends every session of the account, the caller's too. */
export function endAllSessions(identity: Identity, caller: SessionCaller): Promise<void> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    await endSessions(handle, accountId);
    await recordEvent(handle, { kind: 'all-sessions-ended', accountId, from: caller }, identity);
  });
}
