import { z } from './zod.ts';

/** Six digits of an authenticator app; it shows them with a gap, so a gap may be typed. */
export const totpCode = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

/** Four groups of four letters and digits; case, gaps and hyphens do not matter. */
export const recoveryCode = z
  .string()
  .max(60)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[2-9A-HJ-NP-Z]{16}$/));
