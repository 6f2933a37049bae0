import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { reference } from './identity.ts';
import { z } from './zod.ts';

export const endDevice = endpoint({
  method: 'POST',
  path: `${bootPrefix}/devices/end`,
  access: 'public',
  summary:
    'End what a browser that is new to an account began, with the token from the mail that told the owner; it works once',
  input: z.object({ token: reference }),
  output: z.object({ ended: z.literal(true) }),
});
