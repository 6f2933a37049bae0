import { textPagePrefix } from '@uid/contract/pages';
import type { FastifyInstance } from 'fastify';

import type { ServerContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswerPage } from '../../http/pages/answer-page.ts';
import { findBody } from './contents.ts';

/**
 * Serves `/im/NAME.txt`: small published text pages. Any other address under `/im/` is handled like the address of a
 * page or, if the server has no pages, as an unknown endpoint.
 */
export function serveTextPages(
  app: FastifyInstance,
  { database }: ServerContext,
  answerPage: AnswerPage = async () => {
    throw new AppError('NOT_FOUND');
  },
): void {
  app.get(`${textPagePrefix}:file`, async (request, reply) => {
    // The raw URL is matched, because a percent-encoded name would be a second address of the same page.
    const name = /^\/im\/([a-z0-9-]+)\.txt$/.exec(request.url.split('?', 1)[0] ?? '')?.[1];
    const page = name && (await findBody(database.handle, 'text-page', name));
    if (!page) return answerPage(request, reply);
    return reply.type('text/plain; charset=utf-8').send(page.body);
  });
}
