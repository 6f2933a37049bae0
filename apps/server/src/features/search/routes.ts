import { pageSize } from '@uid/contract/constants';
import { searchKinds } from '@uid/contract/kinds';
import type { OutputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import {
  listMissedSearches,
  maxQueryLength,
  searchSite,
  suggestionGroups,
  suggestPages,
} from '@uid/contract/search';
import type { SearchResult } from '@uid/contract/search';

import type { InTurn } from '../../http/in-turn.ts';
import type { Serve } from '../../http/serve.ts';
import type { IndexSource, KeptIndex } from './keep-index.ts';
import type { SearchIndex } from './search-index.ts';

const shownMissed = 200;
const ofGroup = 3;
/**
 * A last word that has hardly begun: one or two letters, which may be initials and match whole words only, or the
 * letters that an input method writes behind Chinese characters until the next characters are chosen.
 */
const hardlyBegun = /(?<=[^a-z\d])[a-z]{1,2}$|(?<=\p{Script=Han})[a-z' ]+$/iu;

function nameOf({ title }: Pick<SearchResult, 'title'>): string {
  return title.map(({ text }) => text).join('');
}

function groupsOf(index: SearchIndex, q: string): OutputOf<typeof suggestPages>['groups'] {
  const { found, isPartial } = index.find(q);
  const groups = Object.entries(suggestionGroups).map(([group, kinds]) => ({
    group: group as keyof typeof suggestionGroups,
    pages: (isPartial ? [] : found)
      .filter(({ entry }) => kinds.includes(entry.kind))
      .slice(0, 2 * ofGroup)
      .map(index.present)
      // An item often has the name of its product, which comes first.
      .filter(
        ({ title }, at, all) => all.findIndex((each) => nameOf(each) === nameOf({ title })) === at,
      )
      .slice(0, ofGroup)
      .map(({ path, title }) => ({ path, title })),
  }));
  return groups.filter(({ pages }) => pages.length > 0);
}

export function serveSearch(serve: Serve, source: IndexSource, inTurn: InTurn): void {
  const { database, now } = source;
  // The modules of the search are not loaded before the first search.
  const missed = () => import('./missed-searches.ts');
  let kept: Promise<KeptIndex> | undefined;
  async function indexOf(language: Language) {
    kept ??= import('./keep-index.ts').then(({ keepIndex }) => keepIndex(source));
    return (await kept)(language);
  }

  serve(searchSite, async ({ language, q: typed, kind, exact, page }, caller) => {
    const q = typed.trim().slice(0, maxQueryLength);
    const { index, isBehind } = await indexOf(language);
    const { found, corrected, isPartial } = await inTurn(caller, () =>
      index.find(q, { isExact: exact !== undefined }),
    );
    const isMissed = found.length === 0 || corrected !== undefined;
    if (isMissed && page === 1 && !kind && !exact) {
      const shown = found.length > 0 ? (corrected ?? '') : '';
      // If counting fails, the search is still answered.
      const { countMissed } = await missed();
      await countMissed(database.handle, { language, q, shown }, now()).catch(() => undefined);
    }
    const listed = kind ? found.filter(({ entry }) => entry.kind === kind) : found;
    const start = (page - 1) * pageSize;
    const countOf = new Map<string, number>();
    for (const { entry } of found) countOf.set(entry.kind, (countOf.get(entry.kind) ?? 0) + 1);
    const counts = searchKinds
      .map((each) => ({ kind: each, count: countOf.get(each) ?? 0 }))
      .filter(({ count }) => count > 0);
    return {
      q,
      results: listed.slice(start, start + pageSize).map(index.present),
      counts,
      total: listed.length,
      page,
      pageSize,
      corrected: found.length > 0 ? corrected : undefined,
      isPartial: found.length > 0 && isPartial,
      isBehind,
    };
  });

  serve(suggestPages, async ({ language, q: typed }, caller) => {
    const q = typed.trim().slice(0, maxQueryLength);
    const { index } = await indexOf(language);
    const before = q.replace(hardlyBegun, '').trim();
    const groups = await inTurn(caller, () => {
      const ofAll = groupsOf(index, q);
      return ofAll.length > 0 || before === '' ? ofAll : groupsOf(index, before);
    });
    return { groups };
  });

  serve(listMissedSearches, async () => {
    const { listMissed } = await missed();
    return { searches: await listMissed(database.handle, shownMissed) };
  });
}
