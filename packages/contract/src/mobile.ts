import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

/**
 * A mobile number of mainland China, with or without +86, gaps and hyphens; yields E.164.
 * Only these: a code to a costly foreign number is a known way to make a site pay.
 */
export const mobileNumber = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(30)),
    z.transform((typed) => `+86${typed.replaceAll(/[\s-]/g, '').replace(/^(\+|00)86/, '')}`),
  ),
  z.string().check(z.regex(/^\+861[3-9]\d{9}$/)),
);

/** The six digits of a code, as they were typed. */
export const textedCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((typed) => typed.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/)),
);

const mobile = z.object({
  /** Its middle is left out: whoever borrows a session does not learn it. */
  number: z.string(),
  confirmedAt: z.number(),
  /** Whether a code to it logs in. */
  logsIn: z.boolean(),
});
export type Mobile = z.infer<typeof mobile>;

export const getMobile = endpoint({
  method: 'GET',
  path: `${bootPrefix}/mobile`,
  access: 'session',
  summary:
    'The mobile number that is told of changes to the account, if there is one, and whether it logs in',
  input: z.object({}),
  output: z.object({
    /** Whether this site sends text messages at all. */
    isOffered: z.boolean(),
    mobile: z.optional(mobile),
    /** The account has no mail address: the number stays, and logs in. */
    isOnly: z.optional(z.literal(true)),
  }),
});

export const startMobile = endpoint({
  method: 'POST',
  path: `${bootPrefix}/mobile/start`,
  access: 'session',
  stepUp: true,
  summary:
    'Send a code to a mobile number, to be confirmed within ten minutes; until then the old number stays',
  input: z.object({
    number: mobileNumber,
    /** Whether codes to it are to log in, once it is confirmed. */
    logsIn: z._default(z.boolean(), false),
  }),
  output: z.object({
    sent: z.literal(true),
    /** Where the developer at this machine reads it. */
    mailbox: z.optional(z.string()),
  }),
});

export const confirmMobile = endpoint({
  method: 'POST',
  path: `${bootPrefix}/mobile/confirm`,
  access: 'session',
  summary: 'Tell this number of changes from now on, once the code that it received is entered',
  input: z.object({ code: textedCode }),
  output: z.object({ mobile }),
});

export const removeMobile = endpoint({
  method: 'POST',
  path: `${bootPrefix}/mobile/remove`,
  access: 'session',
  stepUp: true,
  summary: 'Tell no mobile number any more',
  input: z.object({}),
  output: z.object({ removed: z.literal(true) }),
});
