import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { isOutdatedPlan } from './named-statements.ts';
import type { Tables } from './tables.ts';
import {
  isInTransaction,
  outerGuard,
  runInTransaction,
  transactionGuard,
} from './transaction-guard.ts';

/** What a repository function takes first: the open transaction, or the database outside one. */
export type Handle = Kysely<Tables>;

export type Engine = 'sqlite' | 'postgres';

export interface Database extends AsyncDisposable {
  engine: Engine;
  handle: Handle;
  /**
   * Runs `work` in one transaction: a throw rolls back, a serialisation failure or deadlock runs it again.
   * `work` must therefore touch nothing but its handle; effects follow after `transact` resolves.
   */
  transact<T>(work: (handle: Handle) => Promise<T>): Promise<T>;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /**
   * Another number as soon as anybody has committed anything, whichever process it was;
   * undefined where only asking what one wants to know can tell.
   */
  dataVersion?: () => number | undefined;
}

const maxAttempts = 6;

export function createDatabase(engine: Engine, root: Kysely<Tables>): Database {
  return {
    engine,
    handle: root.withPlugin(outerGuard),
    transact: (work) => transact(root, work),
    ping: async () => void (await sql`select 1`.execute(root)),
    [Symbol.asyncDispose]: () => root.destroy(),
  };
}

async function transact<T>(root: Handle, work: (handle: Handle) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error('A transaction was opened inside another one.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(root, work);
    } catch (cause) {
      if (attempt === maxAttempts || !isWorthRepeating(cause)) throw cause;
    }
  }
}

async function once<T>(root: Handle, work: (handle: Handle) => Promise<T>): Promise<T> {
  const running = { hasEnded: false };
  try {
    return await root
      .transaction()
      .execute((handle) =>
        runInTransaction(running, () => work(handle.withPlugin(transactionGuard(running)))),
      );
  } finally {
    running.hasEnded = true;
  }
}

const serialisationFailure = '40001';
const deadlock = '40P01';

function isWorthRepeating(cause: unknown): boolean {
  if (isOutdatedPlan(cause)) return true;
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return cause.code === serialisationFailure || cause.code === deadlock;
}
