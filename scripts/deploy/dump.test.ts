import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { deployFolder } from './manifest.ts';

/** Stand-ins for PostgreSQL's tools. `psql` answers whether the database is a replica. */
function tools(follows: 't' | 'f'): Record<string, string> {
  return {
    psql: `echo ${follows}`,
    pg_dump:
      'for each in "$@"; do case $each in --file=*) echo rows > "${each#--file=}";; esac; done',
    pg_restore: 'true',
  };
}

function dump(follows: 't' | 'f') {
  const place = mkdtempSync(join(tmpdir(), 'uid-dump-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const [backups, programs] = ['backups', 'programs'].map((name) => join(place, name));
  for (const folder of [backups!, programs!]) mkdirSync(folder);
  for (const [name, line] of Object.entries(tools(follows))) {
    writeFileSync(join(programs!, name), `#!/usr/bin/env bash\n${line}\n`);
    chmodSync(join(programs!, name), 0o755);
  }
  mkdirSync(join(backups!, 'uid-2026-01-05T08-00-00Z.part'));
  const { status, stderr } = spawnSync('bash', [join(deployFolder, 'postgres/dump.sh')], {
    env: { PATH: `${programs}:${process.env['PATH']}`, BACKUPS: backups, PGHOST: 'replica' },
    encoding: 'utf8',
  });
  return { status, stderr, made: readdirSync(backups!).filter((name) => !name.includes('08-00')) };
}

test('a dump of a database that is up to date is a backup', () => {
  const { status, made } = dump('t');
  expect([status, made]).toEqual([0, [expect.stringMatching(/^uid-[\dTZ-]+$/)]]);
});

test('of a replica that follows nothing any more no backup is made: it has the data of some day before', () => {
  const { status, stderr, made } = dump('f');
  expect([status, made]).toEqual([1, []]);
  expect(stderr).toContain('replica does not follow');
});
