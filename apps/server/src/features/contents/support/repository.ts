import { questionPageSize } from '@uid/contract/constants';
import type { SupportQuestion } from '@uid/contract/content';

import type { Handle } from '../../../database/database.ts';
import { countListed } from '../contents.ts';
import { readBodies } from '../read-body.ts';

/** Returns one page of the questions, in their own order. */
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

function matching(handle: Handle, topic: string | undefined) {
  return handle
    .selectFrom('contents')
    .where('kind', '=', 'question')
    .$if(topic !== undefined, (query) => query.where('category', '=', topic!));
}
