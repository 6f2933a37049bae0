import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import { outsideChecks } from './outside-checks.ts';

const environment = { PUBLIC_ORIGIN: 'http://127.0.0.1:1' };

async function statesAt(origin: string) {
  const states = Object.entries(outsideChecks).map(
    async ([name, check]) => [name, (await check(origin)).state] as const,
  );
  return Object.fromEntries(await Promise.all(states));
}

test('a site whose answers come through as they were sent is well', async () => {
  await using site = await createTestApp({ environment });
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await statesAt(origin)).toEqual({
    'reached from here': 'ok',
    certificate: 'warn',
    'plain http': 'ok',
    headers: 'ok',
    'pages for development': 'ok',
  });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a proxy that answers itself, with headers of its own, is found', async () => {
  const origin = await serve((_request, answer) => {
    answer.writeHead(502, { server: 'proxy/1.2.3' }).end('no');
  });
  expect(await statesAt(origin)).toMatchObject({
    'reached from here': 'fail',
    headers: 'fail',
    'pages for development': 'fail',
  });
});

test('a proxy that tells its version is named', async () => {
  await using site = await createTestApp({ environment });
  site.app.addHook('onSend', async (_request, reply) => void reply.header('server', 'proxy/1.2.3'));
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await outsideChecks['headers']?.(origin)).toMatchObject({
    state: 'warn',
    sentence: expect.stringContaining('server'),
  });
});
