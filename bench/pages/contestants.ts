import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { builtServer, nodeOptions } from '../../apps/server/src/testing/built-server.ts';
import { findFreePort } from '../../apps/server/src/testing/find-free-port.ts';
import { startCommand, startProcess } from '../start-process.ts';
import type { RunningServer } from '../start-process.ts';
import { readAnswer } from './read-answer.ts';
import type { Answer } from './read-answer.ts';

export interface Contestant {
  name: string;
  origin: string;
  pid: number;
}

export interface Field extends AsyncDisposable {
  ours: Contestant;
  nginx: Contestant;
  constant: Contestant;
  bare: Contestant;
}

/** Our server as it is shipped; nginx, a bare Fastify and Node's own server send the bytes and headers of our `/home`. */
export async function startAll(): Promise<Field> {
  const folder = mkdtempSync(join(tmpdir(), 'uid-pages-'));
  const started = new AsyncDisposableStack();
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const named = async (name: string, starting: Promise<RunningServer>) => {
    const { origin, pid } = started.use(await starting);
    return { name, origin, pid };
  };
  try {
    const ours = await named('ours', startOurs(folder));
    const answer = await readAnswer(`${ours.origin}/home`);
    return {
      ours,
      nginx: await named('nginx', startNginx(folder, answer)),
      constant: await named('Fastify, a constant', startProgram('constant.ts', folder, answer)),
      bare: await named('node:http, a constant, with log', startProgram('bare.ts', folder, answer)),
      [Symbol.asyncDispose]: () => started.disposeAsync(),
    };
  } catch (cause) {
    await started.disposeAsync();
    throw cause;
  }
}

function startOurs(folder: string): Promise<RunningServer> {
  const { options, environment } = nodeOptions();
  const place = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
  return startProcess(builtServer, { ...environment, ...place }, options);
}

function startProgram(name: string, folder: string, answer: Answer): Promise<RunningServer> {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const program = join(import.meta.dirname, name);
  return startCommand([process.execPath, program, file]);
}

async function startNginx(folder: string, { headers, body }: Answer): Promise<RunningServer> {
  const port = await findFreePort();
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
  const origin = `http://127.0.0.1:${port}`;
  const running = await startCommand(['nginx', '-e', 'stderr', '-c', file], {}, origin);
  await readAnswer(`${origin}/home`);
  return running;
}
