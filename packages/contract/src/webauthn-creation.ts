import { base64url, browsersObject, credentialId, descriptor } from './webauthn.ts';
import { z } from './zod.ts';

/** PublicKeyCredentialCreationOptions as JSON. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** The browser's response to `passkeyCreation`. */
export const passkeyAttestation = browsersObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: browsersObject({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(16_384),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
  }),
});
