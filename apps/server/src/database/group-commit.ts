import type { QueryResult } from 'kysely';

import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';

/** One transaction's hold on the connection, from `begin` to its end. */
export interface WriteTurn {
  /** Fails where SQLite has given the transaction up: what followed would be on the disk without the rest. */
  run: (query: SqliteStatement) => QueryResult<never>;
  /** Resolves when the transaction is on the disk; rejects when it could not get there. */
  commit: () => Promise<void>;
  rollback: () => void;
}

interface Group {
  size: number;
  /** The end of the SQLite transaction that the group shares. */
  committed: PromiseWithResolvers<void>;
}

/** A write that waits for its group to be committed. */
interface Waiting {
  /** Writes when its turn has come; what takes several steps resolves after the last of them. */
  run: (group: Group) => Promise<void> | undefined;
  fail: (cause: unknown) => void;
}

export interface GroupCommitHooks {
  /** Before the connection is in a group's transaction. */
  onBegin?: () => void;
  onCommit?: () => void;
}

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/** Enough to spread the cost of a commit, few enough that the first of them does not wait long. */
const maxGroupSize = 64;
const maxTurns = 10;

const doNothing = () => undefined;

const givenUp = () =>
  Object.assign(new Error('The database gave the transaction up.'), {
    code: 'TRANSACTION_GIVEN_UP',
  });

/**
 * Transactions that come together share one commit and so one wait for the disk.
 * They wait until a turn of the event loop brings nobody new, then run one after the other, each in a savepoint
 * of its own, and none is acknowledged before the commit that makes all of them last.
 * A single statement leaves nothing when it fails and needs no savepoint.
 */
export function createGroupCommit(
  file: SqliteFile,
  { onBegin = doNothing, onCommit = doNothing }: GroupCommitHooks = {},
) {
  const waiting: Waiting[] = [];
  let isGathering = false;
  let group: Group | undefined;
  let isMemberOpen = false;

  function execute(sql: string): void {
    file.run({ sql, parameters: [] });
  }

  function runInTransaction(query: SqliteStatement): QueryResult<never> {
    if (!file.isInTransaction()) throw givenUp();
    return file.run(query);
  }

  function enqueue(write: Waiting): void {
    waiting.push(write);
    // A group that is under way runs this write, too.
    if (!group && !isGathering) gather(1);
  }

  function gather(turn: number): void {
    isGathering = true;
    const { length } = waiting;
    setImmediate(() => {
      if (waiting.length > length && turn < maxTurns) return gather(turn + 1);
      isGathering = false;
      return void runGroup();
    });
  }

  async function runGroup(): Promise<void> {
    const own = waiting.length > 0 && !group && openGroup();
    if (!own) return;
    for (let next = waiting.shift(); next; next = hasRoom(own) ? waiting.shift() : undefined) {
      const steps = next.run(own);
      if (steps) await steps;
    }
    if (group === own) commitGroup(own);
    if (waiting.length > 0) gather(maxTurns);
  }

  function hasRoom(own: Group): boolean {
    return group === own && own.size < maxGroupSize;
  }

  function openGroup(): Group | undefined {
    try {
      onBegin();
      execute('begin immediate');
    } catch (cause) {
      for (const { fail } of waiting.splice(0)) fail(cause);
      return undefined;
    }
    const committed = Promise.withResolvers<void>();
    // Where every member has rolled back, nobody awaits this promise, and its rejection would end the process.
    committed.promise.catch(doNothing);
    group = { size: 0, committed };
    return group;
  }

  function commitGroup({ committed }: Group): void {
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
  function failIfGivenUp({ committed }: Group): undefined {
    if (file.isInTransaction()) return;
    group = undefined;
    committed.reject(givenUp());
  }

  function turnIn(own: Group, end: () => void): WriteTurn {
    /** Its last statements. Where one of them fails, its writes must not be committed with the others'. */
    function endWith(...statements: string[]): void {
      try {
        for (const sql of statements) runInTransaction({ sql, parameters: [] });
      } catch (cause) {
        if (file.isInTransaction()) execute('rollback');
        throw cause;
      } finally {
        isMemberOpen = false;
        failIfGivenUp(own);
        end();
      }
    }

    return {
      run: runInTransaction,
      async commit() {
        endWith('release member');
        own.size += 1;
        return own.committed.promise;
      },
      rollback() {
        if (file.isInTransaction()) endWith('rollback to member', 'release member');
        else endWith();
      },
    };
  }

  function begin(): Promise<WriteTurn> {
    return new Promise((resolve, reject) => {
      enqueue({
        fail: reject,
        run(own) {
          try {
            execute('savepoint member');
          } catch (cause) {
            reject(cause);
            return failIfGivenUp(own);
          }
          isMemberOpen = true;
          return new Promise<void>((end) => resolve(turnIn(own, end)));
        },
      });
    });
  }

  /** A transaction of one statement: yields its result when that is on the disk. */
  function run(query: SqliteStatement): Promise<QueryResult<never>> {
    return new Promise((resolve, reject) => {
      enqueue({
        fail: reject,
        run(own) {
          try {
            const result = file.run(query);
            own.size += 1;
            own.committed.promise.then(() => resolve(result), reject);
          } catch (cause) {
            reject(cause);
            failIfGivenUp(own);
          }
          return undefined;
        },
      });
    });
  }

  /** Commits what is waiting or under way, before the file is closed. */
  function flush(): void {
    void runGroup();
    if (!group) return;
    // This member has not finished and never will: its writes are undone.
    if (isMemberOpen && file.isInTransaction()) execute('rollback to member');
    commitGroup(group);
  }

  return {
    begin,
    run,
    /** While a group is under way, what its members wrote is on the connection and not yet on the disk. */
    isUnderWay: () => group !== undefined,
    /** Resolves when the group under way has ended, however it did. */
    hasEnded: () => group?.committed.promise.catch(doNothing),
    waiting: () => waiting.length,
    flush,
  };
}
