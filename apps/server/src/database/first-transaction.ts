import { AsyncLocalStorage } from 'node:async_hooks';

import { SelectQueryNode } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely';

import type { Tables } from './tables.ts';

type Handle = Kysely<Tables>;

/** Writes that the first transaction of some work makes before all others; a throw rolls the transaction back. */
type Opening = (handle: Handle) => Promise<void>;

const pending = new AsyncLocalStorage<{ opening: Opening | undefined }>();

/** Writes `opening` before the first write of `work`, in its transaction, after an opening already pending. */
export function openFirstTransactionWith<T>(opening: Opening, work: () => Promise<T>): Promise<T> {
  const surroundings = pending.getStore();
  const outer = surroundings?.opening;
  if (outer) {
    surroundings.opening = async (handle) => {
      await outer(handle);
      await opening(handle);
    };
    return work();
  }
  return pending.run({ opening }, work);
}

/**
 * Runs `work`, which is nobody's act, without the opening: a company's answer is saved, whoever caused the question.
 */
export function withoutOpening<T>(work: () => Promise<T>): Promise<T> {
  return pending.run({ opening: undefined }, work);
}

/**
 * Runs a whole transaction, which begins with the pending opening, unless another transaction has taken it. A
 * concurrent second transaction does not write the opening again; one after a failure, also of the commit, does.
 */
export async function withOpening<T>(
  run: (opening: Opening | undefined) => Promise<T>,
): Promise<T> {
  const surroundings = pending.getStore();
  const opening = surroundings?.opening;
  if (!surroundings || !opening) return run(undefined);
  surroundings.opening = undefined;
  try {
    return await run(opening);
  } catch (cause) {
    surroundings.opening = opening;
    throw cause;
  }
}

/**
 * Sends both at once, which saves a round trip. If the opening fails, the work fails too, whatever its own result.
 */
export async function runAfter<T>(
  opening: Opening,
  handle: Handle,
  work: (handle: Handle) => Promise<T>,
): Promise<T> {
  const [opened, worked] = await Promise.allSettled([opening(handle), work(handle)]);
  if (opened.status === 'rejected') throw opened.reason;
  if (worked.status === 'rejected') throw worked.reason;
  return worked.value;
}

/** If the first write is a single statement, runs it in a transaction on the same connection. */
export function openBeforeWrite(
  connection: DatabaseConnection,
  runAlone: (query: CompiledQuery) => Promise<QueryResult<never>>,
): DatabaseConnection {
  if (!pending.getStore()?.opening) return connection;
  return {
    executeQuery: (query) =>
      SelectQueryNode.is(query.query) ? connection.executeQuery(query) : runAlone(query),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
