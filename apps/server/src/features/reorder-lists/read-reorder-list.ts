import type { Language } from '@uid/contract/language';
import type { ListedReorderList, ReorderList } from '@uid/contract/reorder-lists';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { checkOrderList } from '../cart/order-list/check-order-list.ts';
import { findList, listLines, listStored } from './repository.ts';
import type { OwnList } from './repository.ts';

export async function readReorderLists(
  handle: Handle,
  accountId: string,
): Promise<ListedReorderList[]> {
  const lists = await listStored(handle, accountId);
  const lines = await listLines(
    handle,
    lists.map(({ id }) => id),
  );
  const byList = Map.groupBy(lines, ({ listId }) => listId);
  return lists.map(({ id, name }) => {
    const own = byList.get(id) ?? [];
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return { id, name, lines: own.length, pieces };
  });
}

/** Reads a list at current prices and on its own. The content of the cart matters only once the list is added to it. */
export async function readReorderList(
  handle: Handle,
  own: OwnList,
  language: Language,
): Promise<ReorderList> {
  const list = await findList(handle, own);
  if (!list) throw new AppError('NOT_FOUND');
  const { id, name, revision } = list;
  const stored = await listLines(handle, [id]);
  if (stored.length === 0) return { id, name, revision, lines: [], goodsFen: 0 };
  const { lines, goodsFen } = await checkOrderList(handle, stored, { owner: undefined, language });
  return {
    id,
    name,
    revision,
    goodsFen,
    lines: lines.map((line, index) => {
      const { quantity = 1, priceFen: keptPriceFen } = stored[index] ?? {};
      const isChanged = line.priceFen !== undefined && line.priceFen !== keptPriceFen;
      return {
        ...line,
        quantity,
        ...(isChanged && keptPriceFen !== undefined && { keptPriceFen }),
      };
    }),
  };
}
