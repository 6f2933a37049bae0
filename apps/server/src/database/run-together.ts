import { sql } from 'kysely';
import type { AliasedRawBuilder, Compilable, OperationNodeSource, RawBuilder } from 'kysely';

import type { Handle } from './database.ts';
import { takeApart, withGaps } from './given-values.ts';
import { engineOf, keepTexts, runEach, runPrepared, toBuildOn } from './prepared-query.ts';

/** An insert, update or delete, as the query builder makes it. */
interface Statement extends Compilable {
  returning(one: readonly AliasedRawBuilder<number, 'one'>[]): OperationNodeSource;
}

interface Kind {
  id: number;
  build: (handle: Handle, given: object) => Statement;
}

/** An insert, update or delete with its values, not run yet. */
export interface Write {
  kind: Kind;
  given: object;
  /** How many rows it must change, where anything else undoes what is written with it. */
  rows?: number;
}

/** The write, for `runAllOrNone`: with another number of rows changed, none of the writes stands. */
export function mustChange(rows: number, write: Write): Write {
  return { ...write, rows };
}

let kinds = 0;

/**
 * A write that is put together once for each shape of what it is given.
 * `build` sees stand-ins instead of values: it may hand them to the query and not look at them.
 */
export function prepareWrite<Given extends object>(
  build: (handle: Handle, given: Given) => Statement,
): (given: Given) => Write {
  kinds += 1;
  const kind = { id: kinds, build: build as Kind['build'] };
  return (given) => ({ kind, given });
}

const singles = keepTexts<unknown>();

/**
 * Runs writes of which none needs what another one writes, and says how many rows each changed.
 * PostgreSQL does all of them in one statement and so in one round trip; SQLite has none to save.
 */
export async function runTogether(handle: Handle, writes: readonly Write[]): Promise<number[]> {
  if (engineOf(handle) === 'postgres')
    return (await countAsOne(handle, writes))?.result.map(Number) ?? [];
  const fillings = writes.map(({ kind, given }) => {
    const { shape, values } = takeApart(given);
    const build = () => kind.build(toBuildOn(handle), withGaps(given));
    return { query: singles(kind.id + shape, build), values };
  });
  return (await runEach(handle, fillings)).map(({ changed }) => changed);
}

/** A write as a part of one statement. */
export interface Part {
  statement: Statement;
  /** Stands for how many rows it must change. */
  rows: number | undefined;
}

/** Several writes as one statement, which `unite` puts together once for each shape of what they are given. */
export function uniteWrites<Row>(unite: (handle: Handle, parts: Part[]) => Compilable<Row>) {
  const texts = keepTexts<Row>();

  function build(own: Handle, writes: readonly Write[]): Compilable<Row> {
    const gaps = withGaps(givenOf(writes));
    const parts = writes.map(({ kind }, at) => {
      const { given = {}, rows } = gaps[at] ?? {};
      return { statement: kind.build(own, given), rows };
    });
    return unite(own, parts);
  }

  return async function run(handle: Handle, writes: readonly Write[]): Promise<Row | undefined> {
    const { shape, values } = takeApart(givenOf(writes));
    const key = `${writes.map(({ kind }) => kind.id).join()} ${shape}`;
    const query = texts(key, () => build(toBuildOn(handle), writes));
    const { rows } = await runPrepared(handle, { query, values });
    return rows[0];
  };
}

function givenOf(writes: readonly Write[]) {
  return writes.map(({ given, rows }) => ({ given, rows }));
}

interface Counted {
  count: RawBuilder<unknown>;
  rows: number | undefined;
}

/** One statement of PostgreSQL that runs all parts and yields what `conclude` makes of their counts. */
export function uniteInUnion<Result>(conclude: (parts: Counted[]) => RawBuilder<Result>) {
  return (handle: Handle, parts: readonly Part[]): Compilable<{ result: Result }> => {
    const named = parts.map(({ statement, rows }, at) => {
      const name = sql.ref(`w${at}`);
      const counted = statement.returning([sql.lit(1).as('one')]);
      return {
        text: sql`${name} as (${counted})`,
        count: sql`(select count(*) from ${name})`,
        rows,
      };
    });
    const texts = sql.join(named.map(({ text }) => text));
    const union = sql<{ result: Result }>`with ${texts} select ${conclude(named)} as result`;
    return { compile: () => union.compile(handle) };
  };
}

const countAsOne = uniteWrites(
  uniteInUnion((parts) => sql<string[]>`array[${sql.join(parts.map(({ count }) => count))}]`),
);
