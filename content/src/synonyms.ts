import written from './defaults/synonyms.ts';
import { readDefaults } from './read-defaults.ts';

/** Groups of words that visitors use for what the site calls differently, including misspellings. */
export const synonymGroups = readDefaults('synonyms', written);
