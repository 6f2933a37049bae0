import written from './defaults/navigation.ts';
import { readDefault } from './read-defaults.ts';

/** What header and footer of every page lead to. */
export const navigation = readDefault('navigation', written);
