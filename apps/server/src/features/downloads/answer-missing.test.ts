import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { publishedFiles } from './testing/published.ts';

const names = [
  '',
  '?n=',
  '?n=other.pdf',
  '?N=uid-sdp-zh.pdf',
  '?n=UID-SDP-ZH.PDF',
  '?n=uid-sdp-zh.pdf%20',
  '?n=uid-sdp-zh.pdf%00',
  '?n=%00uid-sdp-zh.pdf',
  '?n=./uid-sdp-zh.pdf',
  '?n=../package.json',
  '?n=..%2F..%2Fetc%2Fpasswd',
  '?n=..%252F..%252Fetc%252Fpasswd',
  '?n=%c0%ae%c0%ae%c0%afetc',
  '?n=..\\..\\windows\\win.ini',
  '?n=/etc/passwd',
  '?n=C:\\boot.ini',
  '?n=file:///etc/passwd',
  '?n=\\\\server\\share',
  '?n=CON',
  '?n=NUL.pdf',
  '?n=COM1',
  '?n=/dev/zero',
  '?n=/proc/self/environ',
  '?n=uid-sdp-zh.pdf::$DATA',
  '?n=%zz',
  '?n=__proto__',
  '?n=constructor',
  `?n=${'a'.repeat(8192)}`,
  '?n=uid-sdp-zh.pdf&n=uid-sdp-zh.pdf',
  '?n[]=uid-sdp-zh.pdf',
  '?n[a]=uid-sdp-zh.pdf',
  '?n=uid-security.apk',
];

/** Makes every call into the file system throw, and records it, until the result is disposed of. */
function breakFileSystem(): Disposable & { calls: string[] } {
  const calls: string[] = [];
  const kept: [Record<string, unknown>, string, unknown][] = [];
  for (const owner of [fs, fs.promises] as unknown as Record<string, unknown>[]) {
    for (const [name, value] of Object.entries(owner)) {
      if (typeof value !== 'function' || /^[A-Z_]/.test(name)) continue;
      kept.push([owner, name, value]);
      owner[name] = () => {
        calls.push(name);
        throw new Error(`fs.${name} was called`);
      };
    }
  }
  syncBuiltinESMExports();
  return {
    calls,
    [Symbol.dispose]() {
      for (const [owner, name, value] of kept) owner[name] = value;
      syncBuiltinESMExports();
    },
  };
}

async function openSite() {
  const folder = join(import.meta.dirname, 'testing');
  const handlePage = async (request: Request) =>
    new Response(`<h1>404</h1><p>${new URL(request.url).pathname}</p>`, {
      status: 404,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "x 'self'",
      },
    });
  const site = await createTestApp({
    downloads: publishedFiles,
    pages: {
      build: { handlePage },
      shellAssets: folder,
      microApps: [],
    },
  });
  // The first request loads the parts that Fastify loads lazily.
  await site.app.inject('/healthz');
  return site;
}

async function askForAll(site: TestApp): Promise<string[]> {
  const answers = new Set<string>();
  for (const name of names) {
    for (const accept of ['text/html', '*/*']) {
      const url = `/uid-product${name}`;
      const answer = await site.app.inject({ url, headers: { accept } });
      const { 'x-request-id': _id, date: _date, ...headers } = answer.headers;
      answers.add(JSON.stringify([accept, answer.statusCode, headers, answer.body]));
    }
  }
  return [...answers];
}

test('D3: gives one and the same 404 for every other name, without the file system', async () => {
  await using site = await openSite();
  using fileSystem = breakFileSystem();
  expect(() => fs.statSync('/')).toThrow('fs.statSync was called');
  const [page, line, ...more] = await askForAll(site);
  const found = await site.app.inject('/uid-product?n=uid-sdp-zh.pdf');
  expect(found.body).toBe('0123456789');
  expect(fileSystem.calls).toEqual(['statSync']);
  expect(more).toEqual([]);
  expect(page).toContain('["text/html",404,');
  expect(page).toContain('<h1>404</h1><p>/no-such-file</p>');
  expect(page).toContain("x 'self'");
  expect(line).toContain('["*/*",404,');
});

test('shows the page in the language that the browser prefers', async () => {
  await using site = await openSite();
  const headers = { accept: 'text/html', 'accept-language': 'en-GB,en;q=0.9' };
  const answer = await site.app.inject({ url: '/uid-app?n=x', headers });
  expect(answer.body).toContain('/en/no-such-file');
});
