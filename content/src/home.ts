import written from './defaults/home.ts';
import { readDefault } from './read-defaults.ts';

/** What the home page says. Paths are site paths without language prefix. */
export const home = readDefault('home', written);
