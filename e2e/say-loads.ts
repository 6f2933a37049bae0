import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before the server (`node --import`); prints a line for every file that is loaded. */
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) writeSync(1, `loaded ${url}\n`);
    return next(url, context);
  },
});
