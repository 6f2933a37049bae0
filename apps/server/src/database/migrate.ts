import { readFileSync, readdirSync } from 'node:fs';

import { sql } from 'kysely';

import type { Database, Engine, Handle } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

interface Migration {
  name: string;
  statements: string[];
}

/**
 * Applies the `.sql` files that this database has not seen, each in a transaction of its own. Returns their names.
 * Throws if the database belongs to a newer version: this version would not write what that one expects in a row.
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.alone(() => applyMissing(database));
}

async function applyMissing(database: Database): Promise<string[]> {
  await database.transact((handle) =>
    sql`create table if not exists migrations (name text primary key)`.execute(handle),
  );
  refuseUnknownChanges(await listChanges(database));
  const applied: string[] = [];
  for (const migration of readMigrations(database.engine)) {
    if (await database.transact((handle) => apply(handle, migration))) applied.push(migration.name);
  }
  return applied;
}

async function apply(handle: Handle, { name, statements }: Migration): Promise<boolean> {
  const known = await sql`select name from migrations where name = ${name}`.execute(handle);
  if (known.rows.length > 0) return false;
  for (const statement of statements) await sql.raw(statement).execute(handle);
  await sql`insert into migrations (name) values (${name})`.execute(handle);
  return true;
}

/** The schema changes that a database has seen. */
export async function listChanges({ handle }: Pick<Database, 'handle'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(handle);
  return rows.map(({ name }) => name);
}

/** Throws if this version does not know one of the changes. */
export function refuseUnknownChanges(names: readonly string[]): void {
  const known = new Set(migrationNames());
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Error(`it is of a newer version: this one does not know the change ${unknown}.`);
}

/** The schema changes that this version knows, in order; for an engine, only those that apply to it. */
export function migrationNames(engine?: Engine): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && isFor(file, engine))
    .toSorted();
}

/** `0001-what.sql` is for every engine, `0001-what.postgres.sql` only for PostgreSQL. */
function isFor(file: string, engine?: Engine): boolean {
  const [, only] = /\.(\w+)\.sql$/.exec(file) ?? [];
  return engine === undefined || only === undefined || only === engine;
}

function readMigrations(engine: Engine): Migration[] {
  return migrationNames(engine).map((file) => ({
    name: file,
    statements: splitStatements(readFileSync(new URL(file, folder), 'utf8')),
  }));
}

/** Migrations hold plain statements that each end in `;` at the end of a line. */
function splitStatements(text: string): string[] {
  return text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
