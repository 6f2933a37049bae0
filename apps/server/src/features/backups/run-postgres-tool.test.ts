import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { runOnPostgres } from './run-postgres-tool.ts';

/** Returns the environment of a tool that is run on this database. */
async function toldOf(databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'uid-tool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [tool, told] = [join(folder, 'pg_dump'), join(folder, 'told')];
  writeFileSync(tool, `#!/bin/sh\nenv > ${told}\n`);
  chmodSync(tool, 0o700);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  await runOnPostgres('pg_dump', databaseUrl, []);
  const lines = readFileSync(told, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('PGSSL')).toSorted();
}

test('a tool knows the certificates that DATABASE_URL names for the server’s own connections', async () => {
  const certificates = 'sslrootcert=/etc/ca.pem&sslcert=/etc/own.pem&sslkey=/etc/own.key';
  const url = `postgres://uid:secret@db.example.com/uid?sslmode=verify-full&${certificates}`;
  expect(await toldOf(url)).toEqual([
    'PGSSLCERT=/etc/own.pem',
    'PGSSLKEY=/etc/own.key',
    'PGSSLMODE=verify-full',
    'PGSSLROOTCERT=/etc/ca.pem',
  ]);
});

test('what the server’s driver calls encrypted and not verified, a tool knows by its own name', async () => {
  const url = 'postgres://uid:secret@db.example.com/uid?sslmode=no-verify';
  expect(await toldOf(url)).toEqual(['PGSSLMODE=require']);
});
