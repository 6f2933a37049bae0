import { SqliteAdapter } from 'kysely';
import type {
  Compilable,
  CompiledQuery,
  DatabaseConnection,
  QueryExecutor,
  QueryResult,
} from 'kysely';

import { constantsInText } from './constants-in-text.ts';
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

/** The handle that prepared statements are put together on. */
export function toBuildOn(handle: Handle): Handle {
  return handle.withoutPlugins().withPlugin(constantsInText);
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
    const query = texts(engine + shape, () => build(toBuildOn(handle), withGaps(given), engine));
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
  return executor.provideConnection((connection) => ask(connection, { executor, query }));
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
      answers.push(await ask(connection, { executor, query: fill(executor, filling) }));
    return answers;
  });
}

/** The handle's plugins look at a statement and its result as at any other, and leave both as they are. */
function fill<Row>(executor: QueryExecutor, { query, values }: Filling<Row>): CompiledQuery<Row> {
  executor.transformQuery(query.query, query.queryId);
  return { ...query, parameters: fillGaps(query.parameters, values) };
}

async function ask<Row>(
  connection: DatabaseConnection,
  { executor, query }: { executor: QueryExecutor; query: CompiledQuery<Row> },
): Promise<Answer<Row>> {
  const result = await connection.executeQuery<Row>(query);
  const { queryId } = query;
  for (const plugin of executor.plugins)
    await plugin.transformResult({ result: result as never, queryId });
  return answerOf(result);
}

function answerOf<Row>({ rows, numAffectedRows = 0n }: QueryResult<Row>): Answer<Row> {
  return { rows, changed: Number(numAffectedRows) };
}
