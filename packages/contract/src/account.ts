import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { passkeyName } from './passkey-name.ts';
import { displayName, passkeyLogin, reference, session, typedPassword, user } from './identity.ts';
import { qrCode } from './qr-code.ts';
import { staffFactors, staffRoles } from './staff-roles.ts';
import { totpCode } from './second-factor.ts';
import { passkeyRequest } from './webauthn.ts';
import { passkeyAttestation, passkeyCreation } from './webauthn-creation.ts';

/** Every kind of event of an account that its activity list and the audit log show. */
export const accountEventKinds = [
  'registered',
  'logged-in',
  'login-failed',
  'password-alone',
  'mobile-code-alone',
  'outside-alone',
  'second-factor-failed',
  'recovery-code-used',
  'logged-out',
  'session-ended',
  'device-ended',
  'all-sessions-ended',
  'stepped-up',
  'step-up-failed',
  'password-changed',
  'password-set',
  'password-change-failed',
  'password-reset',
  'password-expired-by-staff',
  'totp-enabled',
  'totp-removed',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'mobile-added',
  'mobile-removed',
  'mobile-login-ended',
  'address-added',
  'outside-linked',
  'outside-unlinked',
  'role-granted',
  'role-taken-away',
  'staff-disabled',
  'staff-enabled',
  'enrolment-code-issued',
  'staff-enrolled',
  'data-exported',
  'unlocked-by-staff',
  'disabled-by-staff',
  'enabled-by-staff',
  'export-asked-by-staff',
  'erasure-asked-by-staff',
  'erasure-withdrawn',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/**
 * The methods by which an account steps up: a passkey, if it has any; otherwise its authenticator app if it has one,
 * else its password. `details` of STEP_UP_REQUIRED is `{ methods: StepUpMethod[] }`.
 */
export const stepUpMethods = ['passkey', 'password', 'totp'] as const;
export type StepUpMethod = (typeof stepUpMethods)[number];

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.optional(z.number()),
});
export type Passkey = z.infer<typeof passkey>;
const passkeyList = z.object({ passkeys: z.array(passkey) });

const security = z.object({
  /** Absent if the account has a mobile number instead. */
  email: z.optional(z.string()),
  /** Present only if the account has a password. */
  passwordChangedAt: z.optional(z.number()),
  /** Minimum length of a new password of this account: lower with a second factor. */
  passwordMinLength: z.int(),
  totp: z.object({ enabledAt: z.optional(z.number()) }),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
  /** Whether the account can log in without a passkey; if not, its last passkey can't be removed. */
  hasOtherWay: z.boolean(),
  /** Present if the account belongs to a member of staff who is not disabled. */
  staff: z.optional(
    z.object({
      roles: z.array(z.enum(staffRoles)),
      /** The factor on which the staff's rights depend; present only once it is enrolled. */
      factor: z.optional(z.enum(staffFactors)),
      enrolledAt: z.optional(z.number()),
      /**
       * Until when the enrolment code that an administrator issued can be entered, epoch milliseconds; present only
       * while such a code is valid.
       */
      codeEndsAt: z.optional(z.number()),
    }),
  ),
  /** Requests that staff made on behalf of the account's owner. */
  requests: z.object({
    /** When an export was requested that the owner has not fetched yet. */
    exportAskedAt: z.optional(z.number()),
    /** An erasure, carried out at `dueAt` unless the owner withdraws it. */
    erasure: z.optional(z.object({ askedAt: z.number(), dueAt: z.number() })),
  }),
  /** Until when dangerous operations need no new step-up, epoch milliseconds; absent once that time is over. */
  steppedUpUntil: z.optional(z.number()),
});
export type Security = z.infer<typeof security>;

export const getSecurity = endpoint({
  method: 'GET',
  path: `${bootPrefix}/security`,
  access: 'session',
  summary: 'How the account is protected',
  input: z.object({}),
  output: security,
});

export const setDisplayName = endpoint({
  method: 'POST',
  path: `${bootPrefix}/display-name`,
  access: 'session',
  summary: 'Say how the owner of the account wants to be called; without a name, no more',
  input: z.object({ displayName: z.optional(displayName) }),
  output: z.object({ user }),
});

const openSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.number(),
  /** Epoch milliseconds, accurate to the minute. */
  lastSeenAt: z.number(),
  address: z.string(),
  agent: z.string(),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: `${bootPrefix}/sessions`,
  access: 'session',
  summary: 'Where the account is logged in, latest first',
  input: z.object({}),
  output: z.object({ sessions: z.array(openSession) }),
});

export const endSession = endpoint({
  method: 'POST',
  path: `${bootPrefix}/sessions/end`,
  access: 'session',
  summary: 'End one session of the account',
  input: z.object({ id: reference }),
  output: z.object({ ended: z.literal(true) }),
});

export const endAllSessions = endpoint({
  method: 'POST',
  path: `${bootPrefix}/sessions/end-all`,
  access: 'session',
  stepUp: true,
  summary: 'End every session of the account, this one too',
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
});

export const withdrawErasure = endpoint({
  method: 'POST',
  path: `${bootPrefix}/account/keep`,
  access: 'session',
  summary: 'Keep the account whose erasure our staff have asked for',
  input: z.object({}),
  output: z.object({ withdrawn: z.literal(true) }),
});

const activity = z.object({
  id: z.string(),
  kind: z.enum(accountEventKinds),
  /** The kind in words, in the language of the request. */
  text: z.string(),
  at: z.number(),
  address: z.string(),
  agent: z.string(),
});
export type Activity = z.infer<typeof activity>;

export const listActivity = endpoint({
  method: 'GET',
  path: `${bootPrefix}/activity`,
  access: 'session',
  summary: 'What happened to the account in the last half year, ten at a time, latest first',
  input: z.object({ after: z.optional(reference) }),
  output: z.object({
    events: z.array(activity),
    /** The `after` of the next page; only when there is one. */
    next: z.optional(z.string()),
  }),
});

export const startPasskeyStepUp = endpoint({
  method: 'POST',
  path: `${bootPrefix}/step-up/passkey`,
  access: 'session',
  summary:
    'What the browser needs to ask for a passkey of the account, to step up with; good for five minutes',
  input: z.object({}),
  output: z.object({ challengeId: z.string(), options: passkeyRequest }),
});

export const stepUp = endpoint({
  method: 'POST',
  path: `${bootPrefix}/step-up`,
  access: 'session',
  summary:
    'Prove again who is here, which opens dangerous operations for ten minutes: with a passkey, with the code of the authenticator app, or without one with the password',
  input: z
    .object({
      password: z.optional(typedPassword),
      code: z.optional(totpCode),
      passkey: z.optional(passkeyLogin.input),
    })
    .check(
      z.refine((proofs) => Object.values(proofs).filter(Boolean).length === 1, {
        path: ['password'],
      }),
    ),
  output: z.object({ steppedUpUntil: z.number() }),
});

export const startTotp = endpoint({
  method: 'POST',
  path: `${bootPrefix}/totp/start`,
  access: 'session',
  stepUp: true,
  summary:
    'A new secret for an authenticator app, to be confirmed within fifteen minutes; until then the old one stays in force',
  input: z.object({}),
  output: z.object({
    /** Base32, so that it can be typed by hand. */
    secret: z.string(),
    /** The `otpauth://` URI. */
    uri: z.string(),
    /** The same URI as a QR code. */
    qr: qrCode,
  }),
});

const recoveryCodes = z.array(z.string());

export const confirmTotp = endpoint({
  method: 'POST',
  path: `${bootPrefix}/totp/confirm`,
  access: 'session',
  summary:
    'Put the new secret in force with its first code: every other session ends, this one gets a new token, and there are ten new recovery codes',
  input: z.object({ code: totpCode }),
  output: z.object({ session, recoveryCodes }),
});

export const removeTotp = endpoint({
  method: 'POST',
  path: `${bootPrefix}/totp/remove`,
  access: 'session',
  stepUp: true,
  summary:
    'Log in without a second factor from now on; every other session ends, and a password too short to stand alone expires',
  input: z.object({}),
  output: session,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${bootPrefix}/recovery-codes/renew`,
  access: 'session',
  stepUp: true,
  summary: 'Ten new recovery codes; the old ones are worth nothing any more',
  input: z.object({}),
  output: z.object({ recoveryCodes }),
});

export const startPasskey = endpoint({
  method: 'POST',
  path: `${bootPrefix}/passkeys/start`,
  access: 'session',
  stepUp: true,
  summary: 'What the browser needs to create a passkey for the account; good for five minutes',
  input: z.object({}),
  output: z.object({ challengeId: z.string(), options: passkeyCreation }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: `${bootPrefix}/passkeys/add`,
  access: 'session',
  summary: 'Add the passkey that the browser created',
  input: z.object({
    challengeId: reference,
    response: passkeyAttestation,
    name: passkeyName,
  }),
  output: passkeyList,
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: `${bootPrefix}/passkeys/rename`,
  access: 'session',
  summary: 'Call a passkey something else',
  input: z.object({ id: reference, name: passkeyName }),
  output: passkeyList,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: `${bootPrefix}/passkeys/remove`,
  access: 'session',
  stepUp: true,
  summary: 'Remove a passkey; the last one of an account without a password stays',
  input: z.object({ id: reference }),
  output: passkeyList,
});
