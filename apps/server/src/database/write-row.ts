import type { Compilable, Insertable, Kysely, Updateable } from 'kysely';

import type { Handle } from './database.ts';
import { prepare } from './prepare.ts';
import type { Given, PreparedStatement } from './prepare.ts';
import type { Tables } from './tables.ts';

type Table = keyof Tables;
type Row = Record<string, unknown>;

/** Inserts a row by a statement that is prepared once for its table and columns. */
export async function insertRow<Name extends Table>(
  handle: Handle,
  table: Name,
  row: Insertable<Tables[Name]>,
): Promise<void> {
  const insert = statementFor(`insert ${table}`, row, (into, columns) =>
    into.insertInto(table).values(columns),
  );
  await insert(handle, row);
}

/** Maximum rows in one statement: each number of rows needs a prepared statement of its own. */
const maxAtOnce = 8;
/** Rows per statement for imported files: one more prepared statement. */
const manyAtOnce = 100;

/** Inserts rows with the same columns, several by one statement. */
export async function insertRows<Name extends Table>(
  handle: Handle,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const inserts: Promise<unknown>[] = [];
  for (let start = 0; start < rows.length;) {
    const atOnce = rows.length - start < manyAtOnce ? maxAtOnce : manyAtOnce;
    const some = rows.slice(start, start + atOnce);
    inserts.push(insertTogether(handle, table, some));
    start += atOnce;
  }
  await Promise.all(inserts);
}

async function insertTogether(handle: Handle, table: Table, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const numbered = rows.map((row, at) =>
    names.map((name) => [`${name} ${at}`, row[name]] as const),
  );
  const insert = known(`insert ${rows.length} ${table} ${names.join()}`, (into, given) =>
    into
      .insertInto(table)
      .values(
        rows.map((_, at) =>
          Object.fromEntries(names.map((name) => [name, given[`${name} ${at}`]!])),
        ),
      ),
  );
  await insert(handle, Object.fromEntries(numbered.flat()));
}

/** Inserts a row unless another one conflicts in the given columns, or without any in a unique one; else false. */
export async function insertNewRow<Name extends Table>(
  handle: Handle,
  table: Name,
  { row, unique = [] }: { row: Insertable<Tables[Name]>; unique?: (keyof Tables[Name] & string)[] },
): Promise<boolean> {
  const insert = statementFor(`insert new ${table} ${unique.join()}`, row, (into, columns) =>
    into
      .insertInto(table)
      .values(columns)
      .onConflict((conflict) =>
        unique.length > 0 ? conflict.columns(unique).doNothing() : conflict.doNothing(),
      ),
  );
  return (await insert(handle, row)).numAffectedRows === 1n;
}

/** Changes the row with an id. */
export async function updateRow<Name extends Table>(
  handle: Handle,
  table: Name,
  { id, change }: { id: string; change: Updateable<Tables[Name]> },
): Promise<void> {
  const update = statementFor(`update ${table}`, change, (target, columns, given) =>
    target.updateTable<string>(table).set(columns).where('id', '=', given.id!),
  );
  await update(handle, { ...change, id });
}

/** Prepared statements by kind and columns: keys come from the code, so there are no more than kinds of rows. */
const statements = new Map<string, PreparedStatement<Row, unknown>>();

function statementFor(
  kind: string,
  row: object,
  build: (
    handle: Kysely<Record<string, Row>>,
    columns: Given<Row>,
    given: Given<Row>,
  ) => Compilable,
): PreparedStatement<Row, unknown> {
  const names = Object.keys(row);
  return known(`${kind} ${names.join()}`, (handle, given) => {
    const columns = Object.fromEntries(names.map((name) => [name, given[name]!]));
    return build(handle, columns, given);
  });
}

/** The statement for a key, built and compiled when it is first needed. */
function known(
  key: string,
  build: (handle: Kysely<Record<string, Row>>, given: Given<Row>) => Compilable,
): PreparedStatement<Row, unknown> {
  const before = statements.get(key);
  if (before) return before;
  const statement = prepare<Row, unknown>((handle, given) =>
    // The types of the callers have checked table and columns.
    build(handle as unknown as Kysely<Record<string, Row>>, given),
  );
  statements.set(key, statement);
  return statement;
}
