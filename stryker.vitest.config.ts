import { defineConfig } from 'vitest/config';

const identity = 'apps/server/src/features/identity';

/** The tests of the rules alone: a mutant is tried in a moment, and the score says what they notice. */
export default defineConfig({
  test: {
    include: [
      `${identity}/{passwords,limits}/**/*.test.ts`,
      `${identity}/codes/check-code.test.ts`,
      `${identity}/second-factor/rules.test.ts`,
    ],
    testTimeout: 20_000,
  },
});
