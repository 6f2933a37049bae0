import { questionPageSize } from '@uid/contract/constants';
import { getSupport } from '@uid/contract/contents';

import type { ServerContext } from '../../../context.ts';
import type { Serve } from '../../../http/serve.ts';
import { countQuestions, listNewestAdvisories, listQuestionPage } from './repository.ts';

/** The others are articles, too. */
const shownAdvisories = 20;

export function serveSupport(serve: Serve, { database: { handle } }: ServerContext): void {
  serve(getSupport, async ({ language, topic, page }) => {
    const [questions, total, advisories] = await Promise.all([
      listQuestionPage(handle, { topic, page }),
      countQuestions(handle, topic),
      listNewestAdvisories(handle, shownAdvisories),
    ]);
    return {
      questions: questions.map(({ id, topic: ownTopic, text }) => ({
        id,
        topic: ownTopic,
        ...text[language],
      })),
      advisories: advisories.map(({ text, ...facts }) => ({ ...facts, ...text[language] })),
      total,
      page,
      pageSize: questionPageSize,
    };
  });
}
