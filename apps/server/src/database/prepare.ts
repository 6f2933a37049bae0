import { createQueryId, ValueNode } from 'kysely';
import type { Compilable, CompiledQuery, Expression, QueryResult } from 'kysely';

import type { Handle } from './database.ts';

/** Placeholders in a prepared statement for the values of each run. */
export type Given<V extends object> = { readonly [Name in keyof V]: Expression<V[Name]> };

export type PreparedStatement<V extends object, Row> = (
  handle: Handle,
  values: V,
) => Promise<QueryResult<Row>>;

/**
 * A statement that Kysely builds and compiles once for each database instead of for each run, which costs more than
 * SQLite takes to run it (decision 0033). It is meant for statements of every purchase, whose text is always the same:
 * `build` runs once, so nothing in it may depend on a value.
 */
export function prepare<V extends object, Row>(
  build: (handle: Handle, given: Given<V>) => Compilable<Row>,
): PreparedStatement<V, Row> {
  /** The key is the adapter, which each database has its own of. */
  const compiled = new WeakMap<object, CompiledQuery<Row>>();

  function compile(handle: Handle): CompiledQuery<Row> {
    const { adapter } = handle.getExecutor();
    const known = compiled.get(adapter);
    if (known) return known;
    const statement = build(handle.withoutPlugins(), placeholders<V>()).compile();
    compiled.set(adapter, statement);
    return statement;
  }

  return async (handle, values) => {
    const statement = compile(handle);
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof V] : parameter,
    );
    const executor = handle.getExecutor();
    if (executor.plugins.length === 0) {
      const query = { ...statement, parameters };
      return executor.provideConnection((connection) => connection.executeQuery<Row>(query));
    }
    // Plugins process this statement like any other.
    const queryId = createQueryId();
    executor.transformQuery(statement.query, queryId);
    return handle.executeQuery({ ...statement, queryId, parameters });
  };
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function placeholders<V extends object>(): Given<V> {
  return new Proxy({} as Given<V>, {
    get: (_, name): Expression<unknown> => ({
      expressionType: undefined,
      toOperationNode: () => ValueNode.create(new Placeholder(String(name))),
    }),
  });
}
