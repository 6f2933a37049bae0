import { performance } from 'node:perf_hooks';

import type { SqliteFile } from './sqlite-file.ts';

/** Reads on a connection between its write transactions. */
export interface SnapshotReader extends Pick<SqliteFile, 'run'> {
  /** Returns another number as soon as another connection has committed anything. */
  dataVersion: () => number;
  /** Ends the current read transaction, before the next one or before a write transaction. */
  renew: () => void;
}

const statement = (sql: string) => ({ sql, parameters: [] });

/** The count rises before the event loop polls for input: requests of the same count arrived together. */
const countTurns = () => performance.nodeTiming.uvMetricsInfo.loopCount;

/**
 * All reads in one turn of the event loop see the same moment, because a new read transaction for each would cost more
 * than most queries. A turn begins when requests arrive, so that none of them gets an answer from an earlier moment.
 */
export function createSnapshotReader(file: SqliteFile): SnapshotReader {
  let isOpen = false;
  let turn = 0;
  let version: number | undefined;

  function open(): void {
    const current = countTurns();
    if (isOpen && turn === current) return;
    renew();
    file.run(statement('begin'));
    isOpen = true;
    turn = current;
    setImmediate(renew);
  }

  function renew(): void {
    if (!isOpen) return;
    isOpen = false;
    version = undefined;
    if (file.isInTransaction()) endMoment();
  }

  /**
   * Nothing was written, so both commit and rollback end the transaction. On a damaged file SQLite may refuse both:
   * nobody awaits this turn, and the error would end the process. The next read or write reports the damage.
   */
  function endMoment(): void {
    for (const sql of ['commit', 'rollback'])
      try {
        file.run(statement(sql));
        return;
      } catch {
        // The next statement reports what is wrong.
      }
  }

  /** SQLite counts the commits of other connections. */
  function askVersion(): number {
    return Number(Object.values(file.run(statement('PRAGMA data_version')).rows[0] ?? {})[0]);
  }

  return {
    run(query) {
      open();
      return file.run(query);
    },
    dataVersion() {
      // During a write transaction no other connection can commit, and its own writes do not count before the commit.
      if (!isOpen && file.isInTransaction()) return askVersion();
      open();
      return (version ??= askVersion());
    },
    renew,
  };
}
