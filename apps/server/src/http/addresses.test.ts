import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';

import { readOverSocket } from '../testing/read-over-socket.ts';
import { createTestApp } from '../testing/test-app.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 1_000);

const beginnings =
  '/ /en/ /home /news/detail /product/ /assets/ /api/ /uid-boot/ /media/ /operator';
/** Characters that have a meaning in an address, and ordinary words. */
const characters =
  '* : ( ) [ ] ? & = # % %2F %2e%2e %00 %ff \\ // .. ; + , a a.js item http://localhost/';
const oneOf = (words: string) => fc.constantFrom(...words.split(' '));
const address = fc
  .tuple(oneOf(beginnings), fc.array(oneOf(characters), { minLength: 1, maxLength: 5 }))
  .map(([beginning, chosen]) => beginning + chosen.join(''));

test('D2: whatever address is asked for, over a connection, the answer is no 5xx and the server goes on', async () => {
  const shellAssets = mkdtempSync(join(tmpdir(), 'uid-built-'));
  onTestFinished(() => rmSync(shellAssets, { recursive: true }));
  mkdirSync(join(shellAssets, 'assets'));
  writeFileSync(join(shellAssets, 'assets/a.js'), 'alert()');
  const build = { handlePage: async () => new Response('a page') };
  const pages = { build, shellAssets, microApps: [] };
  const environment = { PUBLIC_ORIGIN: 'https://www.example.com' };
  await using site = await createTestApp({ pages, environment });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.server.address() as AddressInfo;
  expect((await readOverSocket(port, '/assets/a.js')).status).toBe(200);
  const ask = async (path: string, method: 'GET' | 'HEAD') => {
    const { status } = await readOverSocket(port, path, { method });
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  };
  const anyMethod = fc.constantFrom('GET', 'HEAD');
  await fc.assert(fc.asyncProperty(address, anyMethod, ask), { numRuns: runs });
});
