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
import type { GroupCommit, WriteTurn } from './group-commit.ts';
import { createSnapshotReader } from './snapshot-reader.ts';
import type { SnapshotReader } from './snapshot-reader.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

/** Without a file, and so without a log. */
const inMemory = ':memory:';

/**
 * SQLite for Kysely, on one connection: its pages stay in memory, where another one's commit would make it read
 * them again. Writers share commits; who reads meanwhile waits for the end of the group, which is the same thread's.
 */
export function openSqlite(file: string) {
  const connection = openSqliteFile(file);
  if (file !== inMemory) connection.lengthenLog();
  const reader = createSnapshotReader(connection);
  let ownCommits = 0;
  const writers = createGroupCommit(connection, {
    onBegin: reader.renew,
    onCommit: () => (ownCommits += 1),
  });
  const connect = () => connectTo({ reader, writers });
  const driver = createDriver({ connection, reader, writers }, connect);
  const dialect: Dialect = {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
  // Nobody waits for a connection or gives one back: it is only what a statement or transaction holds.
  const executor = new DefaultQueryExecutor(new SqliteQueryCompiler(), new SqliteAdapter(), {
    provideConnection: async (consumer) => consumer(connect()),
  });
  const kysely = new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
  // Both only ever grow.
  return { kysely, dataVersion: () => ownCommits + reader.dataVersion() };
}

/** What Kysely takes for a connection: the turn of one transaction, or single statements outside of any. */
interface SqliteConnection extends DatabaseConnection {
  turn: WriteTurn | undefined;
}

interface Parts {
  connection: SqliteFile;
  reader: SnapshotReader;
  writers: GroupCommit;
}

/** Also where it is written out: who reads needs no commit. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(select|pragma)\b/i.test(sql);
}

function connectTo({ reader, writers }: Omit<Parts, 'connection'>): SqliteConnection {
  async function read(query: CompiledQuery): Promise<QueryResult<never>> {
    // Nobody is shown what may yet be undone.
    while (writers.isUnderWay()) await writers.hasEnded();
    return reader.run(query);
  }

  const held: SqliteConnection = {
    turn: undefined,
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (held.turn) return held.turn.run(query);
      return isRead(query) ? read(query) : writers.run(query);
    },
    // oxlint-disable-next-line require-yield -- nothing here reads row by row
    async *streamQuery() {
      throw new Error('Rows are read all at once.');
    },
  };
  return held;
}

function createDriver(
  { connection, reader, writers }: Parts,
  connect: () => SqliteConnection,
): Driver {
  return {
    init: async () => undefined,
    acquireConnection: async () => connect(),
    releaseConnection: async () => undefined,
    async beginTransaction(held) {
      (held as SqliteConnection).turn = await writers.begin();
    },
    commitTransaction: (held) => endTurn(held).commit(),
    async rollbackTransaction(held) {
      // A commit that failed has ended the turn already.
      if ((held as SqliteConnection).turn) endTurn(held).rollback();
    },
    async destroy() {
      writers.flush();
      reader.renew();
      connection.close();
    },
  };
}

function endTurn(held: DatabaseConnection): WriteTurn {
  const ending = held as SqliteConnection;
  const { turn } = ending;
  if (!turn) throw new Error('There is no transaction to end.');
  ending.turn = undefined;
  return turn;
}
