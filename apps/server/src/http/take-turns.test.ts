import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

import { expect, test } from 'vitest';

import { takeTurns } from './take-turns.ts';

async function open(handle: RequestListener) {
  const server = createServer(takeTurns(handle)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    connect: async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pipeline(count: number, from = 0): string {
  return Array.from(
    { length: count },
    (_, index) => `GET /${from + index} HTTP/1.1\r\nhost: site\r\n\r\n`,
  ).join('');
}

/** Reads until so many responses have arrived; returns their bodies, each of which is `<address>`. */
async function readAnswers(socket: Socket, count: number): Promise<string[]> {
  const answers: string[] = [];
  let rest = '';
  socket.setEncoding('latin1');
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    const parts = (rest + String(chunk)).split('>');
    rest = (parts.pop() ?? '').slice(-10);
    answers.push(...parts.map((part) => part.slice(part.lastIndexOf('<') + 1)));
    if (answers.length >= count) return answers;
  }
  throw new Error('The connection ended.');
}

test('D4, I6: of a thousand pipelined requests one is worked on at a time, and all are answered in order', async () => {
  let [inside, limit] = [0, 0];
  await using site = await open(({ url }, response) => {
    inside += 1;
    limit = Math.max(limit, inside);
    setImmediate(() => {
      inside -= 1;
      response.end(`<${url}>`);
    });
  });
  const socket = await site.connect();
  socket.write(pipeline(1_000));
  const answers = await readAnswers(socket, 1_000);
  expect(answers).toEqual(Array.from({ length: 1_000 }, (_, index) => `/${index}`));
  expect(limit).toBe(1);
  socket.write(pipeline(1, 7));
  expect(await readAnswers(socket, 1)).toEqual(['/7']);
  socket.destroy();
});

test('D4, I6: who reads nothing has no more than one answer waiting for them, and the others are served', async () => {
  const size = 100_000;
  const unread: number[] = [];
  let begun = 0;
  await using site = await open(({ url, headers }, response) => {
    if (headers['x-other']) return response.end(`<${url}>`);
    begun += 1;
    unread.push(response.req.socket.writableLength);
    return response.end('x'.repeat(size - 10) + `<${url}>`);
  });
  const silent = await site.connect();
  silent.pause();
  silent.write(pipeline(500));
  const other = await site.connect();
  other.write('GET /1 HTTP/1.1\r\nhost: site\r\nx-other: 1\r\n\r\n');
  expect(await readAnswers(other, 1)).toEqual(['/1']);
  expect(begun).toBeLessThan(500);
  expect(Math.max(...unread)).toBe(0);
  // A client that begins to read gets all the remaining responses.
  expect(await readAnswers(silent, 500)).toHaveLength(500);
  expect(begun).toBe(500);
  expect(Math.max(...unread)).toBe(0);
  silent.destroy();
  other.destroy();
});

test('D4, I6: others are served between the pipelined requests of a connection, however soon each is answered', async () => {
  let begun = 0;
  let begunBefore: number | undefined;
  await using site = await open(({ url, headers }, response) => {
    if (headers['x-other']) {
      begunBefore = begun;
      return response.end(`<${url}>`);
    }
    if (begun === 0) other.write('GET /1 HTTP/1.1\r\nhost: site\r\nx-other: 1\r\n\r\n');
    begun += 1;
    return response.end(`<${url}>`);
  });
  const other = await site.connect();
  const flood = await site.connect();
  flood.write(pipeline(1_000));
  expect(await readAnswers(other, 1)).toEqual(['/1']);
  expect(begunBefore).toBeLessThan(100);
  expect(await readAnswers(flood, 1_000)).toHaveLength(1_000);
  flood.destroy();
  other.destroy();
});

test('D4, I6: of requests that wait for their turn no more are read than came at once', async () => {
  const held: ServerResponse[] = [];
  await using site = await open(({ url, headers }, response) =>
    headers['x-other'] ? response.end(`<${url}>`) : void held.push(response),
  );
  const flood = await site.connect();
  flood.write(pipeline(20_000));
  await expect.poll(() => held.length).toBe(1);
  const other = await site.connect();
  for (let round = 0; round < 50; round += 1) {
    other.write('GET /1 HTTP/1.1\r\nhost: site\r\nx-other: 1\r\n\r\n');
    await readAnswers(other, 1);
  }
  expect(held[0]?.req.socket.bytesRead).toBeLessThan(300_000);
  flood.destroy();
  other.destroy();
});

test('a body that comes after its request waited for its turn is read whole', async () => {
  const held: ServerResponse[] = [];
  const bodies: string[] = [];
  await using site = await open((request, response) => {
    if (request.method === 'GET') return void held.push(response);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    return request.on('end', () => {
      bodies.push(body);
      response.end(`<${request.url}>`);
    });
  });
  const socket = await site.connect();
  const length = 200_000;
  const post = `POST /99 HTTP/1.1\r\nhost: site\r\ncontent-length: ${length}\r\n\r\n`;
  socket.write(`${pipeline(1)}${post}${'a'.repeat(1_000)}`);
  await expect.poll(() => held.length).toBe(1);
  socket.write('b'.repeat(length - 1_000));
  held[0]?.end('</0>');
  expect(await readAnswers(socket, 2)).toEqual(['/0', '/99']);
  expect(bodies).toEqual(['a'.repeat(1_000) + 'b'.repeat(length - 1_000)]);
  socket.destroy();
});

test('what waits when its connection is ended is never begun', async () => {
  const held: ServerResponse[] = [];
  await using site = await open((_request, response) => void held.push(response));
  const socket = await site.connect();
  socket.write(pipeline(100));
  await expect.poll(() => held.length).toBe(1);
  held[0]?.req.socket.destroy();
  await once(socket, 'close');
  for (const response of held) response.end();
  // The next request would begin in a turn of its own.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(held).toHaveLength(1);
});
