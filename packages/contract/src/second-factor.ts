import { z } from './zod.ts';

/** Six digits of an authenticator app. Apps show them with a gap, so a gap may be typed. */
export const totpCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((typed) => typed.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/)),
);

/** Four groups of four letters and digits; case, gaps and hyphens are ignored. */
export const recoveryCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(60)),
    z.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  ),
  z.string().check(z.regex(/^[2-9A-HJ-NP-Z]{16}$/)),
);
