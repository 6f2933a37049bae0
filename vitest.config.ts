import { defineConfig } from 'vitest/config';

/** They replace a module, which must not be loaded already. */
const mocking = ['apps/server/src/http/writes-refused.test.ts', 'scripts/second-micro-app.test.ts'];

export default defineConfig({
  test: {
    // Behaviour is what is judged: a busy machine answers late and right.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['scripts/wait-longer.ts'],
    projects: [
      {
        // Loading the server takes longer than most of its test files: a worker loads it once.
        extends: true,
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'packages/{contract,fonts}/src/**/*.test.ts',
            'content/src/**/*.test.ts',
            'downloads/src/**/*.test.ts',
            '{scripts,bench}/**/*.test.ts',
          ],
          exclude: mocking,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [
            'packages/!(contract|fonts)/{src,scripts}/**/*.test.{ts,tsx}',
            'apps/!(server)/{src,app,enhancements}/**/*.test.{ts,tsx}',
            ...mocking,
          ],
        },
      },
    ],
  },
});
