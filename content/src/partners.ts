import written from './defaults/partner-programme.ts';
import { readDefault } from './read-defaults.ts';

/** The partner programme: who it is for, what each side gets, how it starts. */
export const partnerProgramme = readDefault('partner-programme', written);
