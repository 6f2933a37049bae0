import { defineConfig } from 'vitest/config';

/** The tests beside the sources, and those in a real browser: `vitest run --root packages/micro-app`. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'e2e/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
