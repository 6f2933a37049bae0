import { join } from 'node:path';

/** The server as it is shipped; `scripts/build.ts` makes it. */
export const builtServer = join(import.meta.dirname, '../../build/main.js');
