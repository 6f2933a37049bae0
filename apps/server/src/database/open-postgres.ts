import { createRequire } from 'node:module';
import { Socket } from 'node:net';

import { PostgresDialect, sql } from 'kysely';
import type { CompiledQuery, QueryResult } from 'kysely';
import type pg from 'pg';

import { createConnectionQueue } from './connection-queue.ts';
import { poolFigures } from './database-figures.ts';
import type { Connection, DatabaseDriver, Handle } from './database.ts';
import { forgetNames, isOutdatedPlan, nameOf } from './named-statements.ts';
import { holdStartLock } from './start-lock.ts';
import { askPostgres } from './ask-postgres.ts';
import { watchServer } from './server-watch.ts';

const places = 10;
/** Maximum number of connections of a process: the shared ones, and the one that watches the server. */
export const connectionsOfProcess = places + 1;
/** Milliseconds. Nobody waits for what a process does alone: a change of the schema may rewrite a large table. */
const longestTimer = 2 ** 31 - 1;

interface PostgresTimes {
  /** Milliseconds after which a server without an answer counts as silent. */
  timeout?: number | undefined;
  /** Maximum milliseconds of a statement. */
  statementTime?: number;
}

export function openPostgres(
  connectionString: string,
  { timeout = 1_000, statementTime = 10_000 }: PostgresTimes = {},
): DatabaseDriver {
  const driver = loadDriver();
  const sockets = new Set<Socket>();
  let isAlone = false;
  const timeOf = () => (isAlone ? longestTimer : statementTime);
  const queue = createConnectionQueue({ places, maxWaiting: 1_000, timeout: 8_000 });
  const pool = new driver.Pool({
    connectionString,
    stream: () => tracked(new GatheringSocket(), sockets),
    pipeline: true,
    max: places,
    connectionTimeoutMillis: timeout + 500,
    query_timeout: statementTime,
    idle_in_transaction_session_timeout: 10_000,
  });
  // A connection that breaks while idle, or between two statements of a transaction, is replaced; the next statement
  // reports what is wrong. Without listeners, either event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { probe, siteVersion } = askPostgres(driver.Client, connectionString, () =>
    tracked(new Socket(), sockets),
  );
  const watch = watchServer(probe, {
    timeout,
    onSilent() {
      queue.refuseWaiting(away());
      // Rejects the statements that wait for an answer on one of these connections.
      for (const socket of sockets) socket.destroy();
    },
  });
  return {
    engine: 'postgres',
    figures: poolFigures(pool, queue.waiting),
    siteVersion,
    askDataVersion,
    dialect: new PostgresDialect({ pool }),
    provideConnection: (use) =>
      queue.run(async () => {
        // What is then read is at least as new as the version that this process knows.
        await watch.hasAsked;
        if (watch.isSilent()) throw away();
        const client = await pool.connect();
        let isCut = false;
        const onCut = () => (isCut = true);
        try {
          return await use(connectTo(client, { Query: driver.Query, timeOf, onCut }));
        } finally {
          client.release(isCut);
        }
      }),
    alone: (work) =>
      holdStartLock(
        new driver.Client({ connectionString, connectionTimeoutMillis: 1_500 }),
        async () => {
          isAlone = true;
          return work().finally(() => (isAlone = false));
        },
      ),
    async close() {
      await watch.stop();
      await pool.end();
      await untilClosed(sockets);
    },
  };
}

/**
 * Returns the transactions that a statement sees: another text after every commit. After a failover their numbers may
 * repeat, so the text also contains the start time of the server. It is read for every cached answer: with a parameter,
 * the statement is parsed only once per connection; parsing takes the server as long as answering.
 */
async function askDataVersion(handle: Handle): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select pg_current_snapshot() || cast(${' '} as text) || pg_postmaster_start_time() as version`.execute(
    handle,
  );
  return rows[0]?.version ?? '';
}

function away(): Error {
  return Object.assign(new Error('The database server is silent.'), { code: 'DATABASE_AWAY' });
}

function tracked(socket: Socket, sockets: Set<Socket>): Socket {
  sockets.add(socket);
  return socket.once('close', () => sockets.delete(socket));
}

/**
 * Waits until the server has closed every connection, because the pool only sends its goodbye and does not wait. After
 * a second the sockets are destroyed, in case the server is silent.
 */
async function untilClosed(sockets: Set<Socket>): Promise<void> {
  const timer = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, 1_000);
  await Promise.all(
    [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
  );
  clearTimeout(timer);
}

/** Loads the driver only if there is a PostgreSQL server: with SQLite this saves memory. */
function loadDriver(): typeof pg {
  const driver = createRequire(import.meta.url)('pg') as typeof pg;
  const { types } = driver;
  // 64-bit integers (fen, epoch milliseconds) stay below 2^53 here, so a number holds them exactly.
  types.setTypeParser(types.builtins.INT8, Number);
  types.setTypeParser(types.builtins.NUMERIC, Number);
  return driver;
}

/**
 * Sends the statements of one turn of the event loop together, because each system call costs the server more than the
 * statement that it carries.
 */
class GatheringSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

interface Sending extends Pick<typeof pg, 'Query'> {
  /** Maximum milliseconds of the next statement. */
  timeOf: () => number;
  /**
   * Called when a statement has failed without an error of the server, as after a timeout. The driver then closes the
   * connection, but the pool would learn of it only after it had handed the connection on.
   */
  onCut: () => void;
}

function connectTo(client: pg.PoolClient, { Query, timeOf, onCut }: Sending): Connection {
  let isInTransaction = false;

  /**
   * Sends a `Query` of the driver itself: of any other object the driver copies each property, at every statement.
   */
  function send(name: string | undefined, text: string, values: unknown[]) {
    return new Promise<pg.QueryResult>((resolve, reject) => {
      const query = new Query(text, values, (cause, result) => {
        if (!cause) return resolve(result);
        if (!('severity' in cause)) onCut();
        return reject(cause);
      });
      client.query(Object.assign(query, { name, query_timeout: timeOf() }));
    });
  }

  async function run({ sql, parameters }: CompiledQuery): Promise<pg.QueryResult> {
    const name = nameOf(sql, parameters);
    try {
      return await send(name, sql, [...parameters]);
    } catch (cause) {
      if (!isOutdatedPlan(cause)) throw cause;
      forgetNames();
      // A transaction fails with its statement and is run again as a whole.
      if (isInTransaction) throw cause;
      return client.query(sql, [...parameters]);
    }
  }

  /** Uses a prepared statement like all others, so that it is sent together with the statements of the same turn. */
  const end = async (text: 'commit' | 'rollback') => {
    isInTransaction = false;
    return send(text, text, []);
  };

  return {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const { command, rowCount, rows } = await run(query);
      return { rows, ...(command !== 'SELECT' && { numAffectedRows: BigInt(rowCount ?? 0) }) };
    },
    // oxlint-disable-next-line require-yield -- nothing here reads row by row
    async *streamQuery() {
      throw new Error('Rows are read all at once.');
    },
    async begin() {
      isInTransaction = true;
      // Not awaited: its answer arrives before those of the statements that follow.
      send('begin', 'begin', []).catch(() => undefined);
    },
    async commit() {
      const { command } = await end('commit');
      if (command !== 'COMMIT') throw new Error('A transaction with a failed statement ended.');
    },
    async rollback() {
      await end('rollback');
    },
  };
}
