import type { ApprovalKindName } from '@uid/contract/approvals';
import { pageSize } from '@uid/contract/constants';
import { sql } from 'kysely';

import { countAtMost } from '../../database/count-at-most.ts';
import { cutPage } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';

interface Listing {
  show: 'waiting' | 'asked' | 'over';
  /** Only the request with this id, whatever its state. */
  id?: string | undefined;
  after?: string | undefined;
  /** The kinds that the reader may see. */
  kinds: readonly ApprovalKindName[];
  reader: string;
  now: number;
}

/** Reads a page of requests: waiting ones oldest first, all others newest first. */
export async function readApprovals(
  handle: Handle,
  { show: wanted, id, after, kinds, reader, now }: Listing,
) {
  const show = id === undefined ? wanted : undefined;
  const isWaiting = show === 'waiting';
  const found = await handle
    .selectFrom('approvals')
    .leftJoin('accounts as asker', 'asker.id', 'approvals.askedBy')
    .leftJoin('accounts as decider', 'decider.id', 'approvals.decidedBy')
    .selectAll('approvals')
    .select(['asker.email as askerEmail', 'decider.email as deciderEmail'])
    .$if(id !== undefined, (query) =>
      query
        .where('approvals.id', '=', id ?? '')
        .where((eb) =>
          eb.or([eb('approvals.askedBy', '=', reader), eb('approvals.kind', 'in', kinds)]),
        ),
    )
    .$if(isWaiting, (query) =>
      query
        .where('approvals.state', '=', sql.lit('waiting'))
        .where('approvals.expiresAt', '>', now)
        .where('approvals.kind', 'in', kinds),
    )
    .$if(show === 'asked', (query) => query.where('approvals.askedBy', '=', reader))
    .$if(show === 'over', (query) =>
      query
        .where((eb) =>
          eb.or([eb('approvals.state', '<>', 'waiting'), eb('approvals.expiresAt', '<=', now)]),
        )
        .where('approvals.kind', 'in', kinds),
    )
    .$if(after !== undefined, (query) =>
      query.where('approvals.id', isWaiting ? '>' : '<', after ?? ''),
    )
    .orderBy('approvals.id', isWaiting ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .execute();
  return cutPage(found, pageSize, ({ id: last }) => last);
}

export type ReadApproval = Awaited<ReturnType<typeof readApprovals>>['rows'][number];

interface Deciding {
  /** The kinds that the decider may see and decide. */
  kinds: readonly ApprovalKindName[];
  decider: string;
  now: number;
}

/** Counts the requests that the decider can decide as second person, up to a limit. */
export async function countToDecide(
  handle: Handle,
  { kinds, decider, now }: Deciding,
  max: number,
): Promise<number> {
  if (kinds.length === 0) return 0;
  const waiting = handle
    .selectFrom('approvals')
    .select('approvals.id')
    .where('state', '=', sql.lit('waiting'))
    .where('expiresAt', '>', now)
    .where('kind', 'in', kinds)
    .where('askedBy', '<>', decider);
  return countAtMost(handle, waiting, max);
}

/** Returns the ids of waiting requests by their subjects, for those of the subjects that have one. */
export async function readWaiting(
  handle: Handle,
  { kind, subjects, now }: { kind: ApprovalKindName; subjects: readonly string[]; now: number },
): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map();
  const rows = await handle
    .selectFrom('approvals')
    .select(['id', 'subject'])
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('state', '=', sql.lit('waiting'))
    .where('expiresAt', '>', now)
    .execute();
  return new Map(rows.map(({ id, subject }) => [subject, id]));
}
