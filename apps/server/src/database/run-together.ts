import { sql } from 'kysely';
import type { AliasedRawBuilder, Compilable, OperationNodeSource, RawBuilder } from 'kysely';

import type { Handle } from './database.ts';
import { takeApart, withGaps } from './given-values.ts';
import { engineOf, keepTexts, runPrepared } from './prepared-query.ts';

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
const unions = keepTexts<{ counts: string[] }>();

/**
 * Runs writes of which none needs what another one writes, and says how many rows each changed.
 * PostgreSQL does all of them in one statement and so in one round trip; SQLite has none to save.
 */
export async function runTogether(handle: Handle, writes: readonly Write[]): Promise<number[]> {
  if (engineOf(handle) === 'postgres') return runAsOne(handle, writes);
  const counts: number[] = [];
  for (const { kind, given } of writes) {
    const { shape, values } = takeApart(given);
    const build = () => kind.build(handle.withoutPlugins(), withGaps(given));
    const { changed } = await runPrepared(handle, singles(kind.id + shape, build), values);
    counts.push(changed);
  }
  return counts;
}

async function runAsOne(handle: Handle, writes: readonly Write[]): Promise<number[]> {
  const { shape, values } = takeApart(writes.map(({ given }) => given));
  const key = `${writes.map(({ kind }) => kind.id).join()} ${shape}`;
  const { rows } = await runPrepared(
    handle,
    unions(key, () => unite(handle.withoutPlugins(), writes)),
    values,
  );
  return rows[0]?.counts.map(Number) ?? [];
}

function unite(own: Handle, writes: readonly Write[]): Compilable<{ counts: string[] }> {
  const gaps = withGaps(writes.map(({ given }) => given));
  const parts = uniteParts(
    own,
    writes.map(({ kind }, at) => ({ kind, given: gaps[at] ?? {} })),
  );
  const counts = writes.map((_, at) => countParts(at));
  const union = sql<{
    counts: string[];
  }>`with ${parts} select array[${sql.join(counts)}] as counts`;
  return { compile: () => union.compile(own) };
}

/** Each write as a part of one statement, named after its place. */
export function uniteParts(own: Handle, writes: readonly Write[]): RawBuilder<unknown> {
  const parts = writes.map(({ kind, given }, at) => {
    const counted = kind.build(own, given).returning([sql.lit(1).as('one')]);
    return sql`${sql.ref(`w${at}`)} as (${counted})`;
  });
  return sql.join(parts);
}

/** How many rows the part in that place has changed. */
export function countParts(at: number): RawBuilder<unknown> {
  return sql`(select count(*) from ${sql.ref(`w${at}`)})`;
}
