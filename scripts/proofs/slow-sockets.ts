import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { Pool } from 'undici';

import { quantile } from '../../bench/turns.ts';
import { startSite } from '../start-site.ts';
import { createOwnDatabase } from './own-database.ts';
import { buildIfStale } from '../build-if-stale.ts';

/**
 * `npm run proof:slow-sockets -- [sockets]` opens sockets that send a byte a second of headers or of a body.
 * They are answered 408 and closed, while readers are served within 200 ms (99 of 100). Then ten connections
 * pipeline 1,000 requests each, of cached pages and of searches, and read nothing, which must not slow the
 * readers down.
 */
const count = Number(process.argv[2] ?? 500);
const [limit, timeout] = [200, 20_000];
const paths = ['/home', '/en/product/sdp', '/api/items?language=zh', '/healthz'];
/** The first search loads the index, which makes readers wait once. */
const search = '/api/search?language=zh&q=key';
const dripping = {
  headers: 'GET /home HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  body: 'POST /uid-boot/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
};

await buildIfStale();
const database = await createOwnDatabase(process.env['TEST_DATABASE_URL']);
const site = await startSite(database.dataDir, { DATABASE_URL: database.databaseUrl ?? '' });
try {
  const pool = new Pool(site.origin, { connections: 4, pipelining: 1 });
  for (const path of [...paths, ...paths, search]) await read(pool, path);
  const alone = await readFor(pool, async () => wait(5_000));
  const started = performance.now();
  const slow = Array.from({ length: count }, (_, index) =>
    drip(site.origin, index % 2 === 0 ? dripping.headers : dripping.body),
  );
  const fates = Promise.all(slow);
  const meanwhile = await readFor(pool, () => fates);
  const shed = (await fates).filter((fate) => fate === 408).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const silent = Array.from({ length: 10 }, (_, index) =>
    pipeline(site.origin, index % 2 === 0 ? '/mall' : search),
  );
  const besideSilent = await readFor(pool, async () => wait(10_000));
  for (const socket of silent) socket.destroy();
  await pool.close();
  const silentP99 = quantile(besideSilent, 0.99);
  console.log(
    `10 connections that pipeline 1,000 requests and read nothing; ${besideSilent.length} readers meanwhile: ` +
      `median ${quantile(besideSilent, 0.5).toFixed(1)} ms, p99 ${silentP99.toFixed(1)} ms, ` +
      `slowest ${Math.max(...besideSilent).toFixed(1)} ms`,
  );
  const p99 = quantile(meanwhile, 0.99);
  console.log(
    `${count} slow sockets, ${shed} answered 408 and shed within ${seconds} s; ` +
      `${meanwhile.length} readers meanwhile: median ${quantile(meanwhile, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms ` +
      `(alone: ${quantile(alone, 0.5).toFixed(1)} ms, ${quantile(alone, 0.99).toFixed(1)} ms)`,
  );
  process.exitCode = shed === count && p99 <= limit && silentP99 <= limit ? 0 : 1;
} finally {
  await site.stop();
  await database[Symbol.asyncDispose]();
}

/** Sends a byte a second until the server closes the connection. Resolves with the status of its answer. */
function drip(origin: string, opening: string): Promise<number> {
  const { port, hostname } = new URL(origin);
  const socket: Socket = connect(Number(port), hostname, () => socket.write(opening));
  const timer = setInterval(() => socket.write('x'), 1_000);
  const end = setTimeout(() => socket.destroy(), timeout);
  let answer = '';
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(end);
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0));
    });
  });
}

/** Sends a thousand requests at once and reads nothing of the responses. */
function pipeline(origin: string, path: string): Socket {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(1_000));
  return socket;
}

/** Reads until the work is done. Returns the milliseconds of each request. */
async function readFor(pool: Pool, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { isOver: false };
  const over = work().finally(() => (state.isOver = true));
  for (let turn = 0; !state.isOver; turn += 1) {
    times.push(await read(pool, paths[turn % paths.length] ?? '/'));
    await wait(20);
  }
  await over;
  return times;
}

async function read(pool: Pool, path: string): Promise<number> {
  const started = performance.now();
  const answer = await pool.request({ method: 'GET', path });
  await answer.body.dump();
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  return performance.now() - started;
}
