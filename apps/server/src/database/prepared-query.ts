import { SqliteAdapter } from 'kysely';
import type { Compilable, CompiledQuery, QueryExecutor, QueryResult } from 'kysely';

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
    return runPrepared(handle, { query, values });
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

/** A compiled statement and the values for its gaps. */
export interface Filling<Row> {
  query: CompiledQuery<Row>;
  values: readonly unknown[];
}

export function runPrepared<Row>(handle: Handle, filling: Filling<Row>): Promise<Answer<Row>> {
  const executor = handle.getExecutor();
  const query = fill(executor, filling);
  return executor.provideConnection(async (connection) =>
    answerOf(await connection.executeQuery<Row>(query)),
  );
}

/**
 * One after the other on one connection, which is asked for once:
 * in SQLite's transactions that costs more than many a statement.
 */
export function runEach<Row>(
  handle: Handle,
  fillings: readonly Filling<Row>[],
): Promise<Answer<Row>[]> {
  const executor = handle.getExecutor();
  return executor.provideConnection(async (connection) => {
    const answers: Answer<Row>[] = [];
    for (const filling of fillings)
      answers.push(answerOf(await connection.executeQuery<Row>(fill(executor, filling))));
    return answers;
  });
}

/** The handle's guards look at it, as they would at any other; they leave results as they are. */
function fill<Row>(executor: QueryExecutor, { query, values }: Filling<Row>): CompiledQuery<Row> {
  executor.transformQuery(query.query, query.queryId);
  return { ...query, parameters: fillGaps(query.parameters, values) };
}

function answerOf<Row>({ rows, numAffectedRows = 0n }: QueryResult<Row>): Answer<Row> {
  return { rows, changed: Number(numAffectedRows) };
}
