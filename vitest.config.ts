import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { accentTexts } from './scripts/pseudo-locale/accent-texts.ts';
import { serverBuild } from './scripts/pseudo-locale/server-build.ts';

/** They replace a module, load it anew or see what it does once, so none may be loaded already. */
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

/** They look at what hashing a password costs, or know accounts whose passwords the library hashed. */
const hashing = [
  'apps/server/src/database/upgrade.test.ts',
  `${identity}/passwords/**/*.test.ts`,
  `${identity}/registration/register-account.test.ts`,
  `${identity}/sessions/log-in.test.ts`,
];

/** The site, its mails and the micro-apps in the pseudo-locale: every module of theirs is written anew. */
const pseudo = 'scripts/pseudo-locale/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    // Behaviour is what is judged: a busy machine answers late and right.
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: [
      'scripts/wait-longer.ts',
      'scripts/empty-document.ts',
      'scripts/drop-databases.ts',
    ],
    // More would take the processor from the journeys that run beside them.
    maxWorkers: '100%',
    // A test makes much that it soon lets go: with room for it, a tenth of the time goes that was spent on collecting it.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        // Loading the server takes longer than most of its test files: a worker loads it once.
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
            // Only those: below lie the peers' packages, where they are installed, with tests of their own.
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
