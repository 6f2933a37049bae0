import type { Database } from '../database/database.ts';

/** The database, of whose transactions the first ones fail. */
export function failFirst(database: Database, count = 1): Database {
  let begun = 0;
  return {
    ...database,
    async transact(work) {
      begun += 1;
      if (begun <= count) throw new Error('no lock');
      return database.transact(work);
    },
  };
}
