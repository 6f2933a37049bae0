import { pageSize, questionPageSize } from '@uid/contract/constants';
import { getSupport, listAdvisories } from '@uid/contract/contents';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import {
  countAdvisories,
  countQuestions,
  findAdvisoryPage,
  listAdvisoryPage,
  listQuestionPage,
} from './repository.ts';

export function serveSupport(serve: Serve, { database: { handle } }: ServerContext): void {
  serve(getSupport, async ({ language, topic, page }) => {
    const [questions, total] = await Promise.all([
      listQuestionPage(handle, { topic, page }),
      countQuestions(handle, topic),
    ]);
    return {
      questions: questions.map(({ id, topic: ownTopic, text }) => ({
        id,
        topic: ownTopic,
        ...text[language],
      })),
      total,
      page,
      pageSize: questionPageSize,
    };
  });

  serve(listAdvisories, async ({ language, id, ...asked }) => {
    // In addresses they stand in small letters.
    const page = id === undefined ? asked.page : await findAdvisoryPage(handle, id.toUpperCase());
    if (page === undefined) throw new AppError('NOT_FOUND');
    const [advisories, total] = await Promise.all([
      listAdvisoryPage(handle, page),
      countAdvisories(handle),
    ]);
    return {
      advisories: advisories.map(({ text, ...facts }) => ({ ...facts, ...text[language] })),
      total,
      page,
      pageSize,
    };
  });
}
