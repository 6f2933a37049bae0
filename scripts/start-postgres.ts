import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { findFreePort } from '../apps/server/src/testing/find-free-port.ts';
import { findMemory } from './find-memory.ts';

export interface TemporaryPostgres extends AsyncDisposable {
  url: string;
  /** Freezes all processes of the server, or lets them continue. */
  signal: (signal: 'SIGSTOP' | 'SIGCONT') => void;
}

export interface Account {
  uid: number;
  gid: number;
}

/** Settings that trade durability for speed, because each database lives for a second. */
const withoutDurability = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

const stopping = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts a temporary PostgreSQL from the installed binaries. Returns undefined if there are none.
 * @param isDurable keeps the data on disk and the default settings, as in production
 */
export async function startPostgres({ isDurable = false } = {}): Promise<
  TemporaryPostgres | undefined
> {
  const binaries = findBinaries();
  if (!binaries) return undefined;
  const account = process.getuid?.() === 0 ? findAccount() : undefined;
  if (process.getuid?.() === 0 && !account) return undefined;
  // In memory, because every test creates and drops a database of some 300 files.
  const room = (isDurable ? undefined : findMemory()) ?? tmpdir();
  const folder = mkdtempSync(join(room, 'uid-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const created = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'uid', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...account, cwd: folder },
  );
  if (created.status !== 0) throw new Error(`initdb failed: ${created.stderr.toString()}`);
  const port = await findFreePort();
  const options = [
    ...(isDurable ? [] : withoutDurability),
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', `${port}`, ...options.flatMap((each) => ['-c', each])],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  // An interrupted run must leave no files behind, which would stay in memory.
  const discard = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  process.once('exit', discard);
  for (const signal of stopping) process.once(signal, endProcess);
  const url = `postgres://uid@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    signal(signal) {
      for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)])
        process.kill(pid, signal);
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', discard);
      for (const signal of stopping) process.off(signal, endProcess);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

function endProcess(): void {
  process.exit(1);
}

/** Returns the folder of the newest installed PostgreSQL's programs. */
export function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((left, right) => Number(right) - Number(left))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Returns an account to run PostgreSQL as, because it refuses to run as root. */
export function findAccount(): Account | undefined {
  for (const name of ['postgres', 'nobody']) {
    const answer = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (answer.status === 0)
      return {
        uid: Number(answer.stdout),
        gid: Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout),
      };
  }
  return undefined;
}

export async function untilReady(connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('The temporary PostgreSQL did not start within 10 seconds.');
}
