import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { buildIfStale } from '../build-if-stale.ts';
import { findBrowser, withoutWindows } from '../find-browser.ts';
import { fileNames } from './pictures.ts';

/** `npm run check:pictures` compares screenshots with the kept pictures; `-- --update` keeps the new ones. */
const isUpdate = process.argv.includes('--update');
const kept = join(import.meta.dirname, 'kept');

await buildIfStale();
const { status } = spawnSync(
  join(import.meta.dirname, '../../node_modules/.bin/playwright'),
  [
    'test',
    `--config=${join(import.meta.dirname, '../../playwright.pictures.config.ts')}`,
    '--reporter=line',
    ...(isUpdate ? ['--update-snapshots=changed'] : []),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROME_PATH: await findBrowser(withoutWindows) } },
);
if (isUpdate)
  for (const name of readdirSync(kept)) if (!fileNames().includes(name)) rmSync(join(kept, name));
const outcome =
  status === 0
    ? `${fileNames().length} pictures ${isUpdate ? 'are kept: look at those that git says have changed.' : 'are as they are kept.'}`
    : 'In test-results/pictures NAME-diff.png shows in red where each differs, NAME-actual.png how it is now. Is it meant? npm run check:pictures -- --update';
process.stdout.write(`\n${outcome}\n`);
process.exitCode = status === 0 ? 0 : 1;
