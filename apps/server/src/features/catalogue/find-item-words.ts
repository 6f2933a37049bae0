import type { Language } from '@uid/contract/language';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { textsOf } from './present-item.ts';

export interface ItemWords {
  name: string;
  summary: string;
  drawing: string;
}

/** Returns the words about an item that is on sale. */
export async function findItemWords(
  handle: Handle,
  id: string,
  language: Language,
): Promise<ItemWords | undefined> {
  const row = await handle
    .selectFrom('items')
    .select(['texts', 'drawing'])
    .where('id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('variants')
          .select(sql.lit(1).as('one'))
          .whereRef('variants.itemId', '=', 'items.id')
          .where('isWithdrawn', '=', 0),
      ),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, summary } = textsOf(row)[language];
  return { name, summary, drawing: row.drawing };
}
