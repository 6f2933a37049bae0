import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';

const ways = z.object({
  /** A code to a mobile number of the account. */
  hasMobile: z.boolean(),
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
