import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { newId } from '../new-id.ts';
import { seed } from '../seed.ts';
import { openTestDatabaseUrl } from '../testing/postgres-template.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { testTimeout } from '../testing/test-timeout.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const file = join(import.meta.dirname, '../testing/start-process.ts');

async function isFilled({ handle }: Database): Promise<boolean> {
  const skus = await handle.selectFrom('variants').select('sku').execute();
  return skus.length > 10;
}

/** Returns the exit code of a process and its error output. */
async function start(dataDir: string): Promise<[code: number, words: string]> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const child = fork(file, { env, execArgv: [], silent: true });
  const [[code], words] = await Promise.all([once(child, 'exit'), text(child.stderr!)]);
  return [code as number, words];
}

test.runIf(serverUrl)(
  'five that start at once on an empty PostgreSQL all start, and it is filled',
  async () => {
    for (let round = 0; round < 3; round += 1) {
      await using empty = await openTestDatabaseUrl(serverUrl ?? '', '');
      const databases = Array.from({ length: 5 }, () =>
        openDatabase({ databaseUrl: empty.url, dataDir: '', timeout: testTimeout }),
      );
      await Promise.all(
        databases.map(async (database) => {
          await migrate(database);
          await seed({ database, now: Date.now, newId });
        }),
      );
      for (const database of databases) {
        expect(await isFilled(database)).toBe(true);
        await database[Symbol.asyncDispose]();
      }
    }
  },
);

test.skipIf(serverUrl)(
  'three that start at once on an empty folder all start, and it is filled',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'uid-start-'));
    try {
      const ends = await Promise.all([1, 2, 3].map(() => start(dataDir)));
      expect(ends).toEqual([1, 2, 3].map(() => [0, '']));
      await using database = openDatabase({ dataDir, databaseUrl: undefined });
      expect(await isFilled(database)).toBe(true);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
