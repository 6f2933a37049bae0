import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';

const path = '/healthz';

async function statusOf(head: string): Promise<string> {
  await using site = await createTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${head}Connection: close\r\n\r\n`);
  return (await text(socket)).slice(9, 12);
}

test.each([
  ['none', `GET ${path} HTTP/1.1\r\n`],
  ['two', `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\n`],
  ['the same one twice', `GET ${path} HTTP/1.1\r\nHost: a\r\nhost: a\r\n`],
  ['somebody in front of it', `GET ${path} HTTP/1.1\r\nHost: us@them\r\n`],
  ['a path after it', `GET ${path} HTTP/1.1\r\nHost: us/them\r\n`],
  ['a port too high', `GET ${path} HTTP/1.1\r\nHost: us:65536\r\n`],
  ['markup', `GET ${path} HTTP/1.1\r\nHost: us"><script>\r\n`],
  ['half an address', `GET ${path} HTTP/1.1\r\nHost: [::1\r\n`],
  ['an escape', `GET ${path} HTTP/1.1\r\nHost: %00\r\n`],
])('a request that names %s for a host is malformed', async (_name, head) => {
  expect(await statusOf(head)).toBe('400');
});

test.each([
  ['a name', `GET ${path} HTTP/1.1\r\nHost: www.example.com\r\n`],
  ['a name with a port', `GET ${path} HTTP/1.1\r\nHost: localhost:8000\r\n`],
  ['an address', `GET ${path} HTTP/1.1\r\nHost: [2001:db8::1]:8000\r\n`],
  ['nothing', `GET ${path} HTTP/1.1\r\nHost:\r\n`],
  ['none, in the HTTP of health checks', `GET ${path} HTTP/1.0\r\n`],
])('a request that names %s for a host is served', async (_name, head) => {
  expect(await statusOf(head)).toBe('200');
});

test('what a trusted proxy says is the host has to be one too', async () => {
  await using site = await createTestApp({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  const ask = async (host: string) =>
    (await site.app.inject({ url: path, headers: { 'x-forwarded-host': host } })).statusCode;
  expect(await ask('www.example.com')).toBe(200);
  expect(await ask('us/them')).toBe(400);
});
