import { Readable } from 'node:stream';
import { createGunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ServerContext } from '../../context.ts';
import type { InTurn } from '../in-turn.ts';
import { takesCoding } from '../takes-coding.ts';

export interface KeptText {
  /** Tells it from others. */
  key: string;
  type: string;
  write: () => Promise<string>;
}

interface Kept {
  version: number;
  madeAt: number;
  /** While it is written, whoever asks for it waits for the same one. */
  bytes: Promise<Buffer>;
}

/** Texts of which nobody tells that they were changed may show this much later. */
const maxAge = 30_000;
/** Whoever asks under many names of the site keeps no more. */
const maxEntries = 20;

const compress = promisify(gzip);

/**
 * Texts for machines that are the same for everybody and take long to write, as a page does: they wait in the line of
 * the pages, and stay, compressed, as long as what they tell. A sitemap of 10,000 addresses has 4 MB, and 85 KB so:
 * readers that are slow share it.
 */
export function createSendText(
  { now, database: { siteVersion } }: Pick<ServerContext, 'now' | 'database'>,
  inTurn: InTurn,
) {
  const kept = new Map<string, Kept>();

  function bytesOf({ key, write }: KeptText, address: string): Promise<Buffer> {
    const entry = kept.get(key);
    const version = siteVersion();
    if (entry?.version === version && now() - entry.madeAt < maxAge) return entry.bytes;
    const bytes = inTurn({ address }, async () => compress(await write()));
    kept.delete(key);
    kept.set(key, { version, madeAt: now(), bytes });
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    return bytes.catch((cause: unknown) => {
      if (kept.get(key)?.bytes === bytes) kept.delete(key);
      throw cause;
    });
  }

  return async function sendText(
    request: FastifyRequest,
    reply: FastifyReply,
    text: KeptText,
  ): Promise<FastifyReply> {
    const bytes = await bytesOf(text, request.ip);
    void reply.type(text.type).header('vary', 'accept-encoding');
    if (takesCoding(request.headers['accept-encoding']?.toString(), 'gzip'))
      return reply.header('content-encoding', 'gzip').send(bytes);
    return reply.send(Readable.from([bytes]).pipe(createGunzip()));
  };
}

export type SendText = ReturnType<typeof createSendText>;
