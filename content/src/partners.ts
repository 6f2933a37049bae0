import written from './defaults/partner-programme.ts';
import { readDefault } from './read-defaults.ts';

/** The partner programme: its audience, the benefits for each side, and the way to join. */
export const partnerProgramme = readDefault('partner-programme', written);
