import type { Activity, OpenSession } from '@uid/contract/account';

import type { Handle } from '../../../database/database.ts';

/** Lists the sessions that have not ended, the last used first. */
export async function listOpenSessions(
  handle: Handle,
  accountId: string,
  { now, idleSince }: { now: number; idleSince: number },
): Promise<Omit<OpenSession, 'isCurrent'>[]> {
  return handle
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'address', 'agent'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns false if the account has no such session. */
export async function deleteOwnSession(
  handle: Handle,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns false if the session has ended. A step-up by password has no factor, and keeps the one proven before. */
export async function markSteppedUp(
  handle: Handle,
  id: string,
  { now, factor }: { now: number; factor: string | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('sessions')
    .set({ steppedUpAt: now, ...(factor !== undefined && { factor }) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function getSteppedUpAt(handle: Handle, id: string): Promise<number> {
  const row = await handle
    .selectFrom('sessions')
    .select('steppedUpAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.steppedUpAt ?? 0;
}

/** Lists the events from the latest on, or those before the event `after`. */
export function listEvents(
  handle: Handle,
  accountId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Omit<Activity, 'text'>[]> {
  return handle
    .selectFrom('accountEvents')
    .select(['id', 'kind', 'occurredAt as at', 'address', 'agent'])
    .where('accountId', '=', accountId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function updateDisplayName(
  handle: Handle,
  accountId: string,
  displayName: string | null,
): Promise<void> {
  await handle.updateTable('accounts').set({ displayName }).where('id', '=', accountId).execute();
}

export async function updateEmail(handle: Handle, id: string, email: string): Promise<void> {
  await handle.updateTable('accounts').set({ email }).where('id', '=', id).execute();
}
