import pg from 'pg';

import { startPostgres } from '../../scripts/start-postgres.ts';

export interface Postgres extends AsyncDisposable {
  /** Resolves with the URL of an empty database. */
  createDatabase: (name: string) => Promise<string>;
}

/**
 * Uses the server of TEST_DATABASE_URL, which must be on this machine, or starts one. Resolves with undefined
 * if there is none.
 */
export async function openPostgres(): Promise<Postgres | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await startPostgres({ isDurable: true });
  const url = given ?? own?.url;
  if (!url) return undefined;
  const created: string[] = [];
  return {
    async createDatabase(name) {
      const unique = `bench_${name}_${process.pid}`;
      created.push(unique);
      await execute(url, `create database ${unique}`);
      const database = new URL(url);
      database.pathname = `/${unique}`;
      return database.href;
    },
    async [Symbol.asyncDispose]() {
      for (const name of created) await execute(url, `drop database ${name} with (force)`);
      await own?.[Symbol.asyncDispose]();
    },
  };
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}
