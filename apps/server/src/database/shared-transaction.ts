import type { QueryResult } from 'kysely';

import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';

/** Writes that share a transaction. */
export interface Group {
  size: number;
  /** The end of the transaction. */
  committed: PromiseWithResolvers<void>;
}

export interface SharedTransactionHooks {
  /** Before the connection is in the transaction. */
  onBegin?: () => void;
  onCommit?: () => void;
}

export type SharedTransaction = ReturnType<typeof createSharedTransaction>;

const doNothing = () => undefined;

/** The SQLite transaction of a group of writes, one group after the other. */
export function createSharedTransaction(
  file: SqliteFile,
  { onBegin = doNothing, onCommit = doNothing }: SharedTransactionHooks = {},
) {
  let group: Group | undefined;

  function execute(sql: string): void {
    file.run({ sql, parameters: [] });
  }

  /** Fails where SQLite has given the transaction up: what followed would be on the disk without the rest. */
  function run(query: SqliteStatement): QueryResult<never> {
    if (!file.isInTransaction()) throw givenUp();
    return file.run(query);
  }

  /** Throws where the connection cannot begin one. */
  function begin(): Group {
    onBegin();
    execute('begin immediate');
    const committed = Promise.withResolvers<void>();
    // Where every member has rolled back, nobody awaits this promise, and its rejection would end the process.
    committed.promise.catch(doNothing);
    group = { size: 0, committed };
    return group;
  }

  /** Ends the group under way, if there is one, and tells its members how. */
  function commit(): void {
    if (!group) return;
    const { committed } = group;
    group = undefined;
    try {
      execute('commit');
      // Before the hook: the group is on the disk, whatever the hook does. Its members go on after this turn.
      committed.resolve();
      onCommit();
    } catch (cause) {
      committed.reject(cause);
      if (file.isInTransaction()) giveUp();
    }
  }

  /** On a damaged file not even this may succeed; the group's members have been told already. */
  function giveUp(): void {
    try {
      execute('rollback');
    } catch {
      // The next statement says what is wrong.
    }
  }

  /** Where SQLite gave up the whole transaction, nobody in the group may believe to be in it. */
  function failIfGivenUp({ committed }: Group): void {
    if (file.isInTransaction()) return;
    group = undefined;
    committed.reject(givenUp());
  }

  return {
    begin,
    commit,
    failIfGivenUp,
    /** The group under way: what its members wrote is on the connection and not yet on the disk. */
    group: () => group,
    isOpen: file.isInTransaction,
    execute,
    run,
    /** Resolves when the group under way has ended, however it did. */
    hasEnded: () => group?.committed.promise.catch(doNothing),
  };
}

function givenUp() {
  return Object.assign(new Error('The database gave the transaction up.'), {
    code: 'TRANSACTION_GIVEN_UP',
  });
}
