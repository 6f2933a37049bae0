import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { shopDay } from '../../shop-clock.ts';

/** Reads the latest day on which the words of a product's document were written, or those of the company. */
export async function readWritingDays(
  handle: Handle,
): Promise<(product: string, language: Language) => string | undefined> {
  const rows = await handle
    .selectFrom('contentHeads')
    .innerJoin('contentVersions', (join) =>
      join
        .onRef('contentVersions.kind', '=', 'contentHeads.kind')
        .onRef('contentVersions.id', '=', 'contentHeads.id')
        .onRef('contentVersions.part', '=', 'contentHeads.part')
        .onRef('contentVersions.number', '=', 'contentHeads.published'),
    )
    .select(['contentHeads.kind', 'contentHeads.id', 'contentHeads.part', 'contentVersions.at'])
    .where('contentHeads.kind', 'in', ['product', 'company'])
    .execute();
  return (product, language) => {
    const times = rows
      .filter(({ kind, id }) => kind === 'company' || id === product)
      .filter(({ part }) => part === 'shared' || part === language)
      .map(({ at }) => at);
    return times.length > 0 ? shopDay(Math.max(...times)) : undefined;
  };
}
