import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

const identity = 'apps/server/src/features/identity';

/** Tests of how identity uses the database, on SQLite in memory. A stand-in hashes: no mutant may take a minute. */
export default defineConfig({
  resolve: {
    alias: {
      '@node-rs/argon2': fileURLToPath(
        new URL(`${identity}/testing/fast-argon2.ts`, import.meta.url),
      ),
    },
  },
  test: {
    include: [`${identity}/**/*.test.ts`],
    exclude: [`${identity}/session-model.test.ts`, `${identity}/{passwords,attacks}/**`],
    testTimeout: 20_000,
    // One import of the whole server serves every file.
    isolate: false,
    maxWorkers: 1,
  },
});
