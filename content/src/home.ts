import written from './defaults/home.ts';
import { readDefault } from './read-defaults.ts';

/** The texts of the home page. Paths are site paths without language prefix. */
export const home = readDefault('home', written);
