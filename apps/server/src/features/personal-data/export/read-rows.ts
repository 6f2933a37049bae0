import { sql } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Person } from '../read-person.ts';
import type { ExportedPart, ExportedTable, Row } from './exported-tables.ts';

const batch = 100;
/** Columns whose text is JSON. */
const jsonFields = new Set([
  'address',
  'invoice',
  'facts',
  'names',
  'variantNames',
  'units',
  'places',
  'texts',
  'pieces',
  'transports',
]);

/** Yields a person's rows of a table with the rows that belong to them. No more than one page is in memory. */
export async function* readRows(
  handle: Handle,
  told: ExportedTable,
  person: Person,
): AsyncGenerator<Row> {
  const values = told.of(person);
  if (values.length === 0) return;
  let after: unknown;
  do {
    const rows = await readPage(handle, told, { values, after, limit: batch });
    const presented = await withParts(handle, told, rows);
    yield* presented;
    after = rows.length === batch ? rows.at(-1)?.[told.key] : undefined;
  } while (after !== undefined);
}

interface Page {
  values: readonly unknown[];
  after?: unknown;
  limit?: number;
}

async function readPage(
  handle: Handle,
  { table, by, key, fields, parts = [] }: ExportedTable | ExportedPart,
  { values, after, limit }: Page,
): Promise<Row[]> {
  const columns = new Set([...fields, by, key, ...parts.map(({ of }) => of)]);
  const { rows } = await sql<Row>`
    select ${sql.join([...columns].map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(by)} in (${sql.join(values)})
    ${after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`}
    order by ${sql.ref(key)}
    ${limit === undefined ? sql`` : sql`limit ${limit}`}
  `.execute(handle);
  return rows;
}

async function withParts(
  handle: Handle,
  { fields, parts = [], present = (row) => row }: ExportedTable | ExportedPart,
  rows: Row[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const presented = rows.map((row) =>
    present(Object.fromEntries(fields.map((field) => [field, valueOf(field, row[field])]))),
  );
  for (const part of parts) {
    const found = await readPage(handle, part, { values: rows.map((row) => row[part.of]) });
    const told = await withParts(handle, part, found);
    for (const [index, row] of rows.entries())
      presented[index]![part.table] = told.filter(
        (_each, at) => found[at]?.[part.by] === row[part.of],
      );
  }
  return presented;
}

/** Converts times to dates and parses JSON. */
function valueOf(field: string, value: unknown): unknown {
  if (typeof value === 'number' && isTime(field)) return value === 0 ? null : new Date(value);
  if (typeof value === 'string' && jsonFields.has(field) && /^[[{]/.test(value))
    return JSON.parse(value);
  return value;
}

function isTime(field: string): boolean {
  return field === 'at' || field.endsWith('At');
}
