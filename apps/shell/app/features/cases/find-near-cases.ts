import { routes } from '@uid/contract/pages';
import { listCases } from '@uid/contract/contents';

import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';
import { caseNumber } from './case-gist.ts';

/** Returns cases of an industry like the one asked for, else the first ones. */
export async function findNearCases({ call, language, query }: PageRequest): Promise<Nearby> {
  const { cases } = await call(listCases, { language });
  return nearbyOf(
    query.get('industry') ?? '',
    cases.map((each) => ({
      name: each.id,
      path: `${routes.cases}#${each.id}`,
      title: each.title,
      text: each.figures ? `${each.client} · ${caseNumber(each, language)}` : each.client,
    })),
  );
}
