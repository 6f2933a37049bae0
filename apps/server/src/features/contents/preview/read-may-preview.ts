import { permissionsOf } from '@uid/contract/permissions';
import { openContentPreview } from '@uid/contract/staff-contents';

import type { ServerContext } from '../../../context.ts';
import { readRoles } from '../versions/read-roles.ts';

/** True if the session that opened the preview still belongs to staff who may read contents. */
export async function readMayPreview(
  { database: { handle }, config, now }: ServerContext,
  sessionId: string,
): Promise<boolean> {
  const at = now();
  const session = await handle
    .selectFrom('sessions')
    .innerJoin('staff', 'staff.accountId', 'sessions.accountId')
    .select('sessions.accountId')
    .where('sessions.id', '=', sessionId)
    .where('sessions.expiresAt', '>', at)
    .where('sessions.lastSeenAt', '>', at - config.identity.sessionIdleTime)
    .where('sessions.keyThumbprint', 'is not', null)
    .whereRef('sessions.factor', '=', 'staff.factor')
    .executeTakeFirst();
  if (!session) return false;
  const roles = await readRoles(handle, session.accountId);
  return permissionsOf(roles).has(openContentPreview.permission);
}
