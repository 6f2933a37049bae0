import { Readable } from 'node:stream';

import type { FileEndpoint } from '@uid/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';
import { readByteRange } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';
import { namesTag } from '../entity-tags.ts';

/** What the handler of a file endpoint returns. */
export interface FileAnswer {
  /** In plain ASCII: the name under which the browser saves the file. */
  name?: string;
  body: Buffer | Readable | StoredBody;
  /** Headers besides the type; without a `cache-control` of its own, the response is not cached. */
  headers?: Record<string, string>;
  /**
   * Entity tag of a file that can be asked for again: it allows ranges, and a 304 if the client's copy is current.
   */
  etag?: string;
}

/** Stored bytes, of which only the requested range is read. */
export interface StoredBody {
  size: number;
  /** Undefined if the bytes no longer exist. */
  open: (range?: ByteRange) => Promise<Buffer | Readable | undefined>;
}

/** Headers about the file, besides those that an answer names itself. */
const fileHeaders = [
  'content-type',
  'content-disposition',
  'cache-control',
  'etag',
  'accept-ranges',
];

export async function sendFile(
  endpoint: FileEndpoint,
  answer: FileAnswer,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  try {
    return await sendBody(endpoint, answer, exchange);
  } catch (cause) {
    // With these headers a browser would save the error response under the file's name.
    for (const name of [...fileHeaders, ...Object.keys(answer.headers ?? {})])
      void exchange.reply.removeHeader(name);
    throw cause;
  }
}

async function sendBody(
  { type }: FileEndpoint,
  { name, body, headers, etag }: FileAnswer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  void reply.type(type.startsWith('text/') ? `${type}; charset=utf-8` : type).headers({
    'cache-control': 'private, no-store',
    ...(name !== undefined && { 'content-disposition': `attachment; filename="${name}"` }),
    ...headers,
  });
  if (body instanceof Readable) return reply.send(body);
  const stored = Buffer.isBuffer(body) ? inMemory(body) : body;
  if (etag === undefined) return reply.send(await read(stored));
  return sendVersion(request, reply, { body: stored, etag });
}

/** Sends the bytes, a part of them, or a 304 if the client's copy is current; in the order of RFC 9110, 13.2.2. */
async function sendVersion(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: { body: StoredBody; etag: string },
): Promise<FastifyReply> {
  void reply.headers({ etag, 'accept-ranges': 'bytes' });
  const known = headers['if-match'];
  if (known !== undefined && !namesTag(known, etag)) return reply.status(412).send();
  if (namesTag(headers['if-none-match'], etag)) return reply.status(304).send();
  const range = isRangeWanted() ? readByteRange(headers.range, body.size) : undefined;
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${body.size}`).send();
  if (!range) {
    const all = method === 'HEAD' ? Readable.from([]) : await read(body);
    return reply.header('content-length', body.size).send(all);
  }
  const { first, last } = range;
  const part = await read(body, range);
  return reply
    .status(206)
    .headers({
      'content-range': `bytes ${first}-${last}/${body.size}`,
      'content-length': last - first + 1,
    })
    .send(part);

  /** A range is only valid on GET, and only for the version of which the client already holds a part. */
  function isRangeWanted(): boolean {
    const version = headers['if-range'];
    return method === 'GET' && (version === undefined || version === etag);
  }
}

function inMemory(bytes: Buffer): StoredBody {
  return {
    size: bytes.length,
    open: async (range) => (range ? bytes.subarray(range.first, range.last + 1) : bytes),
  };
}

async function read(body: StoredBody, range?: ByteRange) {
  const bytes = await body.open(range);
  if (bytes === undefined) throw new AppError('NOT_FOUND');
  return bytes;
}
