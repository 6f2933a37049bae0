import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { reference, session } from './identity.ts';
import { passkeyName } from './passkey-name.ts';
import { qrCode } from './qr-code.ts';
import { recoveryCode, totpCode } from './second-factor.ts';
import { staffFactors } from './staff-roles.ts';
import { passkeyAttestation, passkeyCreation } from './webauthn-creation.ts';
import { z } from './zod.ts';

/** The code in the form in which an administrator hands it over: four groups of four letters and digits. */
const enrolmentCode = recoveryCode;

export const startEnrolment = endpoint({
  method: 'POST',
  path: `${bootPrefix}/staff/enrolment/start`,
  access: 'session',
  summary:
    'What the browser needs to enrol a passkey or an authenticator app for the rights of staff, for whoever has the code, which stays good',
  input: z.object({ code: enrolmentCode, factor: z.enum(staffFactors) }),
  output: z.object({
    passkey: z.optional(z.object({ challengeId: z.string(), options: passkeyCreation })),
    totp: z.optional(z.object({ secret: z.string(), uri: z.string(), qr: qrCode })),
  }),
});

export const confirmEnrolment = endpoint({
  method: 'POST',
  path: `${bootPrefix}/staff/enrolment/confirm`,
  access: 'session',
  summary:
    'Enrol the factor that was started: the code is used up, every other session ends, and this one gets a new token, with the rights',
  input: z
    .object({
      code: enrolmentCode,
      totp: z.optional(totpCode),
      passkey: z.optional(
        z.object({ challengeId: reference, response: passkeyAttestation, name: passkeyName }),
      ),
    })
    .check(
      z.refine(({ totp, passkey }) => (totp === undefined) !== (passkey === undefined), {
        path: ['totp'],
      }),
    ),
  output: z.object({
    session,
    /** Present if an authenticator app was enrolled. */
    recoveryCodes: z.optional(z.array(z.string())),
  }),
});
