import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Endpoint, InputOf } from '@uid/contract/endpoint';

import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.ts';
import { callSite } from './call-site.ts';
import type { SiteAnswer } from './call-site.ts';
import { openTestDatabaseUrl } from './postgres-template.ts';
import { testTimeout } from './test-timeout.ts';

type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token?: string,
) => Promise<SiteAnswer<E>>;

/** Two servers as separate processes, which share only a database. */
export interface TwoProcesses extends AsyncDisposable {
  here: Call;
  elsewhere: Call;
  /** Reads what the other process serves at a path. */
  readElsewhere: (path: string) => Promise<string>;
  database: Database;
}

export async function startTwoProcesses(): Promise<TwoProcesses> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-processes-'));
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const postgres = serverUrl ? await openTestDatabaseUrl(serverUrl) : undefined;
  const environment = { DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '', LOG_LEVEL: 'silent' };
  const first = await startProcess(environment);
  const second = await startProcess(environment);
  const database = openDatabase({ dataDir, databaseUrl: postgres?.url, timeout: testTimeout });
  return {
    here: first.call,
    elsewhere: second.call,
    readElsewhere: async (path) => (await fetch(second.origin + path)).text(),
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
): Promise<{ origin: string; call: Call; stop: () => Promise<void> }> {
  const file = join(import.meta.dirname, 'api-process.ts');
  const child = fork(file, { env: { ...process.env, ...environment }, execArgv: [] });
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  return {
    origin,
    call: (endpoint, input, token) =>
      callSite(origin, { endpoint, input, ...(token !== undefined && { token }) }),
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
