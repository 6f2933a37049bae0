import { createHash } from 'node:crypto';

import pg from 'pg';

import type { Query, Store } from './store.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openPostgresStore(connectionString: string): Store {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const run =
    (client: pg.Pool | pg.PoolClient): Query =>
    async (text, values = []) => {
      const name = createHash('md5').update(text).digest('hex');
      return (await client.query({ name, text, values })).rows as never[];
    };
  return {
    query: run(pool),
    async transact(work) {
      const client = await pool.connect();
      const query = run(client);
      try {
        await query('begin');
        const result = await work(query);
        await query('commit');
        return result;
      } catch (cause) {
        await query('rollback');
        throw cause;
      } finally {
        client.release();
      }
    },
  };
}
