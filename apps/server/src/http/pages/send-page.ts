import type { FastifyReply, FastifyRequest } from 'fastify';

import { namesTag } from '../entity-tags.ts';
import { pageHeaders } from './page-headers.ts';
import { createPlainTexts } from '../files/plain-texts.ts';
import type { StoredPage } from './stored-page.ts';
import { takesCoding } from '../takes-coding.ts';

/** Sends a page in the form that the client takes: compressed, as plain text, or as a 304. */
export function createSendPage() {
  const plainTextOf = createPlainTexts();
  return async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: StoredPage,
  ): Promise<FastifyReply> {
    void reply.status(page.status).headers(pageHeaders(page));
    if (page.cookies.length > 0) void reply.header('set-cookie', page.cookies);
    const { brotli, etag } = page.body;
    if (page.status === 200 && namesTag(request.headers['if-none-match'], etag))
      return reply.status(304).send();
    if (!takesCoding(request.headers['accept-encoding']?.toString(), 'br'))
      return reply.send(await plainTextOf(page.body));
    return reply.header('content-encoding', 'br').send(brotli);
  };
}
