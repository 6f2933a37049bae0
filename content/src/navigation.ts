import written from './defaults/navigation.ts';
import { readDefault } from './read-defaults.ts';

/** The links in header and footer of every page. */
export const navigation = readDefault('navigation', written);
