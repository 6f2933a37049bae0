import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import {
  goodPassword,
  registerBuyer,
} from '../../apps/server/src/features/identity/testing/test-account.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';

const run = promisify(execFile);
const guide = readFileSync(join(import.meta.dirname, '../../docs/api-clients.md'), 'utf8');

/** Opens a server with the real clock, an account, and a folder for keys. */
async function openSite() {
  const server = await createTestApp();
  server.clock.now = Date.now();
  const { email } = await registerBuyer(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'uid-client-'));
  return {
    origin: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`,
    email,
    folder,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

test('the program of docs/api-clients.md logs in and asks for its orders', async () => {
  await using site = await openSite();
  const program = /```js\n(.*?)```/s.exec(guide)?.[1] ?? '';
  const file = join(site.folder, 'client.mjs');
  writeFileSync(file, program);
  const env = { ORIGIN: site.origin, EMAIL: site.email, PASSWORD: goodPassword };
  const { stdout } = await run(process.execPath, [file], { env });
  expect(stdout).toBe('0 orders\n');
});

test('curl logs in with the proofs of npm run sign-request, and its key is its owner’s alone', async () => {
  await using site = await openSite();
  const script = join(import.meta.dirname, 'sign-request.ts');
  const key = join(site.folder, 'uid-key.jwk');
  const sign = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, [script, ...args, '--key', key]);
    return { DPoP: stdout.trim() };
  };
  const login = `${site.origin}/uid-boot/login`;
  const body = JSON.stringify({ email: site.email, password: goodPassword });
  const answer = await fetch(login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await sign('POST', login, '--body', body)) },
    body,
  });
  const { result } = (await answer.json()) as { result: { token: string } };
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const orders = `${site.origin}/api/orders?language=en`;
  const token = { 'X-Access-Token': result.token };
  const signed = { ...token, ...(await sign('GET', orders, `--token=${result.token}`)) };
  expect((await fetch(orders, { headers: signed })).status).toBe(200);
  expect((await fetch(orders, { headers: token })).status).toBe(401);
});
