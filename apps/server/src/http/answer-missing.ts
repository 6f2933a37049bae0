import { localPath } from '@uid/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { requestLanguage } from './request-facts.ts';

/** An address without a page: what is shown for it is the site's own 404, whatever was asked for. */
const noPage = '/no-such-file';

/** The one answer to every name that is not published: nothing of the request is in it. */
export async function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  hasPages: boolean,
): Promise<FastifyReply> {
  void reply.status(404).headers({ vary: 'accept, accept-language', 'cache-control': 'no-cache' });
  if (!hasPages || !request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send('404\n');
  const page = await request.server.inject({
    url: localPath(noPage, requestLanguage(request)),
    remoteAddress: request.ip,
    headers: { host: request.host, 'x-request-id': request.id },
  });
  return reply
    .headers({
      'content-type': page.headers['content-type'],
      'content-security-policy': page.headers['content-security-policy'],
    })
    .send(page.rawPayload);
}
