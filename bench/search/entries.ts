import { listEntries } from '../../apps/server/src/features/search/search-entries.ts';
import type { SearchEntry } from '../../apps/server/src/features/search/search-entry.ts';
import { openTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { seedSite } from '../../apps/server/src/testing/seed-site.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';

export interface Size {
  articles: number;
  items: number;
}

/** Returns this site's Chinese entries, and more articles and items that are mixed from its sentences. */
export async function makeEntries({ articles, items }: Size): Promise<SearchEntry[]> {
  const own = await ownEntries();
  const sentences = own
    .filter(({ kind }) => kind !== 'item')
    .flatMap(({ summary, body }) =>
      `${summary} ${body}`.split(/(?<=[。！？])/u).filter(({ length }) => length > 10),
    );
  const draw = numbers(own.length);
  const some = (count: number) =>
    Array.from({ length: count }, () => sentences[draw(sentences.length)] ?? '').join('');
  const ofKind = (kind: SearchEntry['kind']) => own.filter((each) => each.kind === kind);
  const [news, goods] = [ofKind('news'), ofKind('item')];
  const more = Array.from({ length: articles }, (_, index): SearchEntry => ({
    kind: 'news',
    path: `/news/detail?id=more-${index}`,
    title: `${some(1).slice(0, 24)} ${index}`,
    other: news[draw(news.length)]?.other ?? '',
    summary: some(2).slice(0, 100),
    // Like the site, which indexes the whole text of the first 300 articles only.
    body: index < 300 ? some(20) : '',
  }));
  const sold = Array.from({ length: items }, (_, index): SearchEntry => {
    const model = goods[draw(goods.length)]!;
    return {
      ...model,
      path: `/mall?item=more-${index}`,
      title: `${model.title} ${index}`,
      other: `M${index}-200-A`,
      summary: `${model.summary.replaceAll(/[A-Z0-9]+(-[A-Z0-9]+)+/g, '').slice(0, 80)} M${index}-200-A`,
      body: index < 300 ? model.body : '',
    };
  });
  return [...own, ...more, ...sold];
}

async function ownEntries(): Promise<SearchEntry[]> {
  const database = await openTestDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: '/nowhere' });
  try {
    await seedSite(createContext({ config, database, newId, now: Date.now }));
    return await listEntries(database.handle, { files: [], language: 'zh', isPublic: false });
  } finally {
    await database[Symbol.asyncDispose]();
  }
}

/** Returns pseudo-random numbers that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
