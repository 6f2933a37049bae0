import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { serveBuiltFiles } from './built-files.ts';

const files = [
  'shell/assets/page-1a2b.js',
  'shell/favicon.svg',
  'shell/speculation-rules.json',
  'app/index.html',
  'app/assets/start-1a2b.js',
];

/** The headers of a response if the builds wrote these files. */
async function headersOf(url: string, coding = 'identity') {
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  for (const path of files) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    for (const each of [path, `${path}.br`]) await writeFile(join(folder, each), '{}');
  }
  await using app = Fastify();
  await serveBuiltFiles(app, {
    shellAssets: join(folder, 'shell'),
    microApps: [{ entry: '/child/app/', folder: join(folder, 'app') }],
  });
  const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': coding } });
  await rm(folder, { recursive: true });
  expect(statusCode).toBe(200);
  return headers;
}

test.each([
  ['/assets/page-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/child/app/assets/start-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'no-cache'],
  ['/child/app/', 'no-cache'],
])('browsers keep %s as long as its name says what is in it', async (url, kept) => {
  expect((await headersOf(url))['cache-control']).toBe(kept);
});

test.each(['br', 'identity'])(
  'the page of an app that runs by itself has a policy, and its scripts have none (%s)',
  async (coding) => {
    const policy = (await headersOf('/child/app/', coding))['content-security-policy'];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'; require-trusted-types-for 'script'");
    expect(await headersOf('/child/app/assets/start-1a2b.js')).not.toHaveProperty(
      'content-security-policy',
    );
  },
);

test('browsers take the rules of what to fetch ahead for what they are', async () => {
  expect((await headersOf('/speculation-rules.json'))['content-type']).toBe(
    'application/speculationrules+json',
  );
});
