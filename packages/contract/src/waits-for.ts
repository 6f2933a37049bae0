import { z } from './zod.ts';

/**
 * A staff endpoint answers with it where nothing has been done yet, because a second person has to approve it: the
 * approval's id. It stands apart from what approvals are, which buyers' pages need not load.
 */
export const waitsFor = z.optional(z.string());
