import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import type { Envelope, ErrorResult } from '@uid/contract/envelope';

import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.ts';
import { signRequest } from './sign-request.ts';
import { openTestDatabaseUrl } from './test-database.ts';
import { testPatience } from './patience.ts';

type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token?: string,
) => Promise<{ status: number; result: OutputOf<E> & ErrorResult }>;

/** Two servers as processes of their own, which share a database and nothing else. */
export interface TwoProcesses extends AsyncDisposable {
  here: Call;
  elsewhere: Call;
  database: Database;
}

export async function startTwoProcesses(): Promise<TwoProcesses> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-processes-'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const postgres = serverUrl ? await openTestDatabaseUrl(serverUrl) : undefined;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '', LOG_LEVEL: 'silent' };
  const first = await startProcess(environment);
  const second = await startProcess(environment);
  const database = openDatabase({ dataDir, databaseUrl: postgres?.url, patience: testPatience });
  return {
    here: first.call,
    elsewhere: second.call,
    database,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await Promise.all([first.stop(), second.stop()]);
      await postgres?.[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProcess(
  environment: Record<string, string>,
): Promise<{ call: Call; stop: () => Promise<void> }> {
  const file = join(import.meta.dirname, 'api-process.ts');
  const child = fork(file, { env: { ...process.env, ...environment }, execArgv: [] });
  const port = await portOf(child);
  return {
    call: (endpoint, input, token) => callAt(port, { endpoint, input, token }),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  const failed = once(child, 'exit').then(() => {
    throw new Error('The server process ended.');
  });
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number];
  failed.catch(() => undefined);
  return port;
}

async function callAt<E extends Endpoint>(
  port: number,
  { endpoint, input, token }: { endpoint: E; input: InputOf<E>; token: string | undefined },
): Promise<{ status: number; result: OutputOf<E> & ErrorResult }> {
  const { method, path } = endpoint;
  const isGet = method === 'GET';
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const url = `http://127.0.0.1:${port}${path}${query}`;
  const body = isGet ? undefined : JSON.stringify(input);
  const signed = await signRequest({ method, url, body, token, now: Date.now() });
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...signed },
    ...(body !== undefined && { body }),
  });
  const envelope = (await answer.json()) as Envelope<OutputOf<E> & ErrorResult>;
  return { status: answer.status, result: envelope.result };
}
