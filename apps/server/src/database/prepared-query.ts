import { SqliteAdapter } from 'kysely';
import type { Compilable, CompiledQuery } from 'kysely';

import type { Engine, Handle } from './database.ts';
import { fillGaps, takeApart, withGaps } from './given-values.ts';

export interface Answer<Row> {
  rows: Row[];
  /** How many rows a statement without `returning` changed. */
  changed: number;
}

/** Texts of one statement; beyond that they are put together anew. */
const maxTexts = 200;

export function engineOf(handle: Handle): Engine {
  return handle.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}

/**
 * A statement that is put together once for each shape of what it is given, and then run with new values each time.
 * `build` sees stand-ins instead of values: it may hand them to the query and not look at them.
 */
export function prepareQuery<Given extends object, Row>(
  build: (handle: Handle, given: Given, engine: Engine) => Compilable<Row>,
): (handle: Handle, given: Given) => Promise<Answer<Row>> {
  const texts = keepTexts<Row>();
  return async (handle, given) => {
    const { shape, values } = takeApart(given);
    const engine = engineOf(handle);
    const query = texts(engine + shape, () =>
      build(handle.withoutPlugins(), withGaps(given), engine),
    );
    return runPrepared(handle, query, values);
  };
}

/** Compiled statements by what their text depends on. */
export function keepTexts<Row>() {
  const texts = new Map<string, CompiledQuery<Row>>();
  return function compileOnce(key: string, build: () => Compilable<Row>): CompiledQuery<Row> {
    const known = texts.get(key);
    if (known) return known;
    if (texts.size >= maxTexts) texts.clear();
    const compiled = build().compile();
    texts.set(key, compiled);
    return compiled;
  };
}

export async function runPrepared<Row>(
  handle: Handle,
  query: CompiledQuery<Row>,
  values: readonly unknown[],
): Promise<Answer<Row>> {
  const executor = handle.getExecutor();
  // The handle's guards look at it, as they would at any other.
  executor.transformQuery(query.query, query.queryId);
  const parameters = fillGaps(query.parameters, values);
  const { rows, numAffectedRows = 0n } = await executor.executeQuery<Row>({ ...query, parameters });
  return { rows, changed: Number(numAffectedRows) };
}
