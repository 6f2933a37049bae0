import { sql } from 'kysely';

import type { Database, Handle } from '../../database/database.ts';
import { migrationNames } from '../../database/migrate.ts';

/** Returns the engine, version and size of the database, and whether its schema is that of this version. */
export async function readDatabase({ engine, handle }: Database) {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    handle,
  );
  const stored = new Set(rows.map(({ name }) => name));
  const missing = migrationNames(engine).filter((name) => !stored.has(name)).length;
  const measures =
    engine === 'postgres' ? await measurePostgres(handle) : await measureSqlite(handle);
  return { engine, ...measures, migration: rows.at(-1)?.name ?? '', missing };
}

interface Measures {
  version: string;
  /** Bytes. */
  size: number;
}

async function measurePostgres(handle: Handle): Promise<Measures> {
  const { rows } = await sql<{ version: string; size: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size
  `.execute(handle);
  return { version: rows[0]?.version ?? '', size: Number(rows[0]?.size) };
}

async function measureSqlite(handle: Handle): Promise<Measures> {
  const { rows } = await sql<Measures>`
    select sqlite_version() as version, page_count * page_size as size
    from pragma_page_count(), pragma_page_size()
  `.execute(handle);
  return { version: rows[0]?.version ?? '', size: Number(rows[0]?.size) };
}
