import written from './defaults/company.ts';
import { readDefault } from './read-defaults.ts';

/** Brand, telephones and filings: the only place where they stand. */
export const company = readDefault('company', written);
