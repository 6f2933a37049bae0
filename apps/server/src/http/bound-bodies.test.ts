import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';

import { boundBodies } from './bound-bodies.ts';
import { connectionLimits, createLimitedServer } from './connection-limits.ts';
import { addUploadRoute, createUploads } from './uploads.ts';

const head = (path: string, rest = 'content-length: 1000000\r\n\r\nhalf') =>
  `POST ${path} HTTP/1.1\r\nhost: site\r\nconnection: close\r\ncontent-type: text/plain\r\n${rest}`;

test('a body that comes too slowly is refused, and an upload is waited for on the same line', async () => {
  await using app = Fastify({
    serverFactory: (route) =>
      createLimitedServer(route, { ...connectionLimits, requestTimeout: 50 }),
    clientErrorHandler: (cause, socket) => void socket.end(`refused: ${cause.code}`),
  });
  const upload = { types: ['text/plain'], maxBytes: 1_000_000 };
  const uploads = createUploads();
  addUploadRoute(app, {
    method: 'POST',
    url: '/upload',
    handler: (request) =>
      uploads.receive(request, { upload, bodyHash: undefined }, async (file) => {
        await file.finish();
        return 'all of it';
      }),
  });
  app.post('/other', async () => 'all of it');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const send = async (path: string, rest?: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    socket.write(head(path, rest));
    return socket;
  };
  const slow = await send('/upload');
  const other = await send('/other');
  expect(await text(other)).toBe('refused: ERR_HTTP_REQUEST_TIMEOUT');
  const endless = await send('/other', 'transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n');
  expect(await text(endless)).toBe('refused: ERR_HTTP_REQUEST_TIMEOUT');
  slow.write('.'.repeat(1_000_000 - 'half'.length));
  expect(await text(slow)).toContain('all of it');
});

test('headers that come too slowly are refused, and a download that nobody reads ends', async () => {
  const limits = {
    ...connectionLimits,
    connectionTimeout: 300,
    http: { ...connectionLimits.http, headersTimeout: 50, connectionsCheckingInterval: 10 },
  };
  await using app = Fastify({
    serverFactory: (route) => createLimitedServer(route, limits),
    clientErrorHandler: (cause, socket) => void socket.end(`refused: ${cause.code}`),
  });
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1').setEncoding('utf8');
  slow.write('GET /large HTTP/1.1\r\nhost:');
  expect(await text(slow)).toBe('refused: ERR_HTTP_REQUEST_TIMEOUT');
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const unread = connect(port, '127.0.0.1').pause();
  unread.write('GET /large HTTP/1.1\r\nhost: site\r\n\r\n');
  const [socket] = await accepted;
  await once(socket, 'close');
  unread.destroy();
});

test('a request that broke off is not refused when its time would be over', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const server = new EventEmitter() as Server;
  const refused: unknown[] = [];
  server.on('clientError', (_cause, socket) => refused.push(socket));
  const listen = boundBodies(server, 50, () => undefined);
  const begin = (socket: string) => {
    const facts = { headers: { 'content-length': '5' }, complete: false, socket };
    const request = Object.assign(new EventEmitter(), facts) as unknown as IncomingMessage;
    listen(request, {} as ServerResponse);
    return request;
  };
  begin('slow');
  begin('gone').emit('close');
  vi.advanceTimersByTime(50);
  expect(refused).toEqual(['slow']);
});
