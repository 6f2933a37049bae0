import type { OpenSession } from '@uid/contract/account';

import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { listOpenSessions } from './repository.ts';

/** Lists the open sessions of the account. */
export async function listSessions(
  { database, now, config }: Identity,
  { session }: SessionCaller,
): Promise<OpenSession[]> {
  const at = now();
  const alive = { now: at, idleSince: at - config.identity.sessionIdleTime };
  const rows = await listOpenSessions(database.handle, session.accountId, alive);
  return rows.map((row) => ({ ...row, isCurrent: row.id === session.id }));
}
