import written from './defaults/text-page.ts';
import { readDefaults } from './read-defaults.ts';

/** Plain text pages, served at `/im/NAME.txt`. */
export const textPages = readDefaults('text-page', written);
