import written from './defaults/advisory.ts';
import { readDefaults } from './read-defaults.ts';

/** Security advisories, the newest first: what is affected, what is not, and the versions with the fix. */
export const advisories = readDefaults('advisory', written);
