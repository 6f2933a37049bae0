import { SqliteAdapter } from 'kysely';
import type { Compilable, CompiledQuery } from 'kysely';

import type { Engine, Handle } from './database.ts';

export interface Answer<Row> {
  rows: Row[];
  /** How many rows a statement without `returning` changed. */
  changed: number;
}

/** Stands in a compiled statement where a value of that name goes. */
class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const gaps = new Proxy({}, { get: (_target, name) => new Gap(String(name)) });

export function engineOf(handle: Handle): Engine {
  return handle.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}

/**
 * A statement that is put together once and then run with new values each time.
 * `build` sees stand-ins instead of values: it may hand them to the query and not look at them.
 */
export function prepareQuery<Given extends object, Row>(
  build: (handle: Handle, given: Given, engine: Engine) => Compilable<Row>,
): (handle: Handle, given: Given) => Promise<Answer<Row>> {
  const compiled: Partial<Record<Engine, CompiledQuery<Row>>> = {};
  return async (handle, given) => {
    const engine = engineOf(handle);
    const query = (compiled[engine] ??= build(
      handle.withoutPlugins(),
      gaps as Given,
      engine,
    ).compile());
    const executor = handle.getExecutor();
    executor.transformQuery(query.query, query.queryId);
    const values = given as Record<string, unknown>;
    const parameters = query.parameters.map((each) =>
      each instanceof Gap ? values[each.name] : each,
    );
    const { rows, numAffectedRows = 0n } = await executor.executeQuery<Row>({
      ...query,
      parameters,
    });
    return { rows, changed: Number(numAffectedRows) };
  };
}
