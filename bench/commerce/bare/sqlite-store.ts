import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

export type Query = <Row = unknown>(text: string, values?: unknown[]) => Row[];

export interface SqliteStore {
  query: Query;
  /** Runs all of the work, or none of it. Resolves once it is on disk. */
  transact: <T>(work: () => T) => Promise<T>;
}

interface Waiting {
  run: () => void;
  settle: () => void;
  fail: (cause: unknown) => void;
}

/** Opens a store in which all work of one turn of the event loop shares one commit, each in its own savepoint. */
export function openSqliteStore(file: string): SqliteStore {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const statements = new Map<string, StatementSync>();
  const query: Query = <Row>(text: string, values: unknown[] = []) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement.all(...(values as SQLInputValue[])) as Row[];
  };

  let waiting: Waiting[] = [];

  function commitTogether(): void {
    const batch = waiting;
    waiting = [];
    query('begin immediate');
    for (const each of batch) {
      query('savepoint one');
      try {
        each.run();
      } catch (cause) {
        query('rollback to one');
        each.settle = () => each.fail(cause);
      }
      query('release one');
    }
    query('commit');
    for (const { settle } of batch) settle();
  }

  return {
    query,
    transact: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        let settle = () => undefined as void;
        if (waiting.length === 0) setImmediate(commitTogether);
        waiting.push({
          run() {
            const result = work();
            settle = () => resolve(result);
          },
          settle: () => settle(),
          fail: reject,
        });
      }),
  };
}
