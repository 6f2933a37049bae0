import type { NewsArticle } from '@uid/contract/content';
import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { readBodies } from '../read-body.ts';

const batch = 200;

/** Yields all articles, newest first, in batches, so that no more than one batch is in memory. */
export async function* readNewest(handle: Handle): AsyncGenerator<NewsArticle[]> {
  let last: { publishedOn: string | null; id: string } | undefined;
  do {
    const after = last;
    const rows = await handle
      .selectFrom('contents')
      .select(['id', 'body', 'publishedOn'])
      .where('kind', '=', 'news')
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`("publishedOn", id) < (${after!.publishedOn}, ${after!.id})`),
      )
      .orderBy('publishedOn', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
      .execute();
    if (rows.length > 0) yield readBodies('news', rows);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}
