import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';

/** `oidc`: the identity provider of a company. */
export const outsideKinds = ['oidc', 'wechat', 'alipay'] as const;
export type OutsideKind = (typeof outsideKinds)[number];

const ways = z.object({
  /** Whether users can log in with a code sent to their mobile number. */
  hasMobile: z.boolean(),
  /** Other companies whose accounts can log in here; absent if there are none. */
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
/** The ways to log in here besides passkey and password. */
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
  /** A path of this site at which to continue after the login; any other value is ignored. */
  returnPath: z.optional(z.string()),
});
/** The address of the provider's page to which the browser goes next. */
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
