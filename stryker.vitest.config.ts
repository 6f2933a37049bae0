import { defineConfig } from 'vitest/config';

const features = 'apps/server/src/features';
const identity = `${features}/identity`;

/** Runs only the tests of the rules, so that each mutant takes a moment and the score says what these tests notice. */
export default defineConfig({
  test: {
    include: [
      `${identity}/{passwords,limits}/**/*.test.ts`,
      `apps/server/src/http/limits/network.test.ts`,
      `${identity}/codes/check-code.test.ts`,
      `${identity}/second-factor/rules.test.ts`,
      `${features}/cart/pricing.test.ts`,
      `${features}/orders/order.test.ts`,
      `${features}/payments/{attempts/poll-schedule,settling/settlement}.test.ts`,
      `${features}/refunds/refundable.test.ts`,
    ],
    testTimeout: 20_000,
  },
});
