import written from './defaults/case.ts';
import { readDefaults } from './read-defaults.ts';

/** Cases that name a client's kind, never its name; each says how its numbers were measured. */
export const clientCases = readDefaults('case', written);
