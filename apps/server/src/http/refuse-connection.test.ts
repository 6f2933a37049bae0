import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { errorKinds } from '@uid/contract/errors';
import type { ErrorName } from '@uid/contract/errors';
import { expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { createRefuseConnection } from './refuse-connection.ts';

/** Sends bytes unchanged; returns everything received until the connection ends. */
function send({ app }: TestApp, ...bytes: string[]): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // A refusal may arrive while much of the request is still to be sent.
  socket.on('error', () => undefined);
  for (const each of bytes) socket.write(each);
  return text(socket);
}

async function listen(): Promise<TestApp> {
  const site = await createTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  return site;
}

const host = 'Host: 127.0.0.1\r\n';
const json = 'Content-Type: application/json\r\n';
const body = '{"email":"a@example.com","password":"x"}';
const post = (headers: string, rest: string) =>
  `POST /uid-boot/login HTTP/1.1\r\n${host}${json}${headers}\r\n${rest}`;
const smuggled = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

const refusals: [string, string, ErrorName][] = [
  [
    'a length beside chunks',
    post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${smuggled}`),
    'MALFORMED_REQUEST',
  ],
  [
    'chunks beside a length',
    post('Transfer-Encoding: chunked\r\nContent-Length: 5\r\n', `0\r\n\r\n${smuggled}`),
    'MALFORMED_REQUEST',
  ],
  [
    'two lengths',
    post(`Content-Length: ${body.length}\r\nContent-Length: 0\r\n`, body + smuggled),
    'MALFORMED_REQUEST',
  ],
  [
    'the same length twice',
    post(`Content-Length: ${body.length}\r\nContent-Length: ${body.length}\r\n`, body),
    'MALFORMED_REQUEST',
  ],
  ['a length that is none', post('Content-Length: +5\r\n', body), 'MALFORMED_REQUEST'],
  [
    'chunks that are not the last encoding',
    post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${smuggled}`),
    'MALFORMED_REQUEST',
  ],
  [
    'an encoding that only looks like chunks',
    post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${smuggled}`),
    'MALFORMED_REQUEST',
  ],
  ['a space before the colon', post('Content-Length : 0\r\n', smuggled), 'MALFORMED_REQUEST'],
  ['a folded header', post('Content-Length: 0\r\n X: y\r\n', ''), 'MALFORMED_REQUEST'],
  ['a bare line feed', `GET /healthz HTTP/1.1\n${host}\r\n`, 'MALFORMED_REQUEST'],
  ['a NUL in a header', `GET /healthz HTTP/1.1\r\n${host}X: \0\r\n\r\n`, 'MALFORMED_REQUEST'],
  ['a tunnel', `CONNECT 127.0.0.1:5432 HTTP/1.1\r\n${host}\r\n`, 'MALFORMED_REQUEST'],
  ['an expectation', post('Expect: 200-ok\r\nContent-Length: 0\r\n', ''), 'MALFORMED_REQUEST'],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00', 'MALFORMED_REQUEST'],
  [
    'headers of 20 KB',
    `GET /healthz HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    'HEADERS_TOO_LARGE',
  ],
  [
    '3,000 headers',
    `GET /healthz HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(3_000)}\r\n`,
    'HEADERS_TOO_LARGE',
  ],
];

test.each(refusals)('D4: refuses %s and ends the connection', async (_name, bytes, error) => {
  await using site = await listen();
  const answer = await send(site, bytes);
  const { code, status } = errorKinds[error];
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual([`HTTP/1.1 ${status}`]);
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
    code,
    success: false,
    result: { error },
  });
});

test('D4: a body over 64 KB is refused, whether it says its length or comes in chunks', async () => {
  await using site = await listen();
  const large = 'x'.repeat(70_000);
  const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
  const close = 'Connection: close\r\n';
  for (const answer of [
    await send(site, post(`${close}Content-Length: 70000\r\n`, large)),
    await send(site, post(`${close}Content-Length: 99999999999999\r\n`, '')),
    await send(site, post(`${close}Transfer-Encoding: chunked\r\n`, chunk)),
  ])
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
});

test('D4: who is too slow is told so, and who is gone is told nothing', () => {
  const done: string[] = [];
  const socketWith = (writable: boolean) =>
    ({
      writable,
      write: (text: string) => done.push(text.slice(0, 12)),
      destroySoon: () => done.push('ended'),
      destroy: () => done.push('given up'),
    }) as unknown as Socket;
  const refuse = createRefuseConnection({ publicOrigin: undefined, newId: () => 'an-id' });
  const failed = (code: string) => Object.assign(new Error('failed'), { code });
  refuse(failed('ERR_HTTP_REQUEST_TIMEOUT'), socketWith(true));
  expect(done.splice(0)).toEqual(['HTTP/1.1 408', 'ended']);
  refuse(failed('ERR_HTTP_REQUEST_TIMEOUT'), socketWith(false));
  refuse(failed('ECONNRESET'), socketWith(true));
  expect(done).toEqual(['given up', 'given up']);
});

test('D4: a request that is split over many packets is served all the same', async () => {
  await using site = await listen();
  const whole = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
  expect(await send(site, ...whole.split(''))).toMatch(/^HTTP\/1\.1 200/);
});
