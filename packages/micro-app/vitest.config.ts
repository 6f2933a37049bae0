import { defineConfig } from 'vitest/config';

/** The tests next to the sources, and those in a real browser: `vitest run --root packages/micro-app`. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The tests check behaviour, not speed: a busy machine may respond late but correctly.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'sources', include: ['src/**/*.test.ts'] } },
      {
        // Without isolation, each worker loads Vite and Playwright only once; the host runs in the page, not in this
        // process.
        extends: true,
        test: { name: 'browser', include: ['e2e/*.test.ts'], isolate: false },
      },
    ],
  },
});
