import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { isProcessAlive } from '../testing/is-process-alive.ts';

const file = join(import.meta.dirname, '../testing/supervised-process.ts');

interface Site extends AsyncDisposable {
  child: ChildProcess;
  /** Sends a request on the agent's connection, or else on a connection of its own. */
  ask: (path: string, options?: AskOptions) => Promise<Answer>;
  /** Opens a connection without sending a request on it. */
  connect: () => Promise<Socket>;
  /** The process ids of the workers that answer. */
  workers: () => Promise<number[]>;
  /** The output of the supervisor since the start. */
  words: () => string;
}

interface AskOptions {
  agent?: Agent;
  socket?: Socket;
  method?: 'GET' | 'POST';
}

interface Answer {
  status: number;
  worker: number;
  isLast: boolean;
}

async function openSite(): Promise<Site> {
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 30_000 }).toMatch(/^http:\/\/\S+\n/m);
  const origin = said.trim();
  const ask: Site['ask'] = (path, options = {}) => send(origin + path, options);
  return {
    child,
    ask,
    async connect() {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    },
    words: () => said,
    async workers() {
      const answers = await Promise.all(Array.from({ length: 10 }, () => ask('/healthz')));
      return [...new Set(answers.map(({ worker }) => worker))];
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function send(url: string, options: AskOptions): Promise<Answer> {
  const { agent = new Agent(), method = 'GET', socket } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const way = socket ? { createConnection: () => socket } : { agent };
  const sent = request(url, { method, ...way });
  sent.on('error', reject);
  sent.on('response', (answer) => {
    const { statusCode: status = 0, headers } = answer;
    const isLast = headers.connection === 'close';
    const worker = Number(headers['x-worker']);
    answer.on('error', reject);
    answer.on('end', () => resolve({ status, worker, isLast })).resume();
  });
  sent.end();
  return promise;
}

function openAgent(): Agent & Disposable {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return Object.assign(agent, { [Symbol.dispose]: () => agent.destroy() });
}

const eventually = { timeout: 40_000 };

test('two workers answer at one address, which is said once', async () => {
  await using site = await openSite();
  expect(await site.workers()).toHaveLength(2);
  expect(site.words().match(/^http/gm)).toHaveLength(1);
});

test('I7: a worker that is killed is replaced, and the other one goes on', async () => {
  await using site = await openSite();
  const [killed = 0, other = 0] = await site.workers();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => isProcessAlive(killed)).toBe(false);
  expect((await site.ask('/readyz')).status).toBe(200);
  const others = async () => (await site.workers()).filter((each) => each !== killed);
  await expect.poll(others, eventually).toHaveLength(2);
  expect(await site.workers()).toContain(other);
  expect(site.words()).toContain('A worker has ended (killed)');
});

test('I7: a reload replaces every worker; no request fails, and the site is ready all the while', async () => {
  await using site = await openSite();
  const before = await site.workers();
  const crowd = { isThere: true, answered: 0 };
  const failures: unknown[] = [];
  const visit = async (): Promise<void> => {
    while (crowd.isThere) {
      using agent = openAgent();
      for (let isLast = false; !isLast && crowd.isThere;) {
        const answer = await site
          .ask('/readyz', { agent })
          .catch((cause: unknown) => void failures.push(cause));
        if (answer && answer.status !== 200) failures.push(answer);
        crowd.answered += 1;
        isLast = answer?.isLast ?? true;
      }
    }
  };
  const visits = Array.from({ length: 4 }, visit);
  site.child.kill('SIGHUP');
  await expect
    .poll(() => before.filter(isProcessAlive), { timeout: 90_000 })
    .toEqual([])
    .finally(() => (crowd.isThere = false));
  await Promise.all(visits);
  expect(failures).toEqual([]);
  expect(crowd.answered).toBeGreaterThan(0);
  expect(await site.workers()).toHaveLength(2);
}, 150_000);

test('I7: a connection that is given to a worker while it ends is answered by another one', async () => {
  await using site = await openSite();
  // Workers take turns: the one that answered the last but one request is the next.
  const { worker: leaving } = await site.ask('/healthz');
  await site.ask('/healthz');
  // The stopped supervisor will find the connections first, and then that a worker has closed.
  site.child.kill('SIGSTOP');
  const sockets = await Promise.all(Array.from({ length: 6 }, () => site.connect()));
  process.kill(leaving, 'SIGTERM');
  await expect.poll(site.words, eventually).toContain(`${leaving} has closed`);
  site.child.kill('SIGCONT');
  const answers = await Promise.all(sockets.map((socket) => site.ask('/healthz', { socket })));
  for (const { status, worker } of answers)
    expect({ status, isLeaving: worker === leaving }).toEqual({ status: 200, isLeaving: false });
});

test('a SIGHUP that a terminal sends to every process ends no worker: it is for the supervisor', async () => {
  await using site = await openSite();
  const before = await site.workers();
  for (const worker of before) process.kill(worker, 'SIGHUP');
  expect(new Set(await site.workers())).toEqual(new Set(before));
  expect(site.words()).not.toContain('has ended');
});

test('a stop ends all of it with 0', async () => {
  await using site = await openSite();
  const workers = await site.workers();
  const ended = once(site.child, 'exit');
  site.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(workers.filter(isProcessAlive)).toEqual([]);
});

test('a stop ends all of it with 0 where nobody reads any more what the supervisor says', async () => {
  await using site = await openSite();
  const [killed = 0] = await site.workers();
  site.child.stdout?.destroy();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => isProcessAlive(killed)).toBe(false);
  const others = async () => (await site.workers()).filter((each) => each !== killed);
  await expect.poll(others, eventually).toHaveLength(2);
  const ended = once(site.child, 'exit');
  site.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test.each([
  ['tells', '/nonexistent/node'],
  ['throws', 'no\0path'],
])(
  'a worker that cannot be started, which the system %s, is one that failed',
  async (_how, node) => {
    const program = `
    import { supervise } from ${JSON.stringify(new URL('supervise.ts', import.meta.url).href)};
    process.execPath = ${JSON.stringify(node)};
    await supervise(${JSON.stringify(file)}, 2);
  `;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = text(child.stdout);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(await said).toContain('A worker could not be started: ');
  },
);

test('a supervisor that is killed leaves nobody behind', async () => {
  await using site = await openSite();
  const workers = await site.workers();
  site.child.kill('SIGKILL');
  await expect.poll(() => workers.filter(isProcessAlive), eventually).toEqual([]);
});

test('a worker that loses its supervisor answers what it was asked, then ends', async () => {
  await using site = await openSite();
  using agent = openAgent();
  const { worker } = await site.ask('/healthz', { agent });
  // While stopped, the worker finds the request and then the closed channel, over which that request is to be counted.
  process.kill(worker, 'SIGSTOP');
  const answer = site.ask('/tries', { agent, method: 'POST' });
  const [connection] = Object.values(agent.sockets).flat();
  await expect.poll(() => connection?.writableLength).toBe(0);
  const killed = once(site.child, 'exit');
  site.child.kill('SIGKILL');
  await killed;
  process.kill(worker, 'SIGCONT');
  expect(await answer).toEqual({ status: 200, worker, isLast: true });
  await expect.poll(() => isProcessAlive(worker), eventually).toBe(false);
});

test('workers count the tries of an address together', async () => {
  await using site = await openSite();
  const answers: Answer[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1)
    answers.push(await site.ask('/tries', { method: 'POST' }));
  expect(new Set(answers.map(({ worker }) => worker)).size).toBe(2);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
});
