import { pageSize, questionPageSize } from '@uid/contract/constants';
import type { Advisory, SupportQuestion } from '@uid/contract/content';
import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import { countListed } from '../contents.ts';
import { readBodies } from '../read-body.ts';

/** One page of the questions, in their own order. */
export async function listQuestionPage(
  handle: Handle,
  { topic, page }: { topic?: string | undefined; page: number },
): Promise<SupportQuestion[]> {
  const rows = await matching(handle, topic)
    .select(['id', 'body'])
    .orderBy('position')
    .orderBy('id')
    .limit(questionPageSize)
    .offset((page - 1) * questionPageSize)
    .execute();
  return readBodies('question', rows);
}

export async function countQuestions(handle: Handle, topic: string | undefined): Promise<number> {
  return countListed(handle, matching(handle, topic), questionPageSize);
}

/** One page of the advisories, newest first, whenever they were added. */
export async function listAdvisoryPage(handle: Handle, page: number): Promise<Advisory[]> {
  const rows = await advisories(handle)
    .select(['id', 'body'])
    .orderBy('publishedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return readBodies('advisory', rows);
}

export async function countAdvisories(handle: Handle): Promise<number> {
  return countListed(handle, advisories(handle));
}

/** The page of them that an advisory stands on; undefined where there is no such advisory. */
export async function findAdvisoryPage(handle: Handle, id: string): Promise<number | undefined> {
  const own = advisories(handle).select('publishedOn').where('id', '=', id);
  const found = await own.executeTakeFirst();
  if (!found) return undefined;
  const newer = sql<boolean>`("publishedOn", id) > (${found.publishedOn}, ${id})`;
  const before = await countListed(handle, advisories(handle).where(newer));
  return Math.floor(before / pageSize) + 1;
}

function advisories(handle: Handle) {
  return handle.selectFrom('contents').where('kind', '=', 'advisory');
}

function matching(handle: Handle, topic: string | undefined) {
  return handle
    .selectFrom('contents')
    .where('kind', '=', 'question')
    .$if(topic !== undefined, (query) => query.where('category', '=', topic!));
}
