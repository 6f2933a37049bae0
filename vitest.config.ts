import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { accentTexts } from './scripts/pseudo-locale/accent-texts.ts';
import { serverBuild } from './scripts/pseudo-locale/server-build.ts';

/** Tests that replace a module, load it again, or check what it does only once: no other test may have loaded it. */
const mocking = [
  'apps/operator/src/screen/part-boundary.test.tsx',
  'apps/operator/src/session/proven-session.test.tsx',
  'apps/shell/app/features/conversations/conversation.test.tsx',
  'apps/shell/app/features/downloads/downloads.test.tsx',
  'apps/server/src/http/writes-refused.test.ts',
  'apps/server/src/keep-tick-shape.test.ts',
  'apps/shell/app/features/orders/confirm/confirm-order.test.tsx',
  'apps/shell/app/features/quotes/quote-list.test.tsx',
  'apps/shell/app/features/quotes/quote-view.test.tsx',
  'apps/shell/app/features/reorder-lists/open-list.test.tsx',
  'apps/shell/app/layout/after-paint.test.ts',
  'apps/shell/app/micro-apps/host-staff-app.test.ts',
  'apps/shell/app/micro-apps/micro-app-page.test.tsx',
  'apps/shell/app/request/shell-request.test.ts',
  'apps/shell/enhancements/*.test.ts',
  'scripts/second-micro-app.test.ts',
];

const identity = 'apps/server/src/features/identity';

/** Tests that measure the cost of hashing a password, or use accounts whose passwords the library hashed. */
const hashing = [
  'apps/server/src/database/upgrade.test.ts',
  `${identity}/passwords/**/*.test.ts`,
  `${identity}/registration/register-account.test.ts`,
  `${identity}/sessions/log-in.test.ts`,
];

/**
 * Tests of the site, its mails and the micro-apps in the pseudo-locale, for which all their modules are
 * transformed.
 */
const pseudo = 'scripts/pseudo-locale/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    // Tests judge behaviour, not speed: a busy machine responds late but correctly.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: [
      'scripts/wait-longer.ts',
      'scripts/empty-document.ts',
      'scripts/drop-databases.ts',
    ],
    // More workers would take processor time from the journeys that run at the same time.
    maxWorkers: '100%',
    // Tests allocate many short-lived objects. More room for these saves a tenth of the time, spent on garbage
    // collection.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        // Loading the server takes longer than most of its test files, so a worker loads it only once.
        extends: true,
        resolve: {
          alias: {
            '@node-rs/argon2': fileURLToPath(
              new URL(`${identity}/testing/fast-argon2.ts`, import.meta.url),
            ),
          },
        },
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'packages/{contract,fonts}/src/**/*.test.ts',
            'content/src/**/*.test.ts',
            'downloads/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            // Only the tests directly in this folder: the packages installed in `bench/peers` have tests of their own.
            'bench/*.test.ts',
          ],
          exclude: [...mocking, ...hashing, pseudo],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'hashing', include: hashing, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'front',
          include: [
            'packages/!(contract|fonts)/{src,scripts}/**/*.test.{ts,tsx}',
            'apps/!(server)/{src,app,enhancements}/**/*.test.{ts,tsx}',
          ],
          exclude: mocking,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'mocking', include: mocking },
      },
      {
        extends: true,
        plugins: [serverBuild(), accentTexts()],
        test: { name: 'pseudo', include: [pseudo], isolate: false, testTimeout: 300_000 },
      },
    ],
  },
});
