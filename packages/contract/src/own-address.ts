import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codeSent, email, mailedCode, reference, user } from './identity.ts';

export const startOwnAddress = endpoint({
  method: 'POST',
  path: `${bootPrefix}/address/start`,
  access: 'session',
  stepUp: true,
  summary:
    'Mail a code to the address that an account without one is to have; the answer is the same for every address. Fifteen minutes',
  input: z.object({ email }),
  output: codeSent,
});

export const confirmOwnAddress = endpoint({
  method: 'POST',
  path: `${bootPrefix}/address/confirm`,
  access: 'session',
  summary: 'Give the account the address whose code is entered, in the browser that asked for it',
  input: z.object({ email, code: mailedCode, request: reference }),
  output: z.object({ user }),
});
