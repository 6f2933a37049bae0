import type { Language } from '@uid/contract/language';
import type { MissedSearch } from '@uid/contract/search';

import type { Handle } from '../../database/database.ts';

/** Maximum number of different searches that are stored per day, so that invented words can't fill the disk. */
export const maxPerDay = 500;
export const keptDays = 90;
const longest = 40;
const day = 24 * 60 * 60 * 1000;
const offset = 8 * 60 * 60 * 1000;

interface Missed {
  language: Language;
  q: string;
  shown: string;
}

/** Counts a missed search. Doesn't store what may be an email address, a telephone number or an order number. */
export async function countMissed(
  handle: Handle,
  { language, q: typed, shown }: Missed,
  at: number,
): Promise<void> {
  const q = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (q === '' || q.length > longest || isPersonal(q)) return;
  const today = dayOf(at);
  const { numUpdatedRows } = await handle
    .updateTable('missedSearches')
    .set((row) => ({ count: row('count', '+', 1), shown }))
    .where('day', '=', today)
    .where('language', '=', language)
    .where('q', '=', q)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const { total } = await handle
    .selectFrom('missedSearches')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('day', '=', today)
    .executeTakeFirstOrThrow();
  if (total >= maxPerDay) return;
  await handle
    .insertInto('missedSearches')
    .values({ language, q, day: today, shown, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'language', 'q'])
        .doUpdateSet((row) => ({ count: row('missedSearches.count', '+', 1) })),
    )
    .execute();
}

/** The most frequent missed searches of all stored days. */
export function listMissed(handle: Handle, limit: number): Promise<MissedSearch[]> {
  return handle
    .selectFrom('missedSearches')
    .select(['language', 'q'])
    .select(({ fn }) => [
      fn.max('shown').as('shown'),
      fn.sum<number>('count').as('count'),
      fn.max('day').as('lastOn'),
    ])
    .groupBy(['language', 'q'])
    .orderBy('count', 'desc')
    .orderBy('lastOn', 'desc')
    .orderBy('q')
    .limit(limit)
    .execute();
}

export async function forgetMissed(handle: Handle, at: number): Promise<void> {
  const before = dayOf(at - keptDays * day);
  await handle.deleteFrom('missedSearches').where('day', '<', before).execute();
}

/** Recognises a number however its digits are separated: `138.0000.1111`, `138 - 0000 - 1111`. */
function isPersonal(q: string): boolean {
  return q.includes('@') || /\d(?:[^\p{L}\d]{0,3}\d){5}/u.test(q);
}

function dayOf(at: number): string {
  return new Date(at + offset).toISOString().slice(0, 10);
}
