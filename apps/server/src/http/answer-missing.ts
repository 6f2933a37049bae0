import type { Language } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { requestLanguage } from './request-facts.ts';

/** An address without a page: what is shown for it is the site's own 404, prepared once, whatever was asked for. */
export const noPage = '/no-such-file';

/** The one answer to every name that is not published: nothing of the request is in it. */
export async function answerMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  hasPages: boolean,
): Promise<FastifyReply> {
  void reply.status(404).headers({ vary: 'accept, accept-language', 'cache-control': 'no-cache' });
  if (!hasPages || !request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send('404\n');
  return sendNoPage(request, reply, requestLanguage(request));
}

/** The answer to an address that cannot be decoded: as to any other where there is no page. */
export async function answerNoPage(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.status(404).header('cache-control', 'no-cache');
  return sendNoPage(request, reply, splitLanguage(request.url).language);
}

async function sendNoPage(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
): Promise<FastifyReply> {
  const page = await request.server.inject({
    url: localPath(noPage, language),
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
