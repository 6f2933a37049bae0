import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/{src,app}/**/*.test.{ts,tsx}',
      'content/src/**/*.test.ts',
      'downloads/src/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    testTimeout: 20_000,
  },
});
