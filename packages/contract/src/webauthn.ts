import { z } from './zod.ts';

/** The ways to reach an authenticator that the standard currently names. */
export const transports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const;

export const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.enum(transports))),
});

/** PublicKeyCredentialRequestOptions as JSON: any passkey of this site, with user verification. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.optional(z.array(descriptor)),
});

export const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));

export const credentialId = base64url(1400);

/** Allows additional fields: browsers add some of their own, which no code reads here. */
export function browsersObject<const Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.looseObject(shape) as unknown as z.ZodMiniObject<Shape>;
}

/** The browser's response to `passkeyRequest`. */
export const passkeyAnswer = browsersObject({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: browsersObject({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: z.optional(base64url(200)),
  }),
});
