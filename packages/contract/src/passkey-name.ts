import { z } from './zod.ts';

/** What its owner calls a passkey, to tell it from others. */
export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u));
