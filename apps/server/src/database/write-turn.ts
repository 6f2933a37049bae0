import type { QueryResult } from 'kysely';

import type { Group, SharedTransaction } from './shared-transaction.ts';
import type { SqliteStatement } from './sqlite-file.ts';

/** One transaction's hold on the connection, from `begin` to its end. */
export interface WriteTurn {
  /** Fails where SQLite has given the transaction up. */
  run: (query: SqliteStatement) => QueryResult<never>;
  /** Resolves when the transaction is on the disk; rejects when it could not get there. */
  commit: () => Promise<void>;
  rollback: () => void;
}

/** Begins a member of the group, in a savepoint of its own. Calls `onEnd` once it has committed or rolled back. */
export function beginWriteTurn(
  transaction: SharedTransaction,
  group: Group,
  onEnd: () => void,
): WriteTurn {
  transaction.execute('savepoint member');

  /** Its last statements. Where one of them fails, its writes must not be committed with the others'. */
  function endWith(...statements: string[]): void {
    try {
      for (const sql of statements) transaction.run({ sql, parameters: [] });
    } catch (cause) {
      if (transaction.isOpen()) transaction.execute('rollback');
      throw cause;
    } finally {
      transaction.failIfGivenUp(group);
      onEnd();
    }
  }

  return {
    run: transaction.run,
    async commit() {
      endWith('release member');
      group.size += 1;
      return group.committed.promise;
    },
    rollback() {
      if (transaction.isOpen()) endWith('rollback to member', 'release member');
      else endWith();
    },
  };
}
