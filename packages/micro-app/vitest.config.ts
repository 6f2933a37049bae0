import { defineConfig } from 'vitest/config';

/** The tests beside the sources, and those in a real browser: `vitest run --root packages/micro-app`. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Behaviour is what is judged: a busy machine answers late and right.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'sources', include: ['src/**/*.test.ts'] } },
      {
        // Vite and Playwright are loaded once per worker; the host runs in the page, not in here.
        extends: true,
        test: { name: 'browser', include: ['e2e/*.test.ts'], isolate: false },
      },
    ],
  },
});
