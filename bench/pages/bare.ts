import { randomUUID } from 'node:crypto';
import { readFileSync, write } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Answer } from './read-answer.ts';

/** A plain Node server that sends a constant and buffers a log line for each request, to measure what Node costs. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Answer;
// Like our server, sends the body as a string, which Node writes together with the head.
const text = Buffer.from(body, 'base64').toString('latin1');
const head = Object.entries({ ...headers, 'content-length': `${text.length}` }).flat();
const gatherMs = 50;
let lines = '';

function log(line: object): void {
  if (lines === '') setTimeout(flush, gatherMs);
  lines += `${JSON.stringify(line)}\n`;
}

function flush(): void {
  write(1, lines, () => undefined);
  lines = '';
}

const server = createServer(({ method, url, socket }, response) => {
  const began = performance.now();
  const id = randomUUID();
  response.once('finish', () => {
    const responseTime = performance.now() - began;
    const { remoteAddress } = socket;
    log({ level: 30, time: Date.now(), id, method, url, status: 200, responseTime, remoteAddress });
  });
  response.writeHead(200, ['x-request-id', id, ...head]);
  response.end(text, 'latin1');
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
