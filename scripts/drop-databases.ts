import { afterAll } from 'vitest';

/** Drops the database that the tests of one file used one after the other (`kept-databases.ts`). */
afterAll(async () => {
  if (!process.env.TEST_DATABASE_URL) return;
  const { dropKeptDatabases } = await import('../apps/server/src/testing/kept-databases.ts');
  await dropKeptDatabases();
});
