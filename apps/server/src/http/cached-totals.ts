import { cacheTime } from '@uid/contract/constants';

import type { ServerContext } from '../context.ts';

interface Entry {
  total: number;
  version: number;
  madeAt: number;
}

/** Milliseconds: the same as for texts. In a long list nobody notices one entry more or less. */
const maxAge = 30_000;
const longList = 100;
const maxAgeOfLong = cacheTime;
const maxEntries = 500;

interface TotalsContext extends Pick<ServerContext, 'now'> {
  database: Pick<ServerContext['database'], 'siteVersion'>;
}

/** Caches the lengths of lists: each page of a list shows its total, and counting costs more than the page. */
export function createCachedTotals({ now, database: { siteVersion } }: TotalsContext) {
  const entries = new Map<string, Entry>();

  return async function totalOf(list: string, count: () => Promise<number>): Promise<number> {
    const entry = entries.get(list);
    const version = siteVersion();
    if (entry?.version === version && now() - entry.madeAt < ageOf(entry)) return entry.total;
    const madeAt = now();
    const total = await count();
    if (entries.size >= maxEntries) entries.clear();
    entries.set(list, { total, version, madeAt });
    return total;
  };
}

function ageOf({ total }: Entry): number {
  return total > longList ? maxAgeOfLong : maxAge;
}
