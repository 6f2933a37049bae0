import type { QueryResult } from 'kysely';

import { createSharedTransaction } from './shared-transaction.ts';
import type { SharedTransactionHooks } from './shared-transaction.ts';
import type { SqliteFile, SqliteStatement } from './sqlite-file.ts';
import { createWriteQueue } from './write-queue.ts';
import { beginWriteTurn } from './write-turn.ts';
import type { WriteTurn } from './write-turn.ts';

export type GroupCommit = ReturnType<typeof createGroupCommit>;

/**
 * Transactions that come at the same time share one commit and so one wait for the disk. They wait until a turn of the
 * event loop brings no new one, then run one after the other, each in its own savepoint, and none is acknowledged
 * before the commit that makes all of them durable. A single statement leaves nothing when it fails, so it needs no
 * savepoint.
 */
export function createGroupCommit(file: SqliteFile, hooks?: SharedTransactionHooks) {
  const transaction = createSharedTransaction(file, hooks);
  const queue = createWriteQueue(transaction);
  let isMemberOpen = false;

  function begin(): Promise<WriteTurn> {
    return new Promise((resolve, reject) => {
      queue.enqueue({
        fail: reject,
        run(group) {
          const ended = Promise.withResolvers<void>();
          const onEnd = () => {
            isMemberOpen = false;
            ended.resolve();
          };
          try {
            resolve(beginWriteTurn(transaction, group, onEnd));
          } catch (cause) {
            reject(cause);
            transaction.failIfGivenUp(group);
            return undefined;
          }
          isMemberOpen = true;
          return ended.promise;
        },
      });
    });
  }

  /** Runs a transaction of one statement; returns its result once it is on the disk. */
  function run(query: SqliteStatement): Promise<QueryResult<never>> {
    return new Promise((resolve, reject) => {
      queue.enqueue({
        fail: reject,
        run(group) {
          try {
            const result = file.run(query);
            group.size += 1;
            group.committed.promise.then(() => resolve(result), reject);
          } catch (cause) {
            reject(cause);
            transaction.failIfGivenUp(group);
          }
          return undefined;
        },
      });
    });
  }

  /** Commits waiting and unfinished writes before the file is closed. */
  function flush(): void {
    void queue.runGroup();
    if (!transaction.group()) return;
    // The open member has not finished and never will: its writes are undone.
    if (isMemberOpen && transaction.isOpen()) transaction.execute('rollback to member');
    transaction.commit();
  }

  return {
    begin,
    run,
    /** While a group is open, the writes of its members are on the connection and not yet on the disk. */
    isUnderWay: () => transaction.group() !== undefined,
    hasEnded: transaction.hasEnded,
    waiting: queue.length,
    flush,
  };
}
