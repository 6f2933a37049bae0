import written from './defaults/synonyms.ts';
import { readDefaults } from './read-defaults.ts';

/** Words that visitors use for what the site calls otherwise, misspelt ones too. */
export const synonymGroups = readDefaults('synonyms', written);
