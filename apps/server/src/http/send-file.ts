import type { Readable } from 'node:stream';

import type { FileEndpoint } from '@uid/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { readByteRange } from './byte-range.ts';
import { namesTag } from './entity-tags.ts';

/** What the handler of a file endpoint gives. */
export interface FileAnswer {
  /** In plain ASCII: the reader saves the file under it. */
  name?: string;
  body: Buffer | Readable;
  /** Besides the type; without a `cache-control` of its own nobody keeps the answer. */
  headers?: Record<string, string>;
  /** Of bytes that can be asked for again: then a part is sent, or that the reader's copy is still good. */
  etag?: string;
}

export function sendFile(
  { type }: FileEndpoint,
  { name, body, headers, etag }: FileAnswer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  void reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type).headers({
    'cache-control': 'private, no-store',
    ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
    ...headers,
  });
  if (etag === undefined || !Buffer.isBuffer(body)) return reply.send(body);
  return sendVersion(request, reply.headers({ etag, 'accept-ranges': 'bytes' }), { body, etag });
}

/** The bytes, a part of them, or that the reader's copy is still good; in the order of RFC 9110, 13.2.2. */
function sendVersion(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: { body: Buffer; etag: string },
): FastifyReply {
  const known = headers['if-match'];
  if (known !== undefined && !namesTag(known, etag)) return reply.status(412).send();
  if (namesTag(headers['if-none-match'], etag)) return reply.status(304).send();
  const range = isRangeWanted() ? readByteRange(headers.range, body.length) : undefined;
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${body.length}`).send();
  if (!range) return reply.header('content-length', body.length).send(body);
  const { first, last } = range;
  return reply
    .status(206)
    .headers({
      'content-range': `bytes ${first}-${last}/${body.length}`,
      'content-length': last - first + 1,
    })
    .send(body.subarray(first, last + 1));

  /** A range means something only on GET, and only of the version that the reader already holds a part of. */
  function isRangeWanted(): boolean {
    const version = headers['if-range'];
    return method === 'GET' && (version === undefined || version === etag);
  }
}
