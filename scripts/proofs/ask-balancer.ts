import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const page = '/en/news';
const priced = '/en/product/sdp';
const brotli = { 'accept-encoding': 'br' };

/**
 * Checks what a balancer caches and what it passes on. Returns the faults.
 * @param log returns what the servers have logged
 */
export async function askBalancer(origin: string, log: () => string): Promise<string[]> {
  const faults: string[] = [];
  const expect = (isSo: boolean, sentence: string) => isSo || faults.push(sentence);

  expect(await isKept(origin + page, brotli), 'a page for everybody is not kept');
  expect(
    !(await isKept(origin + page, { ...brotli, cookie: 'a=b' })),
    'kept for one with a cookie',
  );
  for (const path of [priced, '/cart', '/api/items?language=zh', '/readyz'])
    expect(!(await isKept(origin + path, brotli)), `${path} is kept`);
  // Each encoding is asked for right after Brotli was cached. The request without an encoding comes first,
  // while the cache holds nothing else.
  for (const encoding of [undefined, 'gzip', 'br;q=0']) {
    await isKept(origin + page, brotli);
    const { headers } = await ask(origin + page, {
      headers: encoding ? { 'accept-encoding': encoding } : {},
    });
    expect(!headers['content-encoding'], `Brotli for who takes ${encoding ?? 'nothing'}`);
  }
  const { headers, body } = await ask(origin + page, { headers: brotli });
  expect(headers['cache-control'] === 'no-cache', 'a browser may keep the page');
  const again = await ask(origin + page, {
    headers: { ...brotli, 'if-none-match': headers.etag ?? '' },
  });
  expect(again.status === 304 && body.length > 0, 'who has the page is sent it again');

  const lie = {
    'x-forwarded-for': '203.0.113.9',
    forwarded: 'for=203.0.113.9',
    'x-forwarded-proto': 'https',
  };
  const lied = await ask(`${origin}/support`, {
    headers: { ...lie, 'x-forwarded-host': 'evil.example', cookie: 'a=b' },
  });
  expect(!lied.body.includes('evil.example'), 'a visitor says what host the site has');
  const bad = await ask(`${origin}/uid-boot/login`, { sent: '{"email":', headers: { ...lie } });
  expect(bad.status === 400, `half a body: ${bad.status}`);
  const large = await ask(`${origin}/uid-boot/login`, {
    sent: JSON.stringify({ email: 'a'.repeat(100_000) }),
  });
  expect(large.status === 413, `100 KB: ${large.status}`);
  expect(!log().includes('203.0.113.9'), 'a visitor says what address they have');
  const strange = await ask(`${origin}/no-such-page`, { headers: brotli });
  expect(strange.status === 404, `an unknown page: ${strange.status}`);
  return faults;
}

/** Returns true if one of five requests in a row was answered from the balancer's cache. */
async function isKept(url: string, headers: OutgoingHttpHeaders): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt += 1)
    if ((await ask(url, { headers })).headers['age'] !== undefined) return true;
  return false;
}

interface Asked {
  headers?: OutgoingHttpHeaders;
  sent?: string;
}

function ask(url: string, { headers = {}, sent }: Asked) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const method = sent === undefined ? 'GET' : 'POST';
      const type = sent === undefined ? {} : { 'content-type': 'application/json' };
      const asking = request(url, { method, headers: { ...type, ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('error', reject);
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
        });
      });
      asking.on('error', reject);
      asking.end(sent);
    },
  );
}
