import {
  DefaultQueryExecutor,
  Kysely,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

import { createGroupCommit } from './group-commit.ts';
import type { WriteTurn } from './group-commit.ts';
import { createSnapshotReader } from './snapshot-reader.ts';
import type { SnapshotReader } from './snapshot-reader.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

/** In memory there is one connection: readers take turns with the writers. */
export const inMemory = ':memory:';

/** SQLite for Kysely: writers share commits, readers see what is committed and wait for nobody. */
export function openSqlite(file: string) {
  const writer = openSqliteFile(file);
  const reader =
    file === inMemory ? undefined : createSnapshotReader(openSqliteFile(file, { readOnly: true }));
  const driver = createDriver(writer, reader);
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
  // Nobody waits for a connection or gives one back: it is only what a statement or transaction holds.
  const executor = new DefaultQueryExecutor(new SqliteQueryCompiler(), new SqliteAdapter(), {
    provideConnection: async (consumer) => consumer(await driver.acquireConnection()),
  });
  const kysely = new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
  return { kysely, dataVersion: () => reader?.dataVersion() };
}

/** What Kysely takes for a connection: the turn of one transaction, or single statements outside of any. */
interface SqliteConnection extends DatabaseConnection {
  turn: WriteTurn | undefined;
}

/** Also where it is written out: a reader never waits for the disk. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(select|pragma)\b/i.test(sql);
}

function createDriver(writer: SqliteFile, reader: SnapshotReader | undefined): Driver {
  const commits = createGroupCommit(writer, { onCommit: () => reader?.renew() });

  async function writeAlone(query: CompiledQuery): Promise<QueryResult<never>> {
    const turn = await commits.begin({ isOneStatement: true });
    const result = runOrRollBack(query, turn);
    await turn.commit();
    return result;
  }

  function runOrRollBack(query: CompiledQuery, turn: WriteTurn): QueryResult<never> {
    try {
      return writer.run(query);
    } catch (cause) {
      turn.rollback();
      throw cause;
    }
  }

  function connect(): SqliteConnection {
    const connection: SqliteConnection = {
      turn: undefined,
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        if (connection.turn) return writer.run(query);
        if (reader && isRead(query)) return reader.run(query);
        return writeAlone(query);
      },
      // oxlint-disable-next-line require-yield -- nothing here reads row by row
      async *streamQuery() {
        throw new Error('Rows are read all at once.');
      },
    };
    return connection;
  }

  return {
    init: async () => undefined,
    acquireConnection: async () => connect(),
    releaseConnection: async () => undefined,
    async beginTransaction(connection) {
      (connection as SqliteConnection).turn = await commits.begin();
    },
    commitTransaction: (connection) => endTurn(connection).commit(),
    async rollbackTransaction(connection) {
      // A commit that failed has ended the turn already.
      if ((connection as SqliteConnection).turn) endTurn(connection).rollback();
    },
    async destroy() {
      commits.flush();
      reader?.close();
      writer.close();
    },
  };
}

function endTurn(connection: DatabaseConnection): WriteTurn {
  const held = connection as SqliteConnection;
  const { turn } = held;
  if (!turn) throw new Error('There is no transaction to end.');
  held.turn = undefined;
  return turn;
}
