import { listItems, listItemsNear } from '@uid/contract/catalogue';

import { nearbyOf } from '../../layout/missing/nearby.ts';
import type { Nearby } from '../../layout/missing/nearby.ts';
import type { PageRequest } from '../../load-page.ts';
import { itemPath } from './item-paths.ts';

/** What the mall sells that is like the item asked for, else what stands first. */
export async function findNearItems({ call, language, query }: PageRequest): Promise<Nearby> {
  const id = query.get('item') ?? '';
  const [first, near] = await Promise.all([
    call(listItems, { language }),
    isId(id) ? call(listItemsNear, { language, id }) : { items: [] },
  ]);
  // What is sold for the same purpose as those beside it.
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

/** Anything may stand in an address; what no id looks like has none beside it. */
function isId(id: string): boolean {
  return listItemsNear.input.shape.id.safeParse(id).success;
}
