import type { QueryResult } from 'kysely';

import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';

/** Writes that share one transaction. */
export interface Group {
  size: number;
  /** Settles with the end of the transaction. */
  committed: PromiseWithResolvers<void>;
}

export interface SharedTransactionHooks {
  /** Called before the connection is in the transaction. */
  onBegin?: () => void;
  onCommit?: () => void;
}

export type SharedTransaction = ReturnType<typeof createSharedTransaction>;

const doNothing = () => undefined;

/** Runs the SQLite transactions of groups of writes, one group after the other. */
export function createSharedTransaction(
  file: SqliteFile,
  { onBegin = doNothing, onCommit = doNothing }: SharedTransactionHooks = {},
) {
  let group: Group | undefined;

  function execute(sql: string): void {
    file.run({ sql, parameters: [] });
  }

  /** Throws if SQLite has aborted the transaction: a later write would reach the disk without the earlier ones. */
  function run(query: SqliteStatement): QueryResult<never> {
    if (!file.isInTransaction()) throw givenUp();
    return file.run(query);
  }

  /** Throws if the connection cannot begin a transaction. */
  function begin(): Group {
    onBegin();
    execute('begin immediate');
    const committed = Promise.withResolvers<void>();
    // If every member has rolled back, nobody awaits this promise, and its rejection would end the process.
    committed.promise.catch(doNothing);
    group = { size: 0, committed };
    return group;
  }

  /** Commits the open group, if there is one, and settles its `committed` promise. */
  function commit(): void {
    if (!group) return;
    const { committed } = group;
    group = undefined;
    try {
      execute('commit');
      // Resolved before the hook: the group is on the disk, whatever the hook does. Its members go on after this turn.
      committed.resolve();
      onCommit();
    } catch (cause) {
      committed.reject(cause);
      if (file.isInTransaction()) giveUp();
    }
  }

  /** On a damaged file even the rollback may fail; the group's members have been told already. */
  function giveUp(): void {
    try {
      execute('rollback');
    } catch {
      // The next statement reports what is wrong.
    }
  }

  /** If SQLite aborted the whole transaction, no member of the group may believe that it is still open. */
  function failIfGivenUp({ committed }: Group): void {
    if (file.isInTransaction()) return;
    group = undefined;
    committed.reject(givenUp());
  }

  return {
    begin,
    commit,
    failIfGivenUp,
    /** The open group: the writes of its members are on the connection and not yet on the disk. */
    group: () => group,
    isOpen: file.isInTransaction,
    execute,
    run,
    /** Resolves when the open group has ended, by a commit or a failure. */
    hasEnded: () => group?.committed.promise.catch(doNothing),
  };
}

function givenUp() {
  return Object.assign(new Error('The database gave the transaction up.'), {
    code: 'TRANSACTION_GIVEN_UP',
  });
}
