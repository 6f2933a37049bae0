import { z } from 'zod/mini';

// Compiled parsers need `eval`, which the pages' policy forbids. Said before the first schema exists,
// so that the browser does not even try.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
