import written from './defaults/solution.ts';
import { readDefaults } from './read-defaults.ts';

/** The four solutions, in the order of their positions. */
export const solutions = readDefaults('solution', written);
