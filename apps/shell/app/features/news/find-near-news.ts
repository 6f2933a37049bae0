import { listNews, listNewsNear } from '@uid/contract/contents';
import { routes } from '@uid/contract/pages';

import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';

/** Returns articles like the one asked for, else the newest. */
export async function findNearNews({ call, language, query }: PageRequest): Promise<Nearby> {
  const id = query.get('id') ?? '';
  const [newest, near] = await Promise.all([
    call(listNews, { language }),
    isId(id) ? call(listNewsNear, { language, id }) : { articles: [] },
  ]);
  const categories = [...new Set(near.articles.map(({ category }) => category))];
  const families = await Promise.all(
    categories.map((category) => call(listNews, { language, category })),
  );
  const found = [newest, near, ...families].flatMap((list) => list.articles);
  const articles = new Map(found.map((each) => [each.id, each]));
  return nearbyOf(
    id,
    [...articles.values()].map(({ id: name, category, title, summary }) => ({
      name,
      family: category,
      path: `${routes.newsDetail}?id=${name}`,
      title,
      text: summary,
    })),
  );
}

/** An address may contain anything; what is no valid id has no articles near it. */
function isId(id: string): boolean {
  return listNewsNear.input.shape.id.safeParse(id).success;
}
