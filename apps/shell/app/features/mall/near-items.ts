import { listItems } from '@uid/contract/catalogue';
import type { ItemSummary } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';
import { itemPath } from './item-path.ts';

/** What the mall sells that is like the item asked for. */
export async function findNearItems({ call, language, query }: PageRequest): Promise<Nearby> {
  const items = await listAll(call, language);
  return nearbyOf(
    query.get('item') ?? '',
    items.map(({ id, group, name, summary }) => ({
      name: id,
      family: group,
      path: itemPath(id),
      title: name,
      text: summary,
    })),
  );
}

async function listAll(call: Call, language: Language): Promise<ItemSummary[]> {
  const first = await call(listItems, { language });
  const pages = Math.ceil(first.total / first.pageSize);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      call(listItems, { language, page: index + 2 }),
    ),
  );
  return [first, ...rest].flatMap(({ items }) => items);
}
