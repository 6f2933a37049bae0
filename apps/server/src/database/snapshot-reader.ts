import { performance } from 'node:perf_hooks';

import type { SqliteFile } from './sqlite-file.ts';

/** Reads on a connection between its write transactions. */
export interface SnapshotReader extends Pick<SqliteFile, 'run'> {
  /** Another number as soon as anybody else has committed anything. */
  dataVersion: () => number;
  /** Ends the moment that is read, for the next one or for a write transaction. */
  renew: () => void;
}

const statement = (sql: string) => ({ sql, parameters: [] });

/** Counts up before the event loop looks for what came in: requests of the same count came in together. */
const countTurns = () => performance.nodeTiming.uvMetricsInfo.loopCount;

/**
 * All that is read in one turn of the event loop is of one moment: asking for the latest state each time costs more
 * than most questions. A turn begins where requests come in, so that none of them is answered from a moment before it.
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
   * Nothing was written, so either way ends it. On a damaged file SQLite may refuse both: nobody awaits this turn, and
   * the error would end the process. Whoever reads or writes next is told.
   */
  function endMoment(): void {
    for (const sql of ['commit', 'rollback'])
      try {
        file.run(statement(sql));
        return;
      } catch {
        // The next statement says what is wrong.
      }
  }

  /** SQLite counts what other connections commit. */
  function askVersion(): number {
    return Number(Object.values(file.run(statement('PRAGMA data_version')).rows[0] ?? {})[0]);
  }

  return {
    run(query) {
      open();
      return file.run(query);
    },
    dataVersion() {
      // In a write transaction nobody else can commit, and its own writes do not count before they are committed.
      if (!isOpen && file.isInTransaction()) return askVersion();
      open();
      return (version ??= askVersion());
    },
    renew,
  };
}
