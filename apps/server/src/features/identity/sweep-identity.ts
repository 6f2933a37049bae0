import { sql } from 'kysely';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { forgetTime } from './limits/login-lock.ts';

const hour = 60 * 60_000;
/** Six full months, whichever they are: from March to August they have 184 days. */
export const eventTime = 184 * 24 * hour;

/** As long as browsers keep the cookie. */
export const deviceTime = 400 * 24 * hour;

type Context = Pick<ServerContext, 'config' | 'database' | 'now'>;

/** Deletes sessions, codes, counts and devices that have expired, and events older than six full months. */
export async function sweepIdentity({ config, database, now }: Context): Promise<void> {
  const { handle } = database;
  const at = now();
  await deleteSessions(handle, 'expiresAt', at);
  await deleteSessions(handle, 'lastSeenAt', at - config.identity.sessionIdleTime);
  for (const table of [
    'loginTickets',
    'totpEnrolments',
    'mobileEnrolments',
    'mobileLogins',
    'outsideLogins',
    'outsideArrivals',
    'passkeyChallenges',
    'mailedCodes',
  ] as const)
    await handle.deleteFrom(table).where('expiresAt', '<=', at).execute();
  await handle
    .deleteFrom('loginAttempts')
    .where('updatedAt', '<=', at - forgetTime)
    .execute();
  await handle
    .deleteFrom('devices')
    .where('lastSeenAt', '<=', at - deviceTime)
    .execute();
  await handle
    .deleteFrom('accountEvents')
    .where('occurredAt', '<=', at - eventTime)
    .execute();
}

/** Small enough that PostgreSQL finds each row by index, however many rows there are. */
const batch = 100;

async function deleteSessions(
  handle: Handle,
  column: 'expiresAt' | 'lastSeenAt',
  until: number,
): Promise<void> {
  const over = handle
    .selectFrom('sessions')
    .select('id')
    .where(column, '<=', until)
    .orderBy(column)
    .limit(sql.lit(batch));
  let deleted = batch;
  while (deleted === batch) {
    const result = await handle.deleteFrom('sessions').where('id', 'in', over).executeTakeFirst();
    deleted = Number(result.numDeletedRows);
  }
}
