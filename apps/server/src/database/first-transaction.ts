import { AsyncLocalStorage } from 'node:async_hooks';

import { SelectQueryNode } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Kysely, QueryResult } from 'kysely';

import type { Tables } from './tables.ts';

type Handle = Kysely<Tables>;

/** What the first transaction of some work writes before anything else; a throw rolls it back. */
type Opening = (handle: Handle) => Promise<void>;

const pending = new AsyncLocalStorage<{ opening: Opening | undefined }>();

/** Whatever `work` writes, `opening` is written before it, in the same transaction. */
export function openFirstTransactionWith<T>(opening: Opening, work: () => Promise<T>): Promise<T> {
  return pending.run({ opening }, work);
}

/** Runs a transaction's work after what its surroundings have asked to be written first, if nobody has yet. */
export async function runAfterOpening<T>(
  handle: Handle,
  work: (handle: Handle) => Promise<T>,
): Promise<T> {
  const surroundings = pending.getStore();
  const opening = surroundings?.opening;
  if (!surroundings || !opening) return work(handle);
  // A second transaction beside this one does not write it again; one after a failure does.
  surroundings.opening = undefined;
  try {
    await opening(handle);
    return await work(handle);
  } catch (cause) {
    surroundings.opening = opening;
    throw cause;
  }
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
