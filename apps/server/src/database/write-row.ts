import type { Compilable, Insertable, Kysely, Updateable } from 'kysely';

import type { Handle } from './database.ts';
import { prepare } from './prepare.ts';
import type { Given, PreparedStatement } from './prepare.ts';
import type { Tables } from './tables.ts';

type Table = keyof Tables;
type Row = Record<string, unknown>;

/** Inserts a row, by a statement that is prepared once for its table and columns. */
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

/** The same where no row is in the way, by the columns named or, without any, by whatever is unique; false where one is. */
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

/** What is asked for and by which columns: names of the code, so there are no more than it has kinds of rows. */
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
  const key = `${kind} ${names.join()}`;
  const known = statements.get(key);
  if (known) return known;
  const statement = prepare<Row, unknown>((handle, given) => {
    const columns = Object.fromEntries(names.map((name) => [name, given[name]!]));
    // The callers' types have checked table and columns.
    return build(handle as unknown as Kysely<Record<string, Row>>, columns, given);
  });
  statements.set(key, statement);
  return statement;
}
