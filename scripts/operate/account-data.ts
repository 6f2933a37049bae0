import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';

export const email = 'buyer@example.com';

/** For tests: opens a data folder with one account that is logged in, and runs commands on it. */
export async function openAccountData() {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-operate-'));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  const { handle } = database;
  await migrate(database);
  const times = { passwordVersion: 1, passwordChangedAt: 1, createdAt: 1, lastLoginAt: 1 };
  await handle
    .insertInto('accounts')
    .values({ ...times, id: 'account', email, passwordHash: '', passwordExpiresAt: null })
    .execute();
  const seen = { createdAt: 1, lastSeenAt: 1, expiresAt: 2, address: '', agent: '' };
  await handle
    .insertInto('sessions')
    .values({ ...seen, id: 'session', tokenHash: 'hash', accountId: 'account' })
    .execute();
  return {
    dataDir,
    handle,
    account: () => handle.selectFrom('accounts').selectAll().executeTakeFirstOrThrow(),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export function runCommand(
  name: 'staff' | 'expire-password' | 'failed-messages' | 'check-audit' | 'export-content',
  dataDir: string,
  args: string[],
): Promise<{ status: number; text: string }> {
  const script = join(import.meta.dirname, `${name}.ts`);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });
}
