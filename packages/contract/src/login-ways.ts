import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';

/** `oidc`: a company's own. */
export const outsideKinds = ['oidc', 'wechat', 'alipay'] as const;
export type OutsideKind = (typeof outsideKinds)[number];

const ways = z.object({
  /** A code to a mobile number of the account. */
  hasMobile: z.boolean(),
  /** Other companies whose accounts log in here; left out where there is none. */
  outside: z.optional(
    z.array(
      z.object({
        code: z.string(),
        kind: z.enum(outsideKinds),
        name: z.object({ zh: z.string(), en: z.string() }),
      }),
    ),
  ),
});
/** How somebody logs in here beside passkey and password. */
export type LoginWays = z.infer<typeof ways>;

export const loginWays = endpoint({
  method: 'GET',
  path: `${bootPrefix}/login-ways`,
  access: 'public',
  summary: 'What this site offers to log in with beside passkey and password',
  input: z.object({}),
  output: ways,
});

export const startOutside = z.object({
  provider: reference,
  /** A path of this site, to go on to; any other is left out. */
  returnPath: z.optional(z.string()),
});
/** Where the browser goes on: a page of the provider. */
export const sentOutside = z.object({ address: z.string() });
export const startOutsideLogin = endpoint({
  method: 'POST',
  path: `${bootPrefix}/outside/start`,
  access: 'public',
  summary:
    'Where to log in with an account of another company; ten minutes, once, in the browser that asked',
  input: startOutside,
  output: sentOutside,
});
