import { createDatabase } from '../database/database.ts';
import type { Connection, Database, DatabaseDriver } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import { sqliteTemplate } from './sqlite-template.ts';
import { openTestDatabaseUrl } from './postgres-template.ts';

/** The statements that were sent to a database. */
export interface Asked {
  /** The statements, without `begin` and `commit`. */
  statements: string[];
  /** How often an answer was awaited; statements that are sent together count once. */
  roundTrips: number;
}

export interface CountedDatabase extends AsyncDisposable {
  database: Database;
  /** Returns what was sent since the last call. */
  take: () => Asked;
}

/** A migrated database that counts statements; it answers a turn of the event loop later, like a distant one. */
export async function openCountedDatabase(): Promise<CountedDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const own = serverUrl ? await openTestDatabaseUrl(serverUrl) : undefined;
  const driver = own
    ? openPostgres(own.url)
    : openSqlite(':memory:', { contents: await sqliteTemplate() });
  let asked: Asked = { statements: [], roundTrips: 0 };
  const database = createDatabase(counting(driver, () => asked));
  const take = () => {
    const before = asked;
    asked = { statements: [], roundTrips: 0 };
    return before;
  };
  return {
    database,
    take,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await own?.[Symbol.asyncDispose]();
    },
  };
}

function counting(driver: DatabaseDriver, asked: () => Asked): DatabaseDriver {
  return {
    ...driver,
    provideConnection: (use) =>
      driver.provideConnection((connection) => use(countingConnection(connection, asked))),
  };
}

function countingConnection(connection: Connection, asked: () => Asked): Connection {
  let waiting = 0;

  async function wait<T>(answer: () => Promise<T>): Promise<T> {
    if (waiting === 0) asked().roundTrips += 1;
    waiting += 1;
    try {
      const [given] = await Promise.all([answer(), new Promise(setImmediate)]);
      return given;
    } finally {
      waiting -= 1;
    }
  }

  return {
    ...connection,
    executeQuery(query) {
      asked().statements.push(query.sql);
      return wait(() => connection.executeQuery(query));
    },
    commit: () => wait(connection.commit),
  };
}
