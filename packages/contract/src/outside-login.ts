import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codeSent, displayName, email, mailedCode, reference, session } from './identity.ts';
import { languageSchema } from './language-schema.ts';
import { outsideKinds, sentOutside, startOutside } from './login-ways.ts';

/** The query string with which the provider redirected the browser back. */
const returned = z.object({ answer: z.string().check(z.maxLength(6000)) });

export const finishOutsideLogin = endpoint({
  method: 'POST',
  path: `${bootPrefix}/login/outside`,
  access: 'public',
  summary:
    'Start a session with what the provider said; the guest cart is merged. Somebody whom no account knows gets an `arrival` instead, good for half an hour, to open one with. An account with a second factor is refused with SECOND_FACTOR_REQUIRED and a ticket',
  input: returned,
  output: z.object({
    session: z.optional(session),
    arrival: z.optional(
      z.object({
        token: z.string(),
        /** The e-mail address that the provider states, which the user can correct. */
        email: z.optional(z.string()),
      }),
    ),
    returnPath: z.optional(z.string()),
  }),
});

export const startOutsideAccount = endpoint({
  method: 'POST',
  path: `${bootPrefix}/outside/mail`,
  access: 'public',
  summary:
    'Mail a code to the address that the account of somebody who arrived is to have; the answer is the same for every address',
  input: z.object({ arrival: reference, email, language: languageSchema }),
  output: codeSent,
});

export const openOutsideAccount = endpoint({
  method: 'POST',
  path: `${bootPrefix}/login/outside/open`,
  access: 'public',
  summary:
    'Open an account, or link the one of the address where a company’s own provider has verified it, with the mailed code. An account with a second factor is refused with SECOND_FACTOR_REQUIRED and a ticket',
  input: z.object({
    arrival: reference,
    email,
    displayName: z.optional(displayName),
    code: mailedCode,
    request: reference,
  }),
  output: session,
});

const linked = z.object({
  id: z.string(),
  provider: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.optional(z.number()),
});
export type LinkedOutside = z.infer<typeof linked>;
const links = z.object({
  linked: z.array(linked),
  /** The providers that this site offers to link. */
  offered: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(outsideKinds),
      name: z.object({ zh: z.string(), en: z.string() }),
    }),
  ),
});

export const listOutside = endpoint({
  method: 'GET',
  path: `${bootPrefix}/outside`,
  access: 'session',
  summary: 'The accounts of other companies that log in to the account',
  input: z.object({}),
  output: links,
});

export const startOutsideLink = endpoint({
  method: 'POST',
  path: `${bootPrefix}/outside/link/start`,
  access: 'session',
  stepUp: true,
  summary: 'Where to prove an account of another company that is to log in from now on',
  input: startOutside,
  output: sentOutside,
});

export const linkOutside = endpoint({
  method: 'POST',
  path: `${bootPrefix}/outside/link`,
  access: 'session',
  summary: 'Link what the provider said, in the session that began it',
  input: returned,
  output: z.object({ linked: z.literal(true) }),
});

export const unlinkOutside = endpoint({
  method: 'POST',
  path: `${bootPrefix}/outside/unlink`,
  access: 'session',
  stepUp: true,
  summary: 'Have an account of another company log in no more; the last way in stays',
  input: z.object({ id: reference }),
  output: z.object({ unlinked: z.literal(true) }),
});
