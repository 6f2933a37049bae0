import { defineConfig } from 'vitest/config';

const features = 'apps/server/src/features';
const identity = `${features}/identity`;

/** The tests of the rules alone: a mutant is tried in a moment, and the score says what they notice. */
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
