import { questionPageSize } from '@uid/contract/constants';
import { getSupport, listAdvisories } from '@uid/contract/contents';

import type { ServerContext } from '../../../context.ts';
import type { Serve } from '../../../http/serve.ts';
import { readDatedPage } from '../dated-list.ts';
import { countQuestions, listQuestionPage } from './repository.ts';

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

  serve(listAdvisories, async ({ language, id, page }) => {
    // Ids of advisories are lower case in addresses and upper case in the database.
    const asked = { page, id: id?.toUpperCase() };
    const { contents, ...listed } = await readDatedPage(handle, { kind: 'advisory' }, asked);
    return {
      advisories: contents.map(({ text, ...facts }) => ({ ...facts, ...text[language] })),
      ...listed,
    };
  });
}
