import type { ServerContext } from '../../context.ts';
import { forgetTime } from './limits/login-lock.ts';

const hour = 60 * 60_000;
/** Six full months, whichever they are: from March to August they have 184 days. */
export const eventTime = 184 * 24 * hour;

/** As long as browsers keep the cookie. */
export const deviceTime = 400 * 24 * hour;

type Context = Pick<ServerContext, 'config' | 'database' | 'now'>;

/** Deletes sessions, codes, counts and devices that are over, and activity older than six full months. */
export async function sweepIdentity({ config, database, now }: Context): Promise<void> {
  const { handle } = database;
  const at = now();
  await handle
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('expiresAt', '<=', at),
        where('lastSeenAt', '<=', at - config.identity.sessionIdleTime),
      ]),
    )
    .execute();
  for (const table of [
    'loginTickets',
    'totpEnrolments',
    'mobileEnrolments',
    'passkeyChallenges',
    'operatorInvitations',
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
