import type { AuditAction } from '@uid/contract/audit-actions';

import type { Handle } from '../../../database/database.ts';
import { shopDay } from '../../../shop-clock.ts';

/** What staff do, or have planned, that changes what readers see. */
const publishing: AuditAction[] = [
  'publish-content',
  'run-content-schedule',
  'settle-content-offer',
  'bring-content-back',
];

/** When each of these articles changed last, as far as it says so itself or staff have published it here since. */
export async function readChangedDays(
  handle: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const [texts, acts] = await Promise.all([
    // Short: what its languages share, without its words.
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
