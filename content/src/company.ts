import written from './defaults/company.ts';
import { readDefault } from './read-defaults.ts';

/** Brand, phone numbers and official registrations; the only place that defines them. */
export const company = readDefault('company', written);
