import { pageSize } from '@uid/contract/constants';
import type { NewsArticle } from '@uid/contract/content';
import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { countListed } from '../contents.ts';
import { readBodies } from '../read-body.ts';

export interface NewsFilter {
  category?: string | undefined;
  /** Four digits, such as 2026. */
  year?: string | undefined;
}

const nearEachSide = 5;

/** Returns one page of the articles, newest first. */
export async function listNewsPage(
  handle: Handle,
  { page, ...filter }: NewsFilter & { page: number },
): Promise<NewsArticle[]> {
  // The ids of the page come from the index alone, so the bodies of the articles before it are not read.
  const ids = newestFirst(matching(handle, filter))
    .select('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await newestFirst(handle.selectFrom('contents').where('kind', '=', 'news'))
    .select(['id', 'body'])
    .where('id', 'in', handle.selectFrom(ids.as('page')).select('page.id'))
    .execute();
  return readBodies('news', rows);
}

export async function countNews(handle: Handle, filter: NewsFilter): Promise<number> {
  return countListed(handle, matching(handle, filter));
}

/** Returns the years in which a category has articles, newest first. Each year is found from the one after it. */
export async function listNewsYears(handle: Handle, { category }: NewsFilter): Promise<string[]> {
  const latest = sql`select substr(max("publishedOn"), 1, 4) from contents
    where kind = 'news' ${category === undefined ? sql`` : sql`and category = ${category}`}`;
  const { rows } = await sql<{ year: string }>`
    with recursive years (year) as (
      select (${latest})
      union all
      select (${latest} and "publishedOn" < years.year) from years where years.year is not null
    )
    select year from years where year is not null`.execute(handle);
  return rows.map(({ year }) => year);
}

/** Returns the article published before this one, and the one published after it. */
export async function listNeighbours(
  handle: Handle,
  { publishedOn, id }: Pick<NewsArticle, 'publishedOn' | 'id'>,
): Promise<{ previous: NewsArticle | undefined; next: NewsArticle | undefined }> {
  const news = handle
    .selectFrom('contents')
    .select(['id', 'body'])
    .where('kind', '=', 'news')
    .limit(1);
  const before = await newestFirst(news)
    .where(sql<boolean>`("publishedOn", id) < (${publishedOn}, ${id})`)
    .execute();
  const after = await news
    .where(sql<boolean>`("publishedOn", id) > (${publishedOn}, ${id})`)
    .orderBy('publishedOn')
    .orderBy('id')
    .execute();
  return {
    previous: readBodies('news', before)[0],
    next: readBodies('news', after)[0],
  };
}

/** Returns the articles whose ids come just before and after this one alphabetically. */
export async function listNearIds(handle: Handle, id: string): Promise<NewsArticle[]> {
  const news = handle
    .selectFrom('contents')
    .select(['id', 'body'])
    .where('kind', '=', 'news')
    .limit(nearEachSide);
  const before = await news.where('id', '<', id).orderBy('id', 'desc').execute();
  const after = await news.where('id', '>=', id).orderBy('id').execute();
  return readBodies('news', [...before, ...after]);
}

function matching(handle: Handle, { category, year }: NewsFilter) {
  return handle
    .selectFrom('contents')
    .where('kind', '=', 'news')
    .$if(category !== undefined, (query) => query.where('category', '=', category!))
    .$if(year !== undefined, (query) =>
      query.where('publishedOn', '>=', year!).where('publishedOn', '<', String(Number(year) + 1)),
    );
}

function newestFirst<Query extends { orderBy: (column: never, direction: never) => Query }>(
  query: Query,
): Query {
  return query
    .orderBy('publishedOn' as never, 'desc' as never)
    .orderBy('id' as never, 'desc' as never);
}
