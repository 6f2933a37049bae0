import { join } from 'node:path';

import { build } from 'vite';

/**
 * Builds the scripts that pages load in the browser. The pages are built later, because they name or contain these
 * files.
 */
const root = import.meta.dirname;
const quietly = { root, logLevel: 'info' } as const;

await build({ ...quietly, configFile: join(root, 'vite.islands.config.ts') });
for (const mode of ['enhancements/after-paint.ts', 'islands/micro-app.ts', 'islands/staff-app.ts'])
  await build({ ...quietly, configFile: join(root, 'vite.alone.config.ts'), mode });
for (const mode of ['enhance', 'island'])
  await build({ ...quietly, configFile: join(root, 'vite.enhancements.config.ts'), mode });
