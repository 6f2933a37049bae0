import type { Database } from '../database/database.ts';

/** Makes the first transactions of a database fail. */
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
