import { z } from './zod.ts';

/**
 * The id of the approval that a staff endpoint returns if nothing has been done yet, because a second person has to
 * approve it. Apart from the approvals' module, which buyers' pages need not load.
 */
export const waitsFor = z.optional(z.string());
