import { AsyncLocalStorage } from 'node:async_hooks';

import { SelectQueryNode } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely';

import type { Tables } from './tables.ts';

type Handle = Kysely<Tables>;

/** What the first transaction of some work writes before anything else; a throw rolls it back. */
type Opening = (handle: Handle) => Promise<void>;

const pending = new AsyncLocalStorage<{ opening: Opening | undefined }>();

/** Whatever `work` writes, `opening` is written before it, in the same transaction, with what else was to be. */
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

/** Runs what is nobody's act: what another company says is written down whoever made us ask. */
export function withoutOpening<T>(work: () => Promise<T>): Promise<T> {
  return pending.run({ opening: undefined }, work);
}

/**
 * Runs a whole transaction, which writes first what its surroundings have asked for, if nobody has yet.
 * A second transaction beside it does not write that again; one after a failure does, also of the commit.
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

/** Asks for both together, which saves a round trip. What refuses the opening refuses the work, whatever became of it. */
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

/** Where the first write is one statement by itself, that becomes a transaction on the same connection. */
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
