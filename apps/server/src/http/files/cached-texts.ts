import { Readable } from 'node:stream';
import { createGunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../context.ts';
import type { InTurn } from '../in-turn.ts';
import { takesCoding } from '../takes-coding.ts';

export interface CachedText {
  /** Identifies the text among the others. */
  key: string;
  type: string;
  write: () => Promise<string>;
}

interface Entry {
  version: number;
  madeAt: number;
  /** While the text is being written, every request for it waits for the same promise. */
  bytes: Promise<Buffer>;
}

/** Milliseconds that a cached text may be out of date if its change is not reported. */
const maxAge = 30_000;
/** Maximum number of cached texts, also for clients that ask for the site under many host names. */
const maxEntries = 20;

const compress = promisify(gzip);

/**
 * Caches texts for machines that are the same for everybody and take as long to make as a page: they wait in the render
 * queue, and stay, compressed, as long as they are current. A sitemap of 10,000 addresses has 4 MB, or 85 KB
 * compressed, which slow readers share.
 */
export function createSendText(
  { now, database: { siteVersion } }: Pick<ServerContext, 'now' | 'database'>,
  inTurn: InTurn,
) {
  const cached = new Map<string, Entry>();

  function bytesOf({ key, write }: CachedText, address: string): Promise<Buffer> {
    const entry = cached.get(key);
    const version = siteVersion();
    if (entry?.version === version && now() - entry.madeAt < maxAge) return entry.bytes;
    const bytes = inTurn({ address }, async () => compress(await write()));
    cached.delete(key);
    cached.set(key, { version, madeAt: now(), bytes });
    const [oldest] = cached.keys();
    if (cached.size > maxEntries && oldest !== undefined) cached.delete(oldest);
    return bytes.catch((cause: unknown) => {
      if (cached.get(key)?.bytes === bytes) cached.delete(key);
      throw cause;
    });
  }

  return async function sendText(
    request: FastifyRequest,
    reply: FastifyReply,
    text: CachedText,
  ): Promise<FastifyReply> {
    const bytes = await bytesOf(text, request.ip);
    void reply.type(text.type).header('vary', 'accept-encoding');
    if (takesCoding(request.headers['accept-encoding']?.toString(), 'gzip'))
      return reply.header('content-encoding', 'gzip').send(bytes);
    return reply.send(Readable.from([bytes]).pipe(createGunzip()));
  };
}

export type SendText = ReturnType<typeof createSendText>;
