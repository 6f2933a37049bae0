import type { FastifyInstance } from 'fastify';

import type { Arrival } from '../arrival.ts';
import { takesCoding } from '../takes-coding.ts';
import { hasRouteAt } from '../unknown-calls.ts';

/** A built file as it was sent once. The hash in its name identifies its content, so that it never changes. */
export interface CachedFile {
  /** The route as Fastify knows it: the address of this file. */
  route: string;
  /** Names and values of its headers alternate; headers that differ by response are left out. */
  head: string[];
  body: Buffer;
}

/** Bytes: enough for a hundred visits; the largest file is a tenth of it. */
const maxBytes = 4 * 1024 * 1024;
const ownHeaders = new Set(['connection', 'date', 'keep-alive', 'x-request-id']);
/** A request with one of these headers comes from a client that has the file already, or wants a part of it. */
const particular = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'range',
];

/**
 * Caches built files that were asked for, and finds them before requests are routed: a visit asks for a dozen files,
 * and reading one costs several times what a cached page does. The files asked for longest ago are evicted.
 */
export function createCachedFiles(app: FastifyInstance, max = maxBytes) {
  const cached = new Map<string, CachedFile>();
  const reading = new Set<string>();
  let bytes = 0;

  function keep(key: string, file: CachedFile): void {
    cached.set(key, file);
    bytes += file.body.length;
    for (const [oldest, { body }] of cached) {
      if (bytes <= max) return;
      cached.delete(oldest);
      bytes -= body.length;
    }
  }

  async function read(path: string, coding: string): Promise<CachedFile> {
    const answer = await app.inject({ url: path, headers: { 'accept-encoding': coding } });
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}.`);
    const shared = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
    return { route: path, head: shared.flat().map(String), body: answer.rawPayload };
  }

  /** Reads the file into the cache for later requests. */
  async function prepare(key: string, path: string, coding: string): Promise<void> {
    reading.add(key);
    try {
      keep(key, await read(path, coding));
    } finally {
      reading.delete(key);
    }
  }

  return function findFile({ url, headers }: Arrival): CachedFile | undefined {
    if (!url.includes('/assets/') || particular.some((name) => name in headers)) return undefined;
    const coding = takesCoding(headers['accept-encoding']?.toString(), 'br') ? 'br' : 'identity';
    const key = `${coding} ${url}`;
    const file = cached.get(key);
    if (!file) {
      const isThere = !reading.has(key) && hasRouteAt(app, { method: 'GET', url });
      // If the file cannot be read, Fastify reports that to whoever asks for it.
      if (isThere) prepare(key, url, coding).catch(() => undefined);
      return undefined;
    }
    cached.delete(key);
    cached.set(key, file);
    return file;
  };
}
