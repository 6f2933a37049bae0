import { SqliteQueryCompiler, sql } from 'kysely';
import type { Compilable, CompiledQuery } from 'kysely';

import type { Handle } from './database.ts';
import type { Part } from './run-together.ts';
import type { SqliteStatement } from './sqlite-file.ts';

let triggers = 0;

/**
 * SQLite has no statement that writes several tables, but one that fires a trigger which does.
 * Where a part changes another number of rows than it must, it fails with `unmet`, and so undoes all of them.
 * View and trigger are the connection's own; the columns of the view are the values.
 */
export function uniteInTrigger(unmet: string) {
  return (handle: Handle, parts: readonly Part[]): Compilable<never> => {
    triggers += 1;
    const view = `writes${triggers}`;
    const values: unknown[] = [];
    const nameOf = (value: unknown) => `new.v${values.push(value)}`;
    const steps = parts.flatMap(({ statement, rows }) => {
      const step = new StepCompiler(nameOf).compile(statement);
      if (rows === undefined) return [step];
      const isUnmet = `changes() <> ${nameOf(rows)}`;
      return [step, `select raise(abort, '${unmet}') where ${isUnmet}`];
    });
    const listOf = (each: (at: number) => string) => values.map((_, at) => each(at)).join();
    const names = listOf((at) => `v${at + 1}`);
    const nothing = listOf(() => 'null');
    const insert = sql.raw<never>(`insert into ${view} values (${listOf(() => '?')})`);
    const before = [
      `create temp view if not exists ${view} (${names}) as select ${nothing}`,
      `create temp trigger if not exists "run ${view}" instead of insert on ${view}
       begin ${steps.join('; ')}; end`,
    ];
    const compile = (): CompiledQuery<never> & SqliteStatement => ({
      ...insert.compile(handle),
      parameters: values,
      before,
    });
    return { compile };
  };
}

/** Writes a statement out with its values named instead of numbered. */
class StepCompiler extends SqliteQueryCompiler {
  readonly #nameOf: (value: unknown) => string;

  constructor(nameOf: (value: unknown) => string) {
    super();
    this.#nameOf = nameOf;
  }

  compile(statement: Compilable): string {
    const { query, queryId } = statement.compile();
    return this.compileQuery(query, queryId).sql;
  }

  protected override appendValue(value: unknown): void {
    this.append(this.#nameOf(value));
  }
}
