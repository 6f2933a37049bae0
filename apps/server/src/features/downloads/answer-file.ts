import type { FastifyReply, FastifyRequest } from 'fastify';

import { namesTag } from '../../http/entity-tags.ts';
import { readByteRange } from './byte-range.ts';
import type { ServedFile } from './served-file.ts';

/** The file, a part of it, or that the reader's copy is still good; in the order of RFC 9110, 13.2.2. */
export function answerFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { file, etag, headers: own }: ServedFile,
): FastifyReply {
  const { bytes } = file;
  void reply.headers(own);
  const known = headers['if-match'];
  if (known !== undefined && !namesTag(known, etag)) return reply.status(412).send();
  if (namesTag(headers['if-none-match'], etag)) return reply.status(304).send();
  const range = isRangeWanted() ? readByteRange(headers.range, bytes.length) : undefined;
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${bytes.length}`).send();
  if (!range) return reply.header('content-length', bytes.length).send(bytes);
  const { first, last } = range;
  return reply
    .status(206)
    .headers({
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
      'content-length': last - first + 1,
    })
    .send(bytes.subarray(first, last + 1));

  /** A range means something only on GET, and only of the version that the reader already holds a part of. */
  function isRangeWanted(): boolean {
    const version = headers['if-range'];
    return method === 'GET' && (version === undefined || version === etag);
  }
}
