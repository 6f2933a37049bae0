import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { backupName } from '../features/backups/kept-backups.ts';
import { readConfig } from '../read-config.ts';
import { diagnose } from './diagnose.ts';

const hour = 60 * 60_000;
const now = Date.UTC(2026, 0, 5, 8);

async function openDeployment() {
  const parent = mkdtempSync(join(tmpdir(), 'uid-doctor-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [dataDir, backups] = [join(parent, 'data'), join(parent, 'backups')];
  await using database = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  mkdirSync(join(backups, backupName(now - hour)), { recursive: true });
  return { dataDir, backups };
}

async function findingsOf(environment: Record<string, string>, pinnedNode = process.versions.node) {
  const config = readConfig(environment);
  const findings: Record<string, string> = {};
  for await (const { name, state, sentence } of diagnose({ config, now, pinnedNode }))
    findings[name] = `${state} ${sentence}`;
  return findings;
}

test('a deployment that is well has nothing to mend', async () => {
  const { dataDir, backups } = await openDeployment();
  const findings = await findingsOf({ DATA_DIR: dataDir, BACKUP_DIR: backups });
  expect(Object.values(findings).filter((each) => each.startsWith('fail'))).toEqual([]);
  expect(findings).toMatchObject({
    integrity: expect.stringMatching(/^ok/),
    backups: expect.stringMatching(/^ok .* 1\.0 hours/),
  });
});

test('what the start refuses is said by the same sentence', async () => {
  const { dataDir } = await openDeployment();
  const findings = await findingsOf({ DATA_DIR: dataDir, HOST: '0.0.0.0' });
  expect(findings['payment']).toMatch(/^fail The site is public and PAYMENT_METHODS is not set/);
  expect(findings['carriers']).toMatch(/^fail/);
  expect(findings['proxies']).toMatch(/^fail/);
});

test('rights, an old backup, another Node and a mail server that is away are found', async () => {
  const { dataDir, backups } = await openDeployment();
  chmodSync(join(dataDir, 'uid.sqlite'), 0o644);
  const environment = {
    DATA_DIR: dataDir,
    BACKUP_DIR: backups,
    BACKUP_HOURS: '0.4',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'no-reply@example.com',
  };
  expect(await findingsOf(environment, '99.0.0')).toMatchObject({
    rights: expect.stringMatching(/^fail .*uid\.sqlite/),
    backups: expect.stringMatching(/^fail .*1\.0 hours old/),
    versions: expect.stringMatching(/^fail .*Node 99\.0\.0/),
    'mail server': expect.stringMatching(/^fail .*ECONNREFUSED/),
  });
});

test('a folder without backups, and a database that cannot be reached, are found', async () => {
  const { dataDir } = await openDeployment();
  const findings = await findingsOf({
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'none'),
    DATABASE_URL: 'postgres://uid@127.0.0.1:1/uid',
  });
  expect(findings['backups']).toMatch(/^fail .*holds no backup/);
  expect(findings['integrity']).toMatch(/^fail .*ECONNREFUSED/);
});
