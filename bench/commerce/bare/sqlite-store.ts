import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';

import type { Query, Store } from './store.ts';

interface Waiting {
  run: () => Promise<void>;
  settle: () => void;
  fail: (cause: unknown) => void;
}

/** What arrives in one turn of the event loop shares one commit, each in a savepoint of its own. */
export function openSqliteStore(file: string): Store {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const statements = new Map<string, StatementSync>();
  const run = (sql: string, parameters: unknown[] = []) => {
    const statement = statements.get(sql) ?? database.prepare(sql.replaceAll('$', '?'));
    statements.set(sql, statement);
    return statement.all(...(parameters as SQLInputValue[]));
  };
  const query: Query = async (sql, parameters) => run(sql, parameters) as never[];

  let waiting: Waiting[] = [];

  async function commitTogether(): Promise<void> {
    const batch = waiting;
    waiting = [];
    run('begin immediate');
    for (const each of batch) {
      run('savepoint one');
      try {
        await each.run();
      } catch (cause) {
        run('rollback to one');
        each.settle = () => each.fail(cause);
      }
      run('release one');
    }
    run('commit');
    for (const { settle } of batch) settle();
    if (waiting.length > 0) setImmediate(() => void commitTogether());
    else isRunning = false;
  }

  let isRunning = false;
  return {
    query,
    transact: (work) =>
      new Promise((resolve, reject) => {
        let settle = () => undefined as void;
        const entry: Waiting = {
          run: async () => {
            const result = await work(query);
            settle = () => resolve(result);
          },
          settle: () => settle(),
          fail: reject,
        };
        waiting.push(entry);
        if (isRunning) return;
        isRunning = true;
        setImmediate(() => void commitTogether());
      }),
  };
}
