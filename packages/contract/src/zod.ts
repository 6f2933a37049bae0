import { config, z } from 'zod/mini';

// Compiled parsers need `eval`, which the pages' policy forbids. This runs before the first schema exists, so that the
// browser does not even try. `config` is imported by name, because a build drops a call of `z` whose result is not
// used.
if (typeof document !== 'undefined') config({ jitless: true });

export { z };
