import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { buildIfStale } from './build-if-stale.ts';

/** `npm run check:firefox` runs the main journeys in Firefox; `-- cart` runs those of one file. */
const root = join(import.meta.dirname, '..');
await buildIfStale();
const { status } = spawnSync(
  join(root, 'node_modules/.bin/playwright'),
  [
    'test',
    `--config=${join(root, 'playwright.firefox.config.ts')}`,
    '--reporter=line',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status === 0 ? 0 : 1;
