import type { Handle } from '../../../database/database.ts';

/** How many events are looked at: more than all the tries that a lock allows in a day. */
const eventLimit = 200;

/**
 * Returns from where logins to an account were tried lately: network addresses, and the account's own sessions and
 * browsers.
 */
export async function readPlaces(
  handle: Handle,
  accountId: string,
): Promise<{ addresses: string[]; owns: string[] }> {
  const events = await handle
    .selectFrom('accountEvents')
    .select('address')
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(eventLimit)
    .execute();
  const sessions = await handle
    .selectFrom('sessions')
    .select(['id', 'address'])
    .where('accountId', '=', accountId)
    .execute();
  const devices = await handle
    .selectFrom('devices')
    .select('id')
    .where('accountId', '=', accountId)
    .execute();
  return {
    addresses: [...new Set([...events, ...sessions].map(({ address }) => address))],
    owns: [...sessions, ...devices].map(({ id }) => id),
  };
}
