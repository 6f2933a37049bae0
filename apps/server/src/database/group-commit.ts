import type { SqliteFile } from './sqlite-file.ts';

/** One transaction's hold on the writing connection, from `begin` to its end. */
export interface WriteTurn {
  /** Resolves when the transaction is on the disk; rejects when it could not get there. */
  commit: () => Promise<void>;
  rollback: () => void;
}

interface Group {
  size: number;
  isCommitDue: boolean;
  /** How many turns of the event loop it has waited for more. */
  turns: number;
  /** The end of the SQLite transaction that the group shares. */
  committed: PromiseWithResolvers<void>;
}

/** Enough to spread the cost of a commit, few enough that the first of them does not wait long. */
const maxGroupSize = 64;
const maxTurns = 10;

const statement = (sql: string) => ({ sql, parameters: [] });

/**
 * Transactions that come together share one commit and so one wait for the disk.
 * They run one after the other, each in a savepoint of its own, and none is acknowledged
 * before the commit that makes all of them last. A single statement leaves nothing when it fails and needs none.
 */
export function createGroupCommit(
  file: SqliteFile,
  { onCommit = () => undefined }: { onCommit?: () => void } = {},
) {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  let group: Group | undefined;

  function run(sql: string): void {
    file.run(statement(sql));
  }

  async function takeTurn(): Promise<void> {
    if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
    isTaken = true;
  }

  /** The turn goes to the next in line, into the same commit where that is not full. */
  function passOn(): void {
    if (group && group.size >= maxGroupSize) commitGroup();
    const next = waiting.shift();
    if (next) return next();
    isTaken = false;
    if (group) commitSoon(group);
    return undefined;
  }

  /** Turns of the event loop that bring somebody new are followed by another; what comes after the commit waits for its own. */
  function commitSoon(due: Group): void {
    if (due.isCommitDue) return;
    due.isCommitDue = true;
    due.turns += 1;
    const { size } = due;
    setImmediate(() => {
      due.isCommitDue = false;
      if (group !== due || isTaken) return;
      if (due.size > size && due.turns < maxTurns) commitSoon(due);
      else commitGroup();
    });
  }

  function commitGroup(): void {
    const ended = group;
    group = undefined;
    if (!ended) return;
    try {
      run('commit');
      // First of all: whatever happens then, it is on the disk. Whoever waits goes on after this turn's work.
      ended.committed.resolve();
      onCommit();
    } catch (cause) {
      if (file.isInTransaction()) run('rollback');
      ended.committed.reject(cause);
    }
  }

  /** SQLite gave up the whole transaction: nobody in the group may believe to be in it. */
  function failGroup(cause: unknown): void {
    group?.committed.reject(cause);
    group = undefined;
  }

  function undoMember(): void {
    run('rollback to member');
    run('release member');
  }

  function openGroup(): Group {
    run('begin immediate');
    const committed = Promise.withResolvers<void>();
    // A group whose members have all rolled back is waited for by nobody.
    committed.promise.catch(() => undefined);
    return { size: 0, isCommitDue: false, turns: 0, committed };
  }

  async function begin({ isOneStatement = false } = {}): Promise<WriteTurn> {
    await takeTurn();
    try {
      group ??= openGroup();
      if (!isOneStatement) run('savepoint member');
    } catch (cause) {
      passOn();
      throw cause;
    }
    const own = group;
    return {
      async commit() {
        if (!isOneStatement) run('release member');
        own.size += 1;
        passOn();
        return own.committed.promise;
      },
      rollback() {
        if (file.isInTransaction()) {
          if (!isOneStatement) undoMember();
        } else {
          const cause = new Error('The database gave the transaction up.');
          failGroup(Object.assign(cause, { code: 'TRANSACTION_GIVEN_UP' }));
        }
        passOn();
      },
    };
  }

  return {
    begin,
    /** Ends a group that nobody waits for any more, before the file is closed. */
    flush: commitGroup,
  };
}
