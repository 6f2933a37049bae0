import { Agent, request } from 'node:http';

import { buildIfStale } from '../build-if-stale.ts';
import { startSite } from '../start-site.ts';
import { createOwnDatabase } from './own-database.ts';

/**
 * `npm run proof:long-texts` sends every header that the server reads, and every kind of address, at its
 * maximum length. Each text repeats one of some thirty characters and words, and ends in another character. The
 * fastest of ten answers must take at most 50 ms, because a text that is read in more than linear time would
 * block everybody.
 */
const [limit, length] = [50, 12_000];
/** Bytes. A redirect may contain the whole text, percent-encoded. */
const maxHeaderSize = 64 * 1024;

const units =
  'a|A|1|0|/|(|)|[|{|<|@|.|-|_|+|*|?|$|^|~|&|=|;|:|,|#|%|"|\'|a@|a.|a-|a=|a,|<a|1,|%41|%2F|%E4%B8%AD|q=0.1,|en,|W/"a",|a=b;|::1,'.split(
    '|',
  );
const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'dpop',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
  'x-access-token',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-xsrf-token',
];
const readers = ['/home', '/cart', '/mall?q=sim', '/nowhere', '/api/cart?language=zh', '/rss.xml'];
const beginnings = [
  '/',
  '/en/',
  '/product/',
  '/mall?q=',
  '/mall?item=',
  '/news?page=',
  '/news/detail?id=',
  '/support?',
  '/order?no=',
  '/assets/',
  '/media/',
  '/uid-front/',
  '/operator/',
  '/api/',
  '/.well-known/',
];

interface Asked {
  path: string;
  headers?: Record<string, string>;
}

await buildIfStale();
const database = await createOwnDatabase(process.env['TEST_DATABASE_URL']);
const site = await startSite(database.dataDir, { DATABASE_URL: database.databaseUrl ?? '' });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let count = 0;
let slowest = { time: 0, what: '' };
try {
  // The first requests compile the code that answers them.
  for (const path of readers) await quickest({ path });
  for (const [what, asked] of listAsked()) await measure(asked, what);
  console.log(
    `${count} long texts; the slowest took ${slowest.time.toFixed(0)} ms: ${slowest.what}`,
  );
  process.exitCode = slowest.time > limit ? 1 : 0;
} finally {
  agent.destroy();
  await site.stop();
  await database[Symbol.asyncDispose]();
}

function* listAsked(): Generator<[what: string, Asked]> {
  for (const unit of units)
    for (const end of ['', '!x']) {
      const text = unit.repeat(Math.floor(length / unit.length)) + end;
      for (const name of headers)
        for (const path of readers)
          yield [`${name} of ${unit}`, { path, headers: { [name]: text } }];
      for (const path of beginnings) yield [`${path} and ${unit}`, { path: path + text }];
    }
}

async function measure(asked: Asked, what: string): Promise<void> {
  count += 1;
  const time = await quickest(asked);
  if (time > slowest.time) slowest = { time, what };
  if (time > limit) console.error(`${what}: ${time.toFixed(0)} ms`);
}

/** Returns milliseconds. Repeats slow requests, because other processes may have used the processor. */
async function quickest(asked: Asked): Promise<number> {
  let time = await ask(asked);
  for (let again = 0; again < 9 && time > limit; again += 1)
    time = Math.min(time, await ask(asked));
  return time;
}

function ask({ path, headers: sent = {} }: Asked): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request(site.origin, { path, agent, headers: sent, maxHeaderSize }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => {
        if ((answer.statusCode ?? 500) >= 500) reject(new Error(`${path}: ${answer.statusCode}`));
        else resolve(performance.now() - started);
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}
