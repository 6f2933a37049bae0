import type { Language } from '@uid/contract/language';
import { localPath, splitLanguage } from '@uid/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { answerError } from './error-answer.ts';
import { requestLanguage } from './request-facts.ts';

/** An address without a page: the site's own 404, rendered once, is shown for it, whatever the request asked for. */
export const noPage = '/no-such-file';

/** The only response to every name that is not published: it contains nothing from the request. */
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

/** Answers an address that cannot be decoded like any other address without a page. */
export async function answerNoPage(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.status(404).header('cache-control', 'no-cache');
  try {
    return await sendNoPage(request, reply, splitLanguage(request.url).language);
  } catch (cause) {
    // No route handles this request, so an uncaught error would end the process.
    return answerError(cause as Error, request, reply);
  }
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
