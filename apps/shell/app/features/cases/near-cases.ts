import { routes } from '@uid/contract/pages';
import { listCases } from '@uid/contract/contents';

import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';

/** Cases of an industry like the one asked for, else the first. */
export async function findNearCases({ call, language, query }: PageRequest): Promise<Nearby> {
  const { cases } = await call(listCases, { language });
  return nearbyOf(
    query.get('industry') ?? '',
    cases.map(({ id, title, client, headline }) => ({
      name: id,
      path: `${routes.cases}#${id}`,
      title,
      text: `${client} · ${headline.value} ${headline.label}`,
    })),
  );
}
