import type { Call, InputOf } from '@uid/contract/endpoint';
import { listNews } from '@uid/contract/contents';
import type { NewsSummary } from '@uid/contract/contents';

type NewsQuery = Omit<InputOf<typeof listNews>, 'page'>;

/** All articles of a kind, newest first: the endpoint hands them out a page at a time. */
export async function loadAllNews(call: Call, query: NewsQuery): Promise<NewsSummary[]> {
  const first = await call(listNews, { ...query, page: 1 });
  const pages = Math.ceil(first.total / first.pageSize);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      call(listNews, { ...query, page: index + 2 }),
    ),
  );
  return [first, ...rest].flatMap(({ articles }) => articles);
}

export function yearOf({ publishedOn }: Pick<NewsSummary, 'publishedOn'>): string {
  return publishedOn.slice(0, 4);
}

/** Years that have articles, newest first. */
export function yearsOf(articles: readonly Pick<NewsSummary, 'publishedOn'>[]): string[] {
  return [...new Set(articles.map(yearOf))].toSorted().toReversed();
}

/** One page of a list; a page that is not there is the last one. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(pageCount, Math.max(1, Math.trunc(page) || 1));
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pageCount };
}
