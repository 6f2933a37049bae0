import type { SqliteFile } from './sqlite-file.ts';

/** Reads what is committed, and waits for no writer. */
export interface SnapshotReader extends Pick<SqliteFile, 'run' | 'close'> {
  /** Another number as soon as anybody has committed anything. */
  dataVersion: () => number;
  /** From now on it reads what has just been committed. */
  renew: () => void;
}

const statement = (sql: string) => ({ sql, parameters: [] });

/**
 * All that is read in one turn of the event loop is of one moment:
 * asking for the latest state each time costs more than most questions.
 */
export function createSnapshotReader(file: SqliteFile): SnapshotReader {
  let isOpen = false;
  let version: number | undefined;

  function open(): void {
    if (isOpen) return;
    file.run(statement('begin'));
    isOpen = true;
    setImmediate(renew);
  }

  function renew(): void {
    if (!isOpen) return;
    isOpen = false;
    version = undefined;
    if (file.isInTransaction()) file.run(statement('commit'));
  }

  return {
    run(query) {
      open();
      return file.run(query);
    },
    dataVersion() {
      open();
      // SQLite counts what other connections commit, and every writer is another one than the reader.
      version ??= Number(
        Object.values(file.run(statement('PRAGMA data_version')).rows[0] ?? {})[0],
      );
      return version;
    },
    renew,
    close() {
      renew();
      file.close();
    },
  };
}
