import type { Telemetry } from '../telemetry/telemetry.ts';
import { createDatabase } from './database.ts';
import type { Connection, Database, DatabaseDriver } from './database.ts';

/** Measures each statement and transaction as its caller sees it, including the wait for a shared commit. */
export function createWatchedDatabase(
  driver: DatabaseDriver,
  telemetry: Telemetry | undefined,
): Database {
  if (!telemetry) return createDatabase(driver);
  const { engine } = driver;
  const database = createDatabase(watchStatements(driver, telemetry));
  return {
    ...database,
    transact: (work) =>
      telemetry.watch({ kind: 'transaction', engine }, () => database.transact(work)),
  };
}

function watchStatements(driver: DatabaseDriver, { watch }: Telemetry): DatabaseDriver {
  const { engine } = driver;
  const watched = (connection: Connection): Connection => ({
    executeQuery: (query) =>
      watch({ kind: 'statement', engine, sql: query.sql }, () => connection.executeQuery(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    begin: () => connection.begin(),
    commit: () => watch({ kind: 'statement', engine, sql: 'commit' }, () => connection.commit()),
    rollback: () => connection.rollback(),
  });
  return {
    ...driver,
    provideConnection: (use) => driver.provideConnection((connection) => use(watched(connection))),
  };
}
