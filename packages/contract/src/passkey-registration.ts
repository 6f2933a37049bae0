import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { displayName, email, hasOneProof, mailProof, reference, session } from './identity.ts';
import { passkeyName } from './passkey-name.ts';
import { passkeyAttestation, passkeyCreation } from './webauthn-creation.ts';

export const startPasskeyRegistration = endpoint({
  method: 'POST',
  path: `${bootPrefix}/register/passkey/start`,
  access: 'public',
  summary:
    'What the browser needs to create a passkey in place of a password, for whoever has the mailed code or link, which stays good; five minutes',
  input: z
    .object({ email, ...mailProof, displayName: z.optional(displayName) })
    .check(z.refine(hasOneProof, { path: ['code'] })),
  output: z.object({ challengeId: z.string(), options: passkeyCreation }),
});

export const registerWithPasskey = endpoint({
  method: 'POST',
  path: `${bootPrefix}/register/passkey`,
  access: 'public',
  summary:
    'Create an account without a password, with the passkey that the browser created, and start a session; the guest cart is merged',
  input: z.object({
    challengeId: reference,
    response: passkeyAttestation,
    name: passkeyName,
    displayName: z.optional(displayName),
  }),
  output: session,
});
