import written from './defaults/advisory.ts';
import { readDefaults } from './read-defaults.ts';

/** Security advisories, newest first: what is affected, what is not, where it is fixed. */
export const advisories = readDefaults('advisory', written);
