import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

/**
 * Parses a mobile number of mainland China, with or without +86, gaps and hyphens, into E.164. Other countries are
 * refused: making a site send codes to expensive foreign numbers is a known fraud.
 */
export const mobileNumber = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(30)),
    z.transform((typed) => `+86${typed.replaceAll(/[\s-]/g, '').replace(/^(\+|00)86/, '')}`),
  ),
  z.string().check(z.regex(/^\+861[3-9]\d{9}$/)),
);

/** The six digits of a code; gaps are removed. */
export const textedCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(20)),
    z.transform((typed) => typed.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/)),
);

const mobile = z.object({
  /** The number with its middle masked, so that somebody who takes over a session does not learn it. */
  number: z.string(),
  confirmedAt: z.number(),
  /** Whether a code sent to the number can log in. */
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
    /** True if the account has no mail address: then the number can't be removed, and always logs in. */
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
    /** Whether codes to the number can log in once it is confirmed. */
    logsIn: z._default(z.boolean(), false),
  }),
  output: z.object({
    sent: z.literal(true),
    /** A mailbox where a developer on this machine can read the code. */
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
