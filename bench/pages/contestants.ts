import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { builtServer, nodeOptions } from '../../apps/server/src/testing/built-server.ts';

export interface Contestant {
  name: string;
  origin: string;
  pid: number;
}

/** What our server answers, for the others to send the same. */
export interface Answer {
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

export interface Field extends AsyncDisposable {
  ours: Contestant;
  nginx: Contestant;
  constant: Contestant;
}

/** Our server as it is shipped, nginx and a bare Fastify, which send the bytes and headers of our `/home`. */
export async function startAll(): Promise<Field> {
  const folder = mkdtempSync(join(tmpdir(), 'uid-pages-'));
  const ours = await startOurs(folder);
  const answer = await smallestAnswer(`${ours.origin}/home`);
  const started = [ours, await startNginx(folder, answer), await startConstant(folder, answer)];
  const [, nginx, constant] = started;
  if (!nginx || !constant) throw new Error('nginx or Fastify did not start.');
  return {
    ours,
    nginx,
    constant,
    async [Symbol.asyncDispose]() {
      await Promise.all(started.map((each) => each.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Running extends Contestant {
  stop: () => Promise<void>;
}

function startOurs(folder: string): Promise<Running> {
  const { options, environment } = nodeOptions();
  return start('ours', [process.execPath, ...options, builtServer], {
    log: join(folder, 'ours.log'),
    environment: {
      ...environment,
      // As shipped: one log line a request, into a file.
      LOG_LEVEL: 'info',
      DATA_DIR: join(folder, 'data'),
      PAYMENT_METHODS: 'sandbox',
      CARRIERS: 'sandbox',
      TRUSTED_PROXIES: 'none',
      PORT: '0',
    },
  });
}

function startConstant(folder: string, answer: Answer): Promise<Running> {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const program = join(import.meta.dirname, 'constant.ts');
  return start('constant', [process.execPath, program, file], {
    log: join(folder, 'constant.log'),
  });
}

async function startNginx(folder: string, { headers, body }: Answer): Promise<Running> {
  const port = await freePort();
  writeFileSync(join(folder, 'home'), Buffer.from(body, 'base64'));
  const { 'content-type': type, ...rest } = headers;
  const lines = Object.entries(rest).map(
    ([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}';`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 4096; }
http {
  access_log off; etag off; keepalive_requests 100000000; tcp_nodelay on; open_file_cache max=10;
  types {} default_type '${type}';
  server {
    listen 127.0.0.1:${port} backlog=4096; root ${folder};
    add_header x-request-id $request_id; add_header last-modified '';
    ${lines.join('\n    ')}
  }
}
`,
  );
  const command = ['nginx', '-e', 'stderr', '-c', file];
  const origin = `http://127.0.0.1:${port}`;
  const running = await start('nginx', command, { log: join(folder, 'nginx.log'), origin });
  await fetch(`${origin}/home`);
  return running;
}

interface Start {
  log: string;
  environment?: Record<string, string>;
  /** Left out: the program says it in its log. */
  origin?: string;
}

async function start(
  name: string,
  [command = '', ...options]: string[],
  { log, environment, origin }: Start,
): Promise<Running> {
  const output = openSync(log, 'w');
  const child = spawn(command, options, {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  closeSync(output);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const found = origin ?? (await readOrigin(log));
  return {
    name,
    origin: found,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function readOrigin(log: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(readFileSync(log, 'utf8'))?.[0];
    if (origin) return origin;
    await wait(100);
  }
  throw new Error(`Not ready after 30 seconds: ${readFileSync(log, 'utf8')}`);
}

/** The page as it leaves once it is compressed as far as it goes. */
async function smallestAnswer(url: string): Promise<Answer> {
  let answer = await read(url);
  for (let same = 0; same < 5;) {
    await wait(300);
    const next = await read(url);
    same = next.body === answer.body ? same + 1 : 0;
    answer = next;
  }
  return answer;
}

/** Headers that every server writes itself. */
const own = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id']);

function read(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const all = Object.entries(response.headers as Record<string, string>);
        const headers = Object.fromEntries(all.filter(([name]) => !own.has(name)));
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
