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

/** What a repository function takes first: the open transaction, or the database outside one. */
export type Handle = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

export interface Database extends AsyncDisposable {
  engine: Engine;
  /** For the metrics. */
  figures: readonly Figure[];
  handle: Handle;
  /**
   * Runs `work` in one transaction: a throw rolls back. A serialisation failure, a deadlock, or a row that somebody
   * else wrote first, runs it again. `work` must therefore touch nothing but its handle; effects follow after `transact` resolves.
   */
  transact<T>(work: (handle: Handle) => Promise<T>): Promise<T>;
  /** Runs `work` while no other process runs such work on this database; the others wait. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /** Another number as soon as anybody has committed anything, whichever process it was. Left out where it has to be asked for. */
  dataVersion?: () => number;
  /** The same as a text, from the database server. Left out where `dataVersion` is there. */
  askDataVersion?: () => Promise<string>;
  /**
   * Another number within a second after anybody has changed what the site says or sells, whichever process or tool it
   * was; stock apart. Always the same where nobody tells: what is kept in memory is then looked at when it is old.
   */
  siteVersion: () => number;
}

/** What an engine brings. */
export interface DatabaseDriver extends Pick<Database, 'engine' | 'figures' | 'dataVersion'> {
  /** Left out where nobody tells. */
  siteVersion?: Database['siteVersion'];
  /** Left out where the driver has `dataVersion`. */
  askDataVersion?: (handle: Handle) => Promise<string>;
  dialect: Dialect;
  provideConnection: <T>(use: (connection: Connection) => Promise<T>) => Promise<T>;
  /** Left out where transactions wait for each other anyway. */
  alone?: Database['alone'];
  close: () => Promise<void>;
}

/** A connection runs statements in the order in which they are asked, whether or not one waits for the others. */
export interface Connection extends DatabaseConnection {
  begin: () => Promise<void>;
  commit: () => Promise<void>;
  /** Does nothing where the transaction has ended. */
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
      // Where the rollback fails too, the connection is lost, which ends the transaction.
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

/** What failed only because others were in the way is run again. */
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
/** Somebody else wrote the row first, after this transaction had looked for it: the next time it finds it. */
const uniqueViolation = '23505';

function isWorthRepeating(cause: unknown): boolean {
  if (isOutdatedPlan(cause)) return true;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return [serialisationFailure, deadlock, uniqueViolation].includes(String(cause.code));
}
