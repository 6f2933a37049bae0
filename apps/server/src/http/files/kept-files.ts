import type { FastifyInstance } from 'fastify';

import type { Arrival } from '../arrival.ts';
import { takesCoding } from '../takes-coding.ts';
import { hasRouteAt } from '../unknown-calls.ts';

/** A built file as it was sent once. Its name says what is in it, so that it never changes. */
export interface KeptFile {
  /** As Fastify knows it: the address of this file alone. */
  route: string;
  /** Names and values of its headers, by turns, without those that are each answer's own. */
  head: string[];
  body: Buffer;
}

/** Bytes: what a hundred visits need; the largest file is a tenth of it. */
const maxBytes = 4 * 1024 * 1024;
const ownHeaders = new Set(['connection', 'date', 'keep-alive', 'x-request-id']);
/** Whoever names one of these has the file already, or wants a part of it. */
const particular = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'range',
];

/**
 * Keeps the answers to whoever asked for a built file, and finds them before they are routed: a visit asks for a dozen
 * files, and reading one costs several times what a kept page does. Of those asked for longest ago some make room.
 */
export function createKeptFiles(app: FastifyInstance, max = maxBytes) {
  const kept = new Map<string, KeptFile>();
  const reading = new Set<string>();
  let bytes = 0;

  function keep(key: string, file: KeptFile): void {
    kept.set(key, file);
    bytes += file.body.length;
    for (const [oldest, { body }] of kept) {
      if (bytes <= max) return;
      kept.delete(oldest);
      bytes -= body.length;
    }
  }

  async function read(path: string, coding: string): Promise<KeptFile> {
    const answer = await app.inject({ url: path, headers: { 'accept-encoding': coding } });
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}.`);
    const shared = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
    return { route: path, head: shared.flat().map(String), body: answer.rawPayload };
  }

  /** Answers the next who ask. */
  async function prepare(key: string, path: string, coding: string): Promise<void> {
    reading.add(key);
    try {
      keep(key, await read(path, coding));
    } finally {
      reading.delete(key);
    }
  }

  return function findFile({ url, headers }: Arrival): KeptFile | undefined {
    if (!url.includes('/assets/') || particular.some((name) => name in headers)) return undefined;
    const coding = takesCoding(headers['accept-encoding']?.toString(), 'br') ? 'br' : 'identity';
    const key = `${coding} ${url}`;
    const file = kept.get(key);
    if (!file) {
      const isThere = !reading.has(key) && hasRouteAt(app, { method: 'GET', url });
      // Where it cannot be read, Fastify says so to whoever asks.
      if (isThere) prepare(key, url, coding).catch(() => undefined);
      return undefined;
    }
    kept.delete(key);
    kept.set(key, file);
    return file;
  };
}
