import type { Telemetry } from '../telemetry/telemetry.ts';
import type { Connection, DatabaseDriver } from './database.ts';

/** Tells of each statement how long it took for whoever asked: with the wait for the commit that it shares, if any. */
export function watchStatements(
  driver: DatabaseDriver,
  telemetry: Telemetry | undefined,
): DatabaseDriver {
  if (!telemetry) return driver;
  const { watch } = telemetry;
  const watched = (connection: Connection): Connection => ({
    executeQuery: (query) =>
      watch({ kind: 'statement', sql: query.sql }, () => connection.executeQuery(query)),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    begin: () => connection.begin(),
    commit: () => watch({ kind: 'statement', sql: 'commit' }, () => connection.commit()),
    rollback: () => connection.rollback(),
  });
  return {
    ...driver,
    provideConnection: (use) => driver.provideConnection((connection) => use(watched(connection))),
  };
}
