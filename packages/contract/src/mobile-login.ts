import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codeSent, reference, session } from './identity.ts';
import { mobileNumber, textedCode } from './mobile.ts';

export const startMobileLogin = endpoint({
  method: 'POST',
  path: `${bootPrefix}/login/mobile/start`,
  access: 'public',
  summary:
    'Send a code to a mobile number that an account logs in with; the answer is the same for every number. Ten minutes',
  input: z.object({ number: mobileNumber }),
  output: codeSent,
});

export const mobileLogin = endpoint({
  method: 'POST',
  path: `${bootPrefix}/login/mobile`,
  access: 'public',
  summary:
    'Start a session with the texted code, in the browser that asked for it; the guest cart is merged. An account with a second factor is refused with SECOND_FACTOR_REQUIRED and a ticket',
  input: z.object({ number: mobileNumber, code: textedCode, request: reference }),
  output: session,
});
