import { routes } from '@uid/contract/pages';

import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';
import { loadAllNews } from './load-news.ts';

/** Articles like the one asked for, else the newest. */
export async function findNearNews({ call, language, query }: PageRequest): Promise<Nearby> {
  const articles = await loadAllNews(call, { language });
  return nearbyOf(
    query.get('id') ?? '',
    articles.map(({ id, category, title, summary }) => ({
      name: id,
      family: category,
      path: `${routes.newsDetail}?id=${id}`,
      title,
      text: summary,
    })),
  );
}
