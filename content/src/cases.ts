import written from './defaults/case.ts';
import { readDefaults } from './read-defaults.ts';

/** Clients by kind, never by name; each says how its numbers were taken. */
export const clientCases = readDefaults('case', written);
