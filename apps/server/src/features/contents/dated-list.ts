import { pageSize } from '@uid/contract/constants';
import type { ContentOf } from '@uid/contract/content-kinds';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { countListed } from './contents.ts';
import { readBodies } from './read-body.ts';

/** A list with the newest contents first, no matter when they were added. */
interface DatedList<Kind extends DatedKind> {
  kind: Kind;
  /** If undefined, the list has all contents of the kind. */
  category?: string | undefined;
}

type DatedKind = 'advisory' | 'certificate';

interface AskedPage {
  page: number;
  /** If given, this overrides `page`: the page on which this content stands is returned. */
  id?: string | undefined;
}

/** Reads a page of the list. Throws NOT_FOUND if `id` is given and the list has no such content. */
export async function readDatedPage<Kind extends DatedKind>(
  handle: Handle,
  list: DatedList<Kind>,
  asked: AskedPage,
): Promise<{ contents: ContentOf<Kind>[]; total: number; page: number; pageSize: number }> {
  const page = asked.id === undefined ? asked.page : await findPage(handle, list, asked.id);
  if (page === undefined) throw new AppError('NOT_FOUND');
  const [rows, total] = await Promise.all([
    rowsOf(handle, list)
      .select(['id', 'body'])
      .orderBy('publishedOn', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    countListed(handle, rowsOf(handle, list)),
  ]);
  return { contents: readBodies(list.kind, rows), total, page, pageSize };
}

async function findPage(
  handle: Handle,
  list: DatedList<DatedKind>,
  id: string,
): Promise<number | undefined> {
  const own = rowsOf(handle, list).select('publishedOn').where('id', '=', id);
  const found = await own.executeTakeFirst();
  if (!found) return undefined;
  const newer = sql<boolean>`("publishedOn", id) > (${found.publishedOn}, ${id})`;
  const before = await countListed(handle, rowsOf(handle, list).where(newer));
  return Math.floor(before / pageSize) + 1;
}

function rowsOf(handle: Handle, { kind, category }: DatedList<DatedKind>) {
  return handle
    .selectFrom('contents')
    .where('kind', '=', kind)
    .$if(category !== undefined, (query) => query.where('category', '=', category!));
}
