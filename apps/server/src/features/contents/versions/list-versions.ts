import type { OutputOf } from '@uid/contract/endpoint';
import type { listContentVersions } from '@uid/contract/staff-contents';
import { sql } from 'kysely';

import { cutPage } from '../../../database/cut-page.ts';
import type { Handle } from '../../../database/database.ts';
import type { ContentName } from './heads.ts';

const pageSize = 100;

/** Returns a page of the versions of all parts with their authors, newest first. */
export async function listVersions(
  handle: Handle,
  { kind, id, after }: ContentName & { after?: string | undefined },
): Promise<OutputOf<typeof listContentVersions>> {
  const [at, number, part] = after?.split('-') ?? [];
  const found = await handle
    .selectFrom('contentVersions')
    .leftJoin('accounts', 'accounts.id', 'contentVersions.authorId')
    .select(['part', 'number', 'at', 'origin', 'authorId', 'accounts.email'])
    .where('kind', '=', kind)
    .where('contentVersions.id', '=', id)
    .$if(part !== undefined, (query) =>
      query.where(sql<boolean>`(at, number, part) < (${Number(at)}, ${Number(number)}, ${part})`),
    )
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .orderBy('part', 'desc')
    .limit(pageSize + 1)
    .execute();
  const page = cutPage(found, pageSize, (last) => [last.at, last.number, last.part].join('-'));
  return {
    versions: page.rows.map(({ authorId, email, ...version }) => ({
      ...version,
      ...(authorId !== null && { person: { id: authorId, ...(email !== null && { email }) } }),
    })),
    next: page.next,
  };
}
