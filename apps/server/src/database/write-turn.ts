import type { QueryResult } from 'kysely';

import type { Group, SharedTransaction } from './shared-transaction.ts';
import type { SqliteStatement } from './sqlite-file.ts';

/** The use of the connection by one transaction, from `begin` to its end. */
export interface WriteTurn {
  /** Throws if SQLite has aborted the transaction. */
  run: (query: SqliteStatement) => QueryResult<never>;
  /** Resolves when the transaction is on the disk; rejects if it could not be written there. */
  commit: () => Promise<void>;
  rollback: () => void;
}

/** Begins a member of the group, in its own savepoint. Calls `onEnd` once it has committed or rolled back. */
export function beginWriteTurn(
  transaction: SharedTransaction,
  group: Group,
  onEnd: () => void,
): WriteTurn {
  transaction.execute('savepoint member');

  /** Runs the member's last statements. If one fails, its writes must not be committed with those of the others. */
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
