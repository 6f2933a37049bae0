import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codeSent, reference, session } from './identity.ts';
import { mobileNumber, textedCode } from './mobile.ts';

export const startMobileRegistration = endpoint({
  method: 'POST',
  path: `${bootPrefix}/register/mobile/start`,
  access: 'public',
  summary:
    'Send a code to a mobile number to create an account with; the answer is the same for every number. Ten minutes',
  input: z.object({ number: mobileNumber }),
  output: codeSent,
});

export const registerWithMobile = endpoint({
  method: 'POST',
  path: `${bootPrefix}/register/mobile`,
  access: 'public',
  summary:
    'Create an account without a mail address with the texted code, in the browser that asked for it, and start a session; the guest cart is merged. A number that logs in already logs in',
  input: z.object({ number: mobileNumber, code: textedCode, request: reference }),
  output: session,
});
