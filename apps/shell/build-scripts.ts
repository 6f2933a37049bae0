import { join } from 'node:path';

import { build } from 'vite';

/** Builds what pages load in the browser, before the pages, which name these files. */
const root = import.meta.dirname;

for (const scripts of ['islands', 'enhancements'])
  await build({ root, logLevel: 'info', configFile: join(root, `vite.${scripts}.config.ts`) });
