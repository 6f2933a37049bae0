import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test, vi } from 'vitest';

import { migrate } from '../../database/migrate.ts';
import { openDatabase } from '../../database/open-database.ts';
import { readConfig } from '../../read-config.ts';
import type { Config } from '../../config.ts';
import { openAuditKey } from '../audit/audit-key.ts';
import { checkChain } from '../audit/check-chain.ts';
import type { ChainPoint } from '../audit/entry.ts';
import { recordAct } from '../audit/record-act.ts';
import { findHead } from '../audit/repository.ts';
import { isSignedBy, readHeads, signHead } from '../audit/signed-head.ts';
import { openS3StandIn } from '../media/files/s3/testing/s3-stand-in.ts';
import { openKeyring } from '../identity/secrets/keyring.ts';
import { seal } from '../identity/secrets/seal.ts';
import { keptSecret } from '../identity/second-factor/kept-secret.ts';
import { backupFigures, backupJobs } from './jobs.ts';
import { proveBackup } from './prove-backup.ts';

const hour = 60 * 60_000;

/** Opens a data folder that contains a sealed secret, with a plan for backups. */
async function openPlanned(environment: Record<string, string> = {}) {
  const parent = mkdtempSync(join(tmpdir(), 'uid-backups-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'backups');
  const config = readConfig({
    DATA_DIR: join(parent, 'data'),
    BACKUP_DIR: folder,
    BACKUP_KEEP: '2',
    ...environment,
  });
  const database = openDatabase(config);
  await migrate(database);
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  await database.handle
    .insertInto('accounts')
    .values({
      ...times,
      id: 'a',
      email: 'a@example.com',
      passwordHash: '',
      passwordExpiresAt: null,
    })
    .execute();
  const secret = seal('JBSWY3DPEHPK3PXP', keptSecret('a'), openKeyring(config));
  await database.handle
    .insertInto('totpSecrets')
    .values({ accountId: 'a', secret, enabledAt: 1, lastStep: 0 })
    .execute();
  await database[Symbol.asyncDispose]();
  const clock = { now: Date.UTC(2026, 0, 5, 8) };
  const [job] = backupJobs({ config, now: () => clock.now });
  if (!job) throw new Error('Nothing is backed up.');
  return { config, folder, clock, backUp: () => job.run(() => false), job };
}

test('without a folder nothing is backed up by itself, and the data folder is none', () => {
  const config = readConfig({});
  expect(backupJobs({ config, now: () => 0 })).toEqual([]);
  expect(backupFigures({ config, now: () => 0 })).toEqual([]);
  expect(() => readConfig({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data/' })).toThrow(
    'a folder of its own',
  );
});

test('the clock makes backups that only this user can read, and the newest stay', async () => {
  const { folder, clock, backUp, config, job } = await openPlanned({ BACKUP_HOURS: '6' });
  expect(job.every).toBe(6 * hour);
  const [age] = backupFigures({ config, now: () => clock.now });
  expect(await age?.count()).toBeNaN();
  mkdirSync(join(folder, 'of-somebody-else'), { recursive: true });
  for (let round = 0; round < 3; round += 1) {
    await backUp();
    clock.now += 6 * hour;
  }
  expect(readdirSync(folder)).toEqual([
    'of-somebody-else',
    'uid-2026-01-05T14-00-00Z',
    'uid-2026-01-05T20-00-00Z',
  ]);
  expect(await age?.count()).toBe((6 * hour) / 1000);
  const newest = join(folder, 'uid-2026-01-05T20-00-00Z');
  expect(readdirSync(newest)).toEqual(['secret.key', 'uid.sqlite']);
  for (const name of ['.', 'secret.key', 'uid.sqlite'])
    expect(statSync(join(newest, name)).mode & 0o077).toBe(0);
});

test('one that broke off as its process ended goes with the next; one that is being made stays', async () => {
  const { folder, backUp } = await openPlanned();
  for (const name of ['uid-2026-01-05T07-59-59Z.part', 'uid-2026-01-05T08-00-01Z.part', 'own.part'])
    mkdirSync(join(folder, name), { recursive: true });
  await backUp();
  expect(readdirSync(folder)).toEqual([
    'own.part',
    'uid-2026-01-05T08-00-00Z',
    'uid-2026-01-05T08-00-01Z.part',
  ]);
});

async function openBucket() {
  const s3 = await openS3StandIn();
  onTestFinished(() => s3[Symbol.asyncDispose]());
  const plan = await openPlanned({
    BACKUP_S3_URL: s3.environment['S3_URL']!,
    BACKUP_S3_ACCESS_KEY: s3.environment['S3_ACCESS_KEY']!,
    BACKUP_S3_SECRET_KEY: s3.environment['S3_SECRET_KEY']!,
  });
  const names = () =>
    [
      ...new Set([...s3.objects.keys()].map((key) => key.split('/').slice(2, -1).join('/'))),
    ].toSorted();
  return { ...plan, s3, names };
}

test('each is copied into a bucket, where the newest stay; one that broke off goes with them', async () => {
  const { config, folder, clock, backUp, s3, names } = await openBucket();
  // The file of the log's head sorts before the list, and a bucket lists keys alphabetically.
  await appendEntry(config);
  s3.objects.set('site/one/uid-2026-01-04T08-00-00Z/uid.sqlite', Buffer.from('half'));
  s3.objects.set('site/one/of-somebody-else/a', Buffer.from('x'));
  // This backup is still being sent.
  s3.objects.set('site/one/uid-2026-01-06T00-00-00Z/uid.sqlite', Buffer.from('half'));
  const removed = vi.spyOn(s3.objects, 'delete');
  for (let round = 0; round < 3; round += 1) {
    await backUp();
    clock.now += hour;
  }
  // The list goes first, so that a half-removed backup does not count as complete.
  const gone = removed.mock.calls.map(([key]) => key).filter((key) => key.includes('01-05T08'));
  expect(gone[0]).toMatch(/\/files\.json$/);
  expect(gone.length).toBeGreaterThan(1);
  expect(names()).toEqual([
    'of-somebody-else',
    'uid-2026-01-05T09-00-00Z',
    'uid-2026-01-05T10-00-00Z',
    'uid-2026-01-06T00-00-00Z',
  ]);
  s3.fail(500);
  await expect(backUp()).rejects.toThrow('500');
  // The local backups are made all the same, and the old ones are removed.
  expect(readdirSync(folder)).toEqual(['uid-2026-01-05T10-00-00Z', 'uid-2026-01-05T11-00-00Z']);
});

test('what was made while the clock was a month ahead goes before what is made since, and hides nothing', async () => {
  const { folder, clock, backUp, config, names } = await openBucket();
  const [age] = backupFigures({ config, now: () => clock.now });
  const month = 30 * 24 * hour;
  clock.now += month;
  for (let round = 0; round < 2; round += 1) {
    await backUp();
    clock.now += hour;
  }
  clock.now -= month;
  // It is unknown when these backups were made.
  expect(await age?.count()).toBeNaN();
  for (let round = 0; round < 2; round += 1) {
    await backUp();
    clock.now += hour;
  }
  expect(await age?.count()).toBe(hour / 1000);
  const made = ['uid-2026-01-05T10-00-00Z', 'uid-2026-01-05T11-00-00Z'];
  expect(readdirSync(folder)).toEqual(made);
  expect(names()).toEqual(made);
});

test('a backup that fails leaves none, and the good ones stay', async () => {
  const { folder, clock, backUp, config } = await openPlanned();
  await backUp();
  const before = readdirSync(folder);
  clock.now += hour;
  writeFileSync(join(config.dataDir, 'secret.key'), `${Buffer.alloc(32, 9).toString('base64')}\n`);
  await expect(backUp()).rejects.toThrow('sealed with another key');
  expect(readdirSync(folder)).toEqual(before);
});

async function backUpOnce() {
  const plan = await openPlanned();
  await plan.backUp();
  const [name = ''] = readdirSync(plan.folder);
  const backup = join(plan.folder, name);
  return { ...plan, backup, prove: () => proveBackup(backup, plan.config) };
}

test('a key that others may read on the machine is the user’s alone in a backup', async () => {
  const { config, folder, backUp } = await openPlanned();
  chmodSync(join(config.dataDir, 'secret.key'), 0o644);
  await backUp();
  const [name = ''] = readdirSync(folder);
  expect(statSync(join(folder, name, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('a backup without a database of this site is refused', async () => {
  const { backup, prove } = await backUpOnce();
  const file = new DatabaseSync(join(backup, 'uid.sqlite'));
  file.exec('delete from migrations');
  file.close();
  await expect(prove()).rejects.toThrow('no database of this site');
});

test('a whole backup is proven', async () => {
  const { prove } = await backUpOnce();
  await expect(prove()).resolves.toEqual({ auditHead: undefined });
});

async function appendEntry(config: Config): Promise<ChainPoint> {
  await using database = openDatabase(config);
  const act = { action: 'ship-order', by: { actor: 'command', roles: [] }, note: {} } as const;
  await database.transact((handle) => recordAct(handle, act, { now: Date.now }));
  return findHead(database.handle);
}

test('a backup says, signed, where its audit log ends; restored, it is an older copy to a later head (G2)', async () => {
  const { config, folder, backUp } = await openPlanned();
  const { seq, hash } = await appendEntry(config);
  await backUp();
  const [name = ''] = readdirSync(folder);
  const [head] = readHeads(readFileSync(join(folder, name, 'audit-head.json'), 'utf8'));
  expect(head).toMatchObject({ seq, hash });
  const key = openAuditKey(config);
  expect(head && isSignedBy(head, key)).toBe(true);
  const later = signHead(await appendEntry(config), 1, key);
  await using restored = openDatabase({ databaseUrl: undefined, dataDir: join(folder, name) });
  const { handle } = restored;
  expect(await checkChain(handle)).toMatchObject({ seq: 1, fault: undefined });
  const found = await checkChain(handle, { heads: [later] });
  expect(found).toMatchObject({ seq: 1, fault: { seq: 2, kind: 'cut' } });
});

test.each<[string, RegExp, (backup: string) => void]>([
  ['a spoilt page', /damaged/, (backup) => spoil(join(backup, 'uid.sqlite'))],
  ['no key', /its key is missing/, (backup) => rmSync(join(backup, 'secret.key'))],
  [
    'another key',
    /sealed with another key/,
    (backup) =>
      writeFileSync(join(backup, 'secret.key'), `${Buffer.alloc(32, 9).toString('base64')}\n`),
  ],
  ['a schema of tomorrow', /newer version.*9999-tomorrow/, addUnknownMigration],
])('a backup with %s is refused with a sentence', async (_name, sentence, harm) => {
  const { backup, prove } = await backUpOnce();
  harm(backup);
  await expect(prove()).rejects.toThrow(sentence);
  expect(existsSync(backup)).toBe(true);
});

function spoil(file: string): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, 5 * 4096);
  closeSync(handle);
}

function addUnknownMigration(backup: string): void {
  const database = new DatabaseSync(join(backup, 'uid.sqlite'));
  database.exec(`insert into migrations (name) values ('9999-tomorrow.sql')`);
  database.close();
}
