import { api, files } from '@uid/contract/api';
import type { Endpoint } from '@uid/contract/endpoint';
import type { LastChange } from '@uid/contract/envelope';

import type { Handle } from '../../database/database.ts';

/** What is only read leaves entries, too. */
const readings = [api, files]
  .flatMap((all) => Object.values<Record<string, Operation>>(all))
  .flatMap((ofFeature) => Object.values(ofFeature))
  .flatMap(({ method, action }) => (method === 'GET' && action ? [action] : []));

type Operation = Pick<Endpoint, 'method' | 'action'>;

/** Who changed something last, and when, for whoever comes too late. Undefined where it was `not`, or a command. */
export async function readLastChange(
  handle: Handle,
  { subjectId, not }: { subjectId: string; not: string },
): Promise<LastChange | undefined> {
  const entry = await handle
    .selectFrom('auditEntries')
    .leftJoin('accounts', 'accounts.id', 'auditEntries.actor')
    .select(['at', 'actor', 'email'])
    .where('subjectId', '=', subjectId)
    .where('action', 'not in', readings)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!entry?.email || entry.actor === not) return undefined;
  return { at: entry.at, email: entry.email };
}
