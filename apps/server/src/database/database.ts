import { DefaultQueryExecutor, DummyDriver, Kysely, sql } from 'kysely';
import type { ConnectionProvider, DatabaseConnection, Dialect, QueryResult } from 'kysely';

import type { Figure } from '../telemetry/figure.ts';
import { openBeforeWrite, runAfter, withOpening } from './first-transaction.ts';
import { isOutdatedPlan } from './named-statements.ts';
import type { Tables } from './tables.ts';
import {
  isInTransaction,
  refuseAfterEnd,
  refuseInTransaction,
  runInTransaction,
} from './transaction-guard.ts';

/** The first argument of repository functions: an open transaction, or the database outside one. */
export type Handle = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

export interface Database extends AsyncDisposable {
  engine: Engine;
  /** The figures that the metrics report. */
  figures: readonly Figure[];
  handle: Handle;
  /**
   * Runs `work` in one transaction: a throw rolls back. After a serialisation failure, a deadlock, or a row that
   * another transaction wrote first, `work` runs again. It must therefore touch nothing but its handle; side effects
   * follow after `transact` resolves.
   */
  transact<T>(work: (handle: Handle) => Promise<T>): Promise<T>;
  /** Runs `work` while no other process runs such work on this database; other processes wait. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /** Returns another number as soon as any process has committed. Absent if the database server has to be asked. */
  dataVersion?: () => number;
  /** The same as a text from the database server. Absent if `dataVersion` exists. */
  askDataVersion?: () => Promise<string>;
  /**
   * Returns another number within a second after any process or tool has changed what the site says or sells, except
   * for stock. Constant if changes aren't reported: cached values then expire by their age only.
   */
  siteVersion: () => number;
}

/** What each database engine provides. */
export interface DatabaseDriver extends Pick<Database, 'engine' | 'figures' | 'dataVersion'> {
  /** Absent if changes aren't reported. */
  siteVersion?: Database['siteVersion'];
  /** Absent if the driver has `dataVersion`. */
  askDataVersion?: (handle: Handle) => Promise<string>;
  dialect: Dialect;
  provideConnection: <T>(use: (connection: Connection) => Promise<T>) => Promise<T>;
  /** Absent if transactions wait for each other anyway. */
  alone?: Database['alone'];
  close: () => Promise<void>;
}

/** A connection runs statements in the order in which they are sent, whether or not they are awaited one by one. */
export interface Connection extends DatabaseConnection {
  begin: () => Promise<void>;
  commit: () => Promise<void>;
  /** Does nothing if the transaction has ended. */
  rollback: () => Promise<void>;
}

const maxAttempts = 6;

export function createDatabase(driver: DatabaseDriver): Database {
  const { engine, figures, dialect, dataVersion, askDataVersion, siteVersion = () => 0 } = driver;
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    driver,
  );
  const handleOn = (provider: ConnectionProvider): Handle =>
    new Kysely({
      config: { dialect },
      dialect,
      driver: new DummyDriver(),
      executor: executor.withConnectionProvider(provider),
    });

  const runOn = <T>(connection: Connection, work: (handle: Handle) => Promise<T>): Promise<T> =>
    withOpening((opening) =>
      runToEnd(connection, opening ? (own) => runAfter(opening, own, work) : work),
    );

  async function runToEnd<T>(
    connection: Connection,
    work: (handle: Handle) => Promise<T>,
  ): Promise<T> {
    const running = { hasEnded: false };
    const ownHandle = handleOn({
      provideConnection(use) {
        refuseAfterEnd(running);
        return use(connection);
      },
    });
    await connection.begin();
    try {
      const result = await runInTransaction(running, () => work(ownHandle));
      running.hasEnded = true;
      await connection.commit();
      return result;
    } catch (cause) {
      running.hasEnded = true;
      // If the rollback also fails, the connection is lost, which ends the transaction.
      await connection.rollback().catch(() => undefined);
      throw cause;
    }
  }

  const handle = handleOn({
    provideConnection(use) {
      refuseInTransaction();
      return driver.provideConnection((connection) =>
        use(
          openBeforeWrite(connection, (query) =>
            runOn(connection, (own) => own.executeQuery(query) as Promise<QueryResult<never>>),
          ),
        ),
      );
    },
  });

  return {
    engine,
    figures,
    handle,
    async transact(work) {
      if (isInTransaction()) throw new Error('A transaction was opened inside another one.');
      return repeatWhereWorthIt(() =>
        driver.provideConnection((connection) => runOn(connection, work)),
      );
    },
    alone: (work) => (driver.alone ? driver.alone(work) : work()),
    ping: async () => void (await sql`select 1`.execute(handleOn(driver))),
    ...(dataVersion && { dataVersion }),
    ...(askDataVersion && { askDataVersion: () => askDataVersion(handle) }),
    siteVersion,
    [Symbol.asyncDispose]: driver.close,
  };
}

/** Repeats work that failed only because of concurrent transactions. */
async function repeatWhereWorthIt<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (attempt === maxAttempts || !isWorthRepeating(cause)) throw cause;
    }
  }
}

const serialisationFailure = '40001';
const deadlock = '40P01';
/** Another transaction inserted the row after this one had looked for it: the next attempt will find it. */
const uniqueViolation = '23505';

function isWorthRepeating(cause: unknown): boolean {
  if (isOutdatedPlan(cause)) return true;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return [serialisationFailure, deadlock, uniqueViolation].includes(String(cause.code));
}
