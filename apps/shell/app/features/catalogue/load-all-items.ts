import { listItems } from '@uid/contract/catalogue';
import type { ItemSummary } from '@uid/contract/catalogue';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';

/** All that the mall sells, in its own order: the endpoint hands it out a page at a time. */
export async function loadAllItems(call: Call, language: Language): Promise<ItemSummary[]> {
  const first = await call(listItems, { language });
  const pages = Math.ceil(first.total / first.pageSize);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      call(listItems, { language, page: index + 2 }),
    ),
  );
  return [first, ...rest].flatMap(({ items }) => items);
}
