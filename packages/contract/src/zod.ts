import { config, z } from 'zod/mini';

// Compiled parsers need `eval`, which the pages' policy forbids. Said before the first schema exists,
// so that the browser does not even try. By its own name: a build leaves out a call of `z` whose result nobody uses.
if (typeof document !== 'undefined') config({ jitless: true });

export { z };
