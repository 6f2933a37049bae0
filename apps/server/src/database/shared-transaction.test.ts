import { expect, test } from 'vitest';

import { createSharedTransaction } from './shared-transaction.ts';
import type { SqliteFile } from './sqlite-file.ts';

test('on a file that takes neither a commit nor a rollback the writers are told, and nothing ends the process', async () => {
  const file: SqliteFile = {
    run({ sql }) {
      if (sql === 'commit' || sql === 'rollback') throw new Error(`no ${sql}`);
      return { rows: [] };
    },
    isInTransaction: () => true,
    lengthenLog: () => undefined,
    close: () => undefined,
  };
  const transaction = createSharedTransaction(file);
  const { committed } = transaction.begin();
  transaction.commit();
  await expect(committed.promise).rejects.toThrow('no commit');
  expect(transaction.group()).toBeUndefined();
});
