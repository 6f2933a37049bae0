import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import * as contract from '@uid/contract/staff-catalogue';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';

import { buildStaff } from '../testing/shop/build-staff.ts';
import { stockOf } from '../testing/shop/change-catalogue.ts';
import { openShop } from '../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../testing/shop/test-shop.ts';
import { signInjected } from '../testing/sign-request.ts';
import type { AppError } from './app-error.ts';
import { addUploadRoute, createUploads } from './uploads.ts';
import type { Uploads } from './uploads.ts';

const { method, path } = contract.checkCatalogueFile;
const url = `${path}?language=en`;
const type = { 'content-type': 'text/csv' };
const table = 'SKU,Stock counted\nCARD-A,990\n';

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}

async function signed(shop: TestShop, { token }: Buyer, body: string) {
  return signInjected(shop.deps, { method, url, token, body: bytesOf(body) });
}

async function errorOf(answer: Promise<{ statusCode: number; body: string }>) {
  const { statusCode, body } = await answer;
  const { result } = JSON.parse(body) as { result: { error?: string } };
  return [statusCode, result.error];
}

type Receive = Uploads['receive'];

/** Adds a route that receives a file and passes it to `read`. */
function addFileRoute(
  app: FastifyInstance,
  expected: { upload: Parameters<Receive>[1]['upload']; bodyHash?: string },
  read: Parameters<Receive>[2],
  onRefusal: (cause: AppError) => unknown = ({ error }) => error,
): void {
  addUploadRoute(app, {
    method,
    url: path,
    handler: (request) =>
      createUploads()
        .receive(request, { bodyHash: undefined, ...expected }, read)
        .catch(onRefusal),
  });
}

test('a file whose bytes are not those that were signed does nothing', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const sent = { ...staff, file: table };
  const { result } = await shop.call(contract.checkCatalogueFile, { language: 'en' }, sent);
  const applied = `${contract.applyCatalogueFile.path}?language=en&seen=${result.seen}`;
  const entries = () => shop.deps.database.handle.selectFrom('auditEntries').selectAll().execute();
  const before = await entries();
  const send = async (payload: string, body = table) => {
    const { token } = staff;
    const proof = { method, url: applied, token, ...(body && { body: bytesOf(body) }) };
    const headers = {
      ...type,
      ...(await signInjected(shop.deps, proof)),
      'idempotency-key': 'a-key-of-its-own',
    };
    return errorOf(shop.app.inject({ method, url: applied, headers, payload }));
  };
  expect(await send(table.replace('990', '991'))).toEqual([401, 'SESSION_INVALID']);
  expect(await send(`${table}\n`)).toEqual([401, 'SESSION_INVALID']);
  // Sends a proof that does not cover the body.
  expect(await send(table, '')).toEqual([401, 'SESSION_INVALID']);
  expect([await stockOf(shop, 'CARD-A'), await entries()]).toEqual([1_000, before]);
  expect(await send(table)).toEqual([200, undefined]);
  expect(await stockOf(shop, 'CARD-A')).toBe(990);
});

test('under one key another file is another request', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const key = { 'idempotency-key': 'a-key-of-its-own' };
  const checked = { ...staff, file: table };
  const { result } = await shop.call(contract.checkCatalogueFile, { language: 'en' }, checked);
  const input = { language: 'en', seen: result.seen } as const;
  const send = async (file: string) =>
    (await shop.call(contract.applyCatalogueFile, input, { ...staff, file, headers: key })).result;
  expect(await send(table)).toEqual({ changed: 1 });
  expect(await send(table)).toEqual({ changed: 1 });
  expect((await send(table.replace('990', '980'))).error).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await stockOf(shop, 'CARD-A')).toBe(990);
});

test('another type, or more bytes than there may be, is refused, whether the length is said or not', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  const send = async (text: string, headers: Record<string, string>, payload: Readable | string) =>
    errorOf(
      shop.app.inject({
        method,
        url,
        headers: { ...headers, ...(await signed(shop, staff, text)) },
        payload,
      }),
    );
  expect(await send(table, { 'content-type': 'application/json' }, table)).toEqual([
    415,
    'UNSUPPORTED_TYPE',
  ]);
  expect(await send(table, {}, Readable.from([Buffer.from(table)]))).toEqual([
    415,
    'UNSUPPORTED_TYPE',
  ]);
  // A media type means the same in capitals and with parameters.
  const spelled = { 'content-type': 'Text/CSV; charset=utf-8' };
  expect(await send(table, spelled, table)).toEqual([200, undefined]);
  const large = 'A'.repeat(contract.maxFileSize + 1);
  expect(await send(large, type, large)).toEqual([413, 'BODY_TOO_LARGE']);
  const chunks = Readable.from([Buffer.from(large.slice(1)), Buffer.from('A')]);
  expect(await send(large, type, chunks)).toEqual([413, 'BODY_TOO_LARGE']);
  const max = Readable.from([Buffer.from(large.slice(1))]);
  expect(await send(large.slice(1), type, max)).toEqual([200, undefined]);
  expect(await send(large.slice(1), type, large.slice(1))).toEqual([200, undefined]);
});

test('of a file that says no length, whoever reads it is given no more than there may be', async () => {
  await using app = Fastify();
  const upload = { types: ['text/csv'], maxBytes: 5 };
  let given = 0;
  addFileRoute(app, { upload }, async (file) => {
    for await (const chunk of file) given += chunk.length;
  });
  const payload = Readable.from(['four', 'more', 'still more'].map((each) => Buffer.from(each)));
  const { body } = await app.inject({ method, url, headers: type, payload });
  expect(body).toBe('BODY_TOO_LARGE');
  expect(given).toBeLessThanOrEqual(upload.maxBytes);
});

test('a file that nobody reads is nevertheless the one that was signed, or nothing is answered', async () => {
  await using app = Fastify();
  const upload = { types: ['text/csv'], maxBytes: table.length };
  const bodyHash = createHash('sha256').update(table).digest('base64url');
  addFileRoute(app, { upload, bodyHash }, async () => 'done');
  const send = async (payload: string) =>
    (await app.inject({ method, url, headers: type, payload })).body;
  expect(await send(table)).toBe('done');
  expect(await send(table.replace('990', '991'))).toBe('SESSION_INVALID');
});

test('an upload that breaks off is a request that cannot be read, and no failure of the server', async () => {
  await using app = Fastify();
  const begun = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<unknown>();
  const expected = { upload: { types: ['text/csv'], maxBytes: 100 } };
  const read: Parameters<Receive>[2] = async (file) => {
    for await (const chunk of file) begun.resolve(chunk.length);
  };
  addFileRoute(app, expected, read, ended.resolve);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = `${method} ${path} HTTP/1.1\r\nhost: site\r\ncontent-type: text/csv`;
  socket.write(`${head}\r\ncontent-length: 100\r\n\r\nSKU`);
  expect(await begun.promise).toBe('SKU'.length);
  socket.destroy();
  expect(await ended.promise).toMatchObject({ error: 'MALFORMED_REQUEST' });
});

test('whoever sends more than there may be reads why, though they are still sending', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const large = 'A'.repeat(contract.maxFileSize + 1);
  const proof = { method, url, host, token: staff.token, body: bytesOf(large) };
  const headers = { ...type, ...(await signInjected(shop.deps, proof)), host };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const size = large.length.toString(16);
  const socket = connect(port, '127.0.0.1');
  socket.write(
    [`${method} ${url} HTTP/1.1`, ...head, 'transfer-encoding: chunked', '', size, large, ''].join(
      '\r\n',
    ),
  );
  const answer = await new Promise((resolve) => {
    socket.on('data', (bytes) => resolve(String(bytes).split('\r\n')[0]));
    socket.on('error', resolve);
    socket.on('close', () => resolve('broken off'));
  });
  socket.destroy();
  expect(answer).toBe('HTTP/1.1 413 Payload Too Large');
});

test('whoever may not upload is told so before a byte of it is read', async () => {
  await using shop = await openShop();
  const support = await buildStaff(shop, ['support']);
  const unread = () => new PassThrough();
  const refused = shop.app.inject({
    method,
    url,
    headers: { ...type, ...(await signed(shop, support, table)) },
    payload: unread(),
  });
  expect(await errorOf(refused)).toEqual([404, 'NOT_FOUND']);
  const stranger = shop.app.inject({ method, url, headers: type, payload: unread() });
  expect(await errorOf(stranger)).toEqual([404, 'NOT_FOUND']);
});

test('eight files come in at once, the ninth is told to wait, and one that broke off makes room', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop']);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const check = () =>
    shop.call(contract.checkCatalogueFile, { language: 'en' }, { ...staff, file: table });
  const begin = async () => {
    const proof = { method, url, host, token: staff.token, body: bytesOf(table) };
    const headers = { ...type, ...(await signInjected(shop.deps, proof)), host };
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const lines = { ...headers, connection: 'close' };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `${method} ${url} HTTP/1.1\r\n${head.join('')}content-length: ${table.length}\r\n\r\nSKU`,
    );
    // An upload that was aborted gets no response.
    return { socket, answer: text(socket).catch(() => '') };
  };
  const uploads = await Promise.all(Array.from({ length: 9 }, begin));
  // One upload is the ninth to arrive: only it gets a response before its end.
  const refused = await Promise.race(
    uploads.map(async ({ answer }, index) => ({ index, answer: await answer })),
  );
  expect(refused.answer).toMatch(/^HTTP\/1\.1 503[^]*BUSY/);
  expect((await check()).result.error).toBe('BUSY');
  expect(uploads.filter(({ socket }) => socket.bytesRead > 0).length).toBe(1);
  const [left, ...others] = uploads.toSpliced(refused.index, 1);
  for (const { socket } of others) socket.destroy();
  await vi.waitFor(async () => expect((await check()).status).toBe(200));
  // The connection stays open: a client that closes its sending half may lose the response.
  left?.socket.write(table.slice(3));
  expect(await left?.answer).toMatch(/^HTTP\/1\.1 200/);
});
