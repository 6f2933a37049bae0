import {
  DummyDriver,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { CompiledQuery, Dialect, QueryResult } from 'kysely';

import { openPrivateSqlite } from '../data-folder.ts';
import { waitingFigure } from './database-figures.ts';
import type { Connection, DatabaseDriver } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import type { GroupCommit } from './group-commit.ts';
import { createSnapshotReader } from './snapshot-reader.ts';
import type { SnapshotReader } from './snapshot-reader.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { SqliteOptions } from './sqlite-file.ts';
import type { WriteTurn } from './write-turn.ts';

/** A database without a file, and so without a log. */
const inMemory = ':memory:';

const dialect: Dialect = {
  createDriver: () => new DummyDriver(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (database) => new SqliteIntrospector(database),
};

/**
 * Uses one SQLite connection: its pages stay in memory, whereas a commit of another connection would make it read them
 * again. Writers share commits; a read in the meantime waits for the end of the group, which runs on the same thread.
 */
export function openSqlite(
  file: string,
  options?: SqliteOptions,
): DatabaseDriver & { dataVersion: () => number } {
  if (file !== inMemory) openPrivateSqlite(file);
  const connection = openSqliteFile(file, options);
  if (file !== inMemory) connection.lengthenLog();
  const reader = createSnapshotReader(connection);
  let ownCommits = 0;
  const siteVersion = createSiteVersion(reader, () => ownCommits);
  const writers = createGroupCommit(connection, {
    onBegin: reader.renew,
    onCommit: () => (ownCommits += 1),
  });
  return {
    engine: 'sqlite',
    figures: [waitingFigure(writers.waiting)],
    dialect,
    // Nobody waits for a connection or returns one: the object only holds the state of a statement or transaction.
    provideConnection: async (use) => use(connectTo(reader, writers)),
    // Both numbers only increase.
    dataVersion: () => ownCommits + reader.dataVersion(),
    // Writes of an open group may still be rolled back.
    siteVersion: () => siteVersion(writers.isUnderWay()),
    async close() {
      writers.flush();
      reader.renew();
      connection.close();
    },
  };
}

/** Milliseconds after which another process's commit is noticed. */
const lookEvery = 250;

/**
 * The version that triggers count. It is asked for with each request, so the file is read only if it may have changed.
 */
function createSiteVersion(reader: SnapshotReader, countCommits: () => number) {
  let version = 0;
  let commits = -1;
  let lookAgainAt = 0;

  return function siteVersion(isUnderWay: boolean): number {
    const at = performance.now();
    if (isUnderWay || (commits === countCommits() && at < lookAgainAt)) return version;
    commits = countCommits();
    lookAgainAt = at + lookEvery;
    try {
      const { rows } = reader.run({ sql: 'select version from "siteChanges"', parameters: [] });
      version = Number(Object.values(rows[0] ?? {})[0] ?? 0);
    } catch {
      // The file is new or damaged: the next read or write reports it.
    }
    return version;
  };
}

/** True also for a statement written as plain SQL: reads need no commit. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*(select|pragma)\b/i.test(sql);
}

function connectTo(reader: SnapshotReader, writers: GroupCommit): Connection {
  let turn: WriteTurn | undefined;

  async function read(query: CompiledQuery): Promise<QueryResult<never>> {
    // Writes that may still be rolled back must not be visible.
    while (writers.isUnderWay()) await writers.hasEnded();
    return reader.run(query);
  }

  function endTurn(): WriteTurn | undefined {
    const ending = turn;
    turn = undefined;
    return ending;
  }

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      if (turn) return turn.run(query);
      return isRead(query) ? read(query) : writers.run(query);
    },
    // oxlint-disable-next-line require-yield -- nothing here reads row by row
    async *streamQuery() {
      throw new Error('Rows are read all at once.');
    },
    async begin() {
      turn = await writers.begin();
    },
    commit: async () => endTurn()?.commit(),
    // A failed commit has already ended the turn.
    rollback: async () => endTurn()?.rollback(),
  };
}
