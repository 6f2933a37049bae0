import { PostgresAdapter } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';

import type { Handle } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Keeps every other transaction from changing the rows that a query reads, until this one ends. SQLite has no syntax
 * for that: there only one transaction writes at a time.
 */
export function holdRows<From extends keyof Tables, Row>(
  handle: Handle,
  query: SelectQueryBuilder<Tables, From, Row>,
): SelectQueryBuilder<Tables, From, Row> {
  const { adapter } = handle.getExecutor();
  return adapter instanceof PostgresAdapter ? query.forNoKeyUpdate() : query;
}
