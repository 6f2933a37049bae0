import { listItems, listItemsNear } from '@uid/contract/catalogue';

import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';
import { itemPath } from './item-paths.ts';

/** Returns items of the mall that are like the one asked for, else the first ones. */
export async function findNearItems({ call, language, query }: PageRequest): Promise<Nearby> {
  const id = query.get('item') ?? '';
  const [first, near] = await Promise.all([
    call(listItems, { language }),
    isId(id) ? call(listItemsNear, { language, id }) : { items: [] },
  ]);
  // Also items that are sold for the same purpose as the nearest ones.
  const groups = [...new Set(near.items.map(({ group }) => group))];
  const families = await Promise.all(groups.map((group) => call(listItems, { language, group })));
  const found = [...first.items, ...near.items, ...families.flatMap((list) => list.items)];
  const items = new Map(found.map((each) => [each.id, each]));
  return nearbyOf(
    id,
    [...items.values()].map(({ id: name, group, name: title, summary }) => ({
      name,
      family: group,
      path: itemPath(name),
      title,
      text: summary,
    })),
  );
}

/** An address may contain anything; what is no valid id has no items near it. */
function isId(id: string): boolean {
  return listItemsNear.input.shape.id.safeParse(id).success;
}
