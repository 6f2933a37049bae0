import type { AuditAction } from '@uid/contract/audit-actions';

import type { Handle } from '../../../database/database.ts';
import { shopDay } from '../../../shop-clock.ts';

/** Acts and planned acts of staff that change what readers see. */
const publishing: AuditAction[] = [
  'publish-content',
  'run-content-schedule',
  'settle-content-offer',
  'bring-content-back',
];

/**
 * Returns the day on which each of these articles changed last: the day that its text states, or the day on which staff
 * last published it, whichever is later.
 */
export async function readChangedDays(
  handle: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const [texts, acts] = await Promise.all([
    // Only the part that the languages share is read: it is short, because it holds no prose.
    handle
      .selectFrom('contentHeads as head')
      .innerJoin('contentVersions as version', (join) =>
        join
          .onRef('version.kind', '=', 'head.kind')
          .onRef('version.id', '=', 'head.id')
          .onRef('version.part', '=', 'head.part')
          .onRef('version.number', '=', 'head.published'),
      )
      .select(['head.id', 'version.body'])
      .where('head.kind', '=', 'news')
      .where('head.part', '=', 'shared')
      .where('head.id', 'in', [...ids])
      .execute(),
    handle
      .selectFrom('auditEntries')
      .select(['subjectId', ({ fn }) => fn.max('at').as('at')])
      .where(
        'subjectId',
        'in',
        ids.map((id) => subject + id),
      )
      .where('action', 'in', publishing)
      .groupBy('subjectId')
      .execute(),
  ]);
  const days = new Map(
    acts.map(({ subjectId, at }) => [subjectId?.slice(subject.length) ?? '', shopDay(at)]),
  );
  for (const { id, body } of texts) {
    const said = (JSON.parse(body) as { updatedOn?: string }).updatedOn ?? '';
    if (said > (days.get(id) ?? '')) days.set(id, said);
  }
  return days;
}

const subject = 'news/';
