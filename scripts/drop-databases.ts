import { afterAll } from 'vitest';

/** What the tests of one file had one after the other (`kept-databases.ts`). */
afterAll(async () => {
  if (!process.env.TEST_DATABASE_URL) return;
  const { dropKeptDatabases } = await import('../apps/server/src/testing/kept-databases.ts');
  await dropKeptDatabases();
});
