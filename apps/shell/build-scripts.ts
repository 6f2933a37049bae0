import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';

/** Builds what pages load in the browser, before the pages, which name these files. */
const root = import.meta.dirname;
const quietly = { root, logLevel: 'info' } as const;

await build({ ...quietly, configFile: join(root, 'vite.islands.config.ts') });
for (const file of readdirSync(join(root, 'enhancements'))) {
  const mode = file.replace(/\.ts$/, '');
  await build({ ...quietly, configFile: join(root, 'vite.enhancements.config.ts'), mode });
}
