import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { findFreePort } from '../../apps/server/src/testing/find-free-port.ts';
import { findAccount, findBinaries, untilReady } from '../start-postgres.ts';

/**
 * `npm run proof:point-in-time` follows the recipe of docs/backups.md in temporary folders. The database is
 * archived while accounts are created one by one. Then all of it is deleted, and recovered up to a time in
 * between.
 */
const binaries = findBinaries();
if (!binaries) throw new Error('PostgreSQL is not installed here.');
const account = process.getuid?.() === 0 ? findAccount() : undefined;
const folder = mkdtempSync(join(tmpdir(), 'uid-point-in-time-'));
const [data, base, archive] = ['data', 'base', 'wal'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const port = await findFreePort();
const url = `postgres://uid@127.0.0.1:${port}/postgres`;
let server: ChildProcess | undefined;
let isGood = false;
let accountCount = 0;
try {
  if (account) chownSync(folder, account.uid, account.gid);
  mkdirSync(archive);
  if (account) chownSync(archive, account.uid, account.gid);
  runTool('initdb', [
    '-D',
    data,
    '-U',
    'uid',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--data-checksums',
    '--no-sync',
  ]);
  appendFileSync(
    join(data, 'postgresql.conf'),
    `wal_level = replica
archive_mode = on
archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'
`,
  );
  server = await startServer();
  await fillShop();
  await addAccount('before the base backup');
  runTool('pg_basebackup', [
    '-d',
    url,
    '--pgdata',
    base,
    '--checkpoint=fast',
    '--wal-method=stream',
  ]);
  await addAccount('before the minute');
  const minute = await timeOfDatabase();
  await addAccount('after the minute');
  // Changes that are not archived would be lost with the disk. In production archive_timeout limits them.
  await query('select pg_switch_wal()');
  await untilArchived();
  await stopServer(server);
  rmSync(data, { recursive: true });

  cpSync(base, data, { recursive: true });
  writeFileSync(join(data, 'recovery.signal'), '');
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${minute}'
recovery_target_action = 'promote'
`,
  );
  giveAway(data);
  server = await startServer();
  await untilPromoted();
  const accounts = await query('select email from accounts order by id');
  const found = accounts.map(({ email }) => email).join(', ');
  const [variants] = await query('select count(*)::int as count from variants');
  const count = Number(variants?.['count']);
  isGood = found === 'before the base backup, before the minute' && count > 0;
  console.log(
    `Brought back to ${minute}: ${count} variants; accounts: ${found}. ${isGood ? 'As it was.' : 'WRONG.'}`,
  );
} finally {
  if (server) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

function runTool(tool: string, args: string[]): void {
  const { status, stderr } = spawnSync(join(binaries ?? '', tool), args, {
    ...account,
    cwd: folder,
  });
  if (status !== 0) throw new Error(`${tool}: ${stderr.toString()}`);
}

async function startServer(): Promise<ChildProcess> {
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const child = spawn(
    join(binaries ?? '', 'postgres'),
    ['-D', data, '-p', `${port}`, ...options.flatMap((each) => ['-c', each])],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  await untilReady(url);
  return child;
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}

/** Gives a path to PostgreSQL's user, because PostgreSQL refuses to run as root. */
function giveAway(path: string): void {
  chmodSync(path, 0o700);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, path]);
}

async function fillShop(): Promise<void> {
  const database = openDatabase({ databaseUrl: url, dataDir: folder });
  await migrate(database);
  await seed({ database, now: Date.now, newId });
  await database[Symbol.asyncDispose]();
}

async function addAccount(email: string): Promise<void> {
  accountCount += 1;
  await query(
    `insert into accounts (id, email, "passwordHash", "passwordVersion", "passwordChangedAt", "createdAt", "lastLoginAt")
     values ($1, $2, '', 1, 1, 1, 1)`,
    [`${accountCount}`, email],
  );
}

async function timeOfDatabase(): Promise<string> {
  const [row] = await query(`select clock_timestamp()::text as now`);
  // The next change must fall into another millisecond.
  await wait(50);
  return String(row?.['now']);
}

async function untilArchived(): Promise<void> {
  for (;;) {
    const [row] = await query(
      `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver`,
    );
    if (row?.['done'] === true) return;
    await wait(100);
  }
}

async function untilPromoted(): Promise<void> {
  for (;;) {
    const [row] = await query('select pg_is_in_recovery() as recovering');
    if (row?.['recovering'] === false) return;
    await wait(100);
  }
}

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}
