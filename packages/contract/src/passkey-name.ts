import { z } from './zod.ts';

/** The owner's name for a passkey, which tells it from other passkeys. */
export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u));
