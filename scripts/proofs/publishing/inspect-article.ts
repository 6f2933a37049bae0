import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import { languages } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { feedPath, localPath } from '@uid/contract/paths';
import { sql } from 'kysely';

import type { Database } from '../../../apps/server/src/database/database.ts';
import { numberIn } from './article.ts';
import type { Article, State } from './article.ts';

interface Site {
  origin: string;
  database: Database;
}

/**
 * Returns the faults of an article: every place must show the state before, or every place the state after, the
 * pending request.
 */
export async function inspectArticle(site: Site, article: Article): Promise<string[]> {
  const { id, state, pending } = article;
  const stored = await readState(site, id);
  const allowed = pending ? [state, pending] : [state];
  if (!allowed.some((each) => isDeepStrictEqual(each, stored)))
    return [`${id} is ${JSON.stringify(stored)}, and may be ${JSON.stringify(allowed)}`];
  const faults: string[] = [];
  for (const place of Object.keys(places)) {
    const fault = await inspectPlace(site, article, place);
    if (fault !== undefined) faults.push(`${id}, ${place}: ${fault}`);
  }
  return faults;
}

/** The number of attempts, because cached pages and the search follow a plan some moments later. */
const attempts = 40;

async function inspectPlace(
  site: Site,
  article: Article,
  place: string,
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const { shown } = await readState(site, article.id);
    const answers = await places[place]!(site, article);
    const mixed = answers.find((each) => new Set(each).size > 1);
    if (mixed) return `a mix, ${mixed.join(' ')}`;
    const numbers = answers.flat();
    // A plan has become due and was carried out meanwhile.
    if ((await readState(site, article.id)).shown !== shown) continue;
    const isThere = answers.every(([number]) => number === shown);
    if (isThere) return undefined;
    if (attempt >= attempts) return `${numbers.join(' ') || 'nothing'}, not ${shown}`;
    await wait(250);
  }
}

/** Reads the state from the tables. Both languages must agree. */
async function readState({ database: { handle } }: Site, id: string): Promise<State> {
  const { rows } = await sql<{
    part: string;
    shown: string | null;
    draft: string | null;
    latest: number;
  }>`
    select h.part, h.latest, p.body as shown, d.body as draft from "contentHeads" h
    left join "contentVersions" p on p.kind = h.kind and p.id = h.id and p.part = h.part and p.number = h.published and h."archivedAt" is null
    left join "contentVersions" d on d.kind = h.kind and d.id = h.id and d.part = h.part and d.number = h.draft
    where h.kind = 'news' and h.id = ${id} and h.part <> 'shared'`.execute(handle);
  const shown = new Set(rows.map((row) => numberIn(id, row.shown ?? '')[0]));
  const drafts = rows.flatMap(({ part, draft }) =>
    draft === null ? [] : [[part, numberIn(id, draft)[0]] as const],
  );
  const acts = await handle
    .selectFrom('auditEntries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subjectId', '=', `news/${id}`)
    .where('action', '<>', 'read-content')
    .executeTakeFirstOrThrow();
  const versions = await handle
    .selectFrom('contentVersions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '=', id)
    .where('part', '=', 'zh')
    .executeTakeFirstOrThrow();
  const [only] = shown;
  return {
    ...(only !== undefined && { shown: shown.size === 1 ? only : -1 }),
    drafts: Object.fromEntries(drafts),
    versions: versions.count,
    acts: acts.count,
  };
}

type Read = (site: Site, article: Article) => Promise<number[][]>;

/** The places where readers see an article. Each returns the numbers that it shows, in both languages. */
const places: Record<string, Read> = {
  page: inBoth((language) => (id) => `${localPath(routes.newsDetail, language)}?id=${id}`),
  list: inBoth((language) => () => localPath(routes.news, language)),
  feed: inBoth((language) => () => feedPath(language)),
  article: inBoth((language) => (id) => `/api/news-article?language=${language}&id=${id}`),
  search: inBoth((language) => (id) => `/api/search/suggestions?language=${language}&q=${id}`),
};

function inBoth(pathIn: (language: 'zh' | 'en') => (id: string) => string): Read {
  return async ({ origin }, { id }) => {
    const answers: number[][] = [];
    for (const language of languages) {
      const text = await (await fetch(origin + pathIn(language)(id))).text();
      // A matching part of a title may be marked, which splits the word.
      answers.push(numberIn(id, text.replaceAll(/"\},\{[^{}]*?"text":"|<\/?mark>/g, '')));
    }
    return answers;
  };
}
