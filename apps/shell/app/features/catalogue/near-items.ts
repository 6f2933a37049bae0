import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';
import { itemPath } from './item-path.ts';
import { loadAllItems } from './load-all-items.ts';

/** What the mall sells that is like the item asked for. */
export async function findNearItems({ call, language, query }: PageRequest): Promise<Nearby> {
  const items = await loadAllItems(call, language);
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
