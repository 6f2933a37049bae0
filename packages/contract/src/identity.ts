import { z } from './zod.ts';

import { bootPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './language-schema.ts';
import { recoveryCode, totpCode } from './second-factor.ts';
import { passkeyAnswer, passkeyRequest } from './webauthn.ts';

/**
 * Lengths in Unicode characters after NFC. A password alone must be long; with a second factor a shorter one is
 * allowed.
 */
export const passwordLength = { min: 15, minWithSecondFactor: 8, max: 128 } as const;

/** The rule by which a new password was refused. */
export const passwordRules = ['length', 'guessable', 'contextual', 'reused'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Reasons why a password is quick to guess; `details.weaknesses` of PASSWORD_POLICY lists them. */
export const passwordWeaknesses = [
  'known',
  'words',
  'leet',
  'repeat',
  'date',
  'keyboard',
  'sequence',
] as const;
export type PasswordWeakness = (typeof passwordWeaknesses)[number];

/** Number of digits in a code sent by email. */
export const mailedCodeLength = 6;

export const email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email(),
);
export const typedPassword = z.string().check(z.minLength(1), z.maxLength(1024));
/** The schema of an id that the server has assigned. */
export const reference = z.string().check(z.maxLength(100), z.regex(/^[\w-]+$/));
/** Typed like the code of an authenticator app, which may contain a gap. */
export const mailedCode = totpCode;

/** The name by which a user wants to be addressed. */
export const displayName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u));

export const user = z.object({
  /** Absent if the account has a mobile number instead; such an account has a display name. */
  email: z.optional(z.string()),
  displayName: z.optional(z.string()),
  /** Present, and false, only if the account has no password and only passkeys log in to it. */
  hasPassword: z.optional(z.literal(false)),
});

export const session = z.object({
  token: z.string(),
  /** When the password expires, epoch milliseconds; absent if it doesn't expire. */
  expireTime: z.optional(z.number()),
  user,
});
export type SessionResult = z.infer<typeof session>;

export const login = endpoint({
  method: 'POST',
  path: `${bootPrefix}/login`,
  access: 'public',
  summary:
    'Start a session with email address and password; the guest cart is merged. An account with a second factor is refused with SECOND_FACTOR_REQUIRED and a ticket',
  input: z.object({ email, password: typedPassword }),
  output: session,
});

/** The ways to complete a login after the right password. */
export const secondFactorMethods = ['totp', 'recovery-code'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** `details` of SECOND_FACTOR_REQUIRED: the ticket is valid for five minutes and five attempts. */
export interface SecondFactorDetails {
  ticket: string;
  methods: SecondFactorMethod[];
}

export const loginSecondFactor = endpoint({
  method: 'POST',
  path: `${bootPrefix}/login/second-factor`,
  access: 'public',
  summary: 'Finish a login with the code of the authenticator app, or with a recovery code instead',
  input: z
    .object({
      ticket: reference,
      code: z.optional(totpCode),
      recoveryCode: z.optional(recoveryCode),
    })
    .check(
      z.refine(({ code, recoveryCode: other }) => (code === undefined) !== (other === undefined), {
        path: ['code'],
      }),
    ),
  output: session,
});

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: `${bootPrefix}/passkey/start`,
  access: 'public',
  summary: 'What the browser needs to ask for a passkey of this site; good for five minutes',
  input: z.object({}),
  output: z.object({ challengeId: z.string(), options: passkeyRequest }),
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: `${bootPrefix}/passkey/login`,
  access: 'public',
  summary: 'Start a session with a passkey, which is both factors; the guest cart is merged',
  input: z.object({ challengeId: reference, response: passkeyAnswer }),
  output: session,
});

/**
 * The same response for known and unknown addresses; in development, `mailbox` links to the mailbox of the stand-in for
 * mail.
 */
export const codeSent = z.object({
  sent: z.literal(true),
  /** Sent back together with the code, so that only the browser that requested the code can use it. */
  request: z.string(),
  mailbox: z.optional(z.string()),
});

/** Proof that the user reads the mail: the code with the `request` for which it was sent, or the token of the link. */
export const mailProof = {
  code: z.optional(mailedCode),
  request: z.optional(reference),
  link: z.optional(reference),
};

export function hasOneProof({ code, request, link }: MailProof): boolean {
  return link === undefined
    ? code !== undefined && request !== undefined
    : code === undefined && request === undefined;
}
interface MailProof {
  code?: string | undefined;
  request?: string | undefined;
  link?: string | undefined;
}

export const codePurposes = ['registration', 'password-reset'] as const;

export const openMailLink = endpoint({
  method: 'POST',
  path: `${bootPrefix}/mail-link`,
  access: 'public',
  summary:
    'Whom a link was mailed to and what for, told to whoever holds its token; using it is another request',
  input: z.object({ link: reference }),
  output: z.object({ email: z.string(), purpose: z.enum(codePurposes) }),
});

export const startRegistration = endpoint({
  method: 'POST',
  path: `${bootPrefix}/register/start`,
  access: 'public',
  summary: 'Mail a code and a link that prove the address',
  input: z.object({ email, language: languageSchema }),
  output: codeSent,
});

export const register = endpoint({
  method: 'POST',
  path: `${bootPrefix}/register`,
  access: 'public',
  summary:
    'Create the account with the mailed code or link and start a session; the guest cart is merged',
  input: z
    .object({
      email,
      ...mailProof,
      displayName: z.optional(displayName),
      password: typedPassword,
    })
    .check(z.refine(hasOneProof, { path: ['code'] })),
  output: session,
});

export const startPasswordReset = endpoint({
  method: 'POST',
  path: `${bootPrefix}/forgot-password/start`,
  access: 'public',
  summary: 'Mail a code and a link that allow a new password',
  input: z.object({ email, language: languageSchema }),
  output: codeSent,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: `${bootPrefix}/forgot-password`,
  access: 'public',
  summary:
    'Set a new password, or the first one, with the mailed code or link; all sessions end, and a second factor stays in force',
  input: z
    .object({ email, ...mailProof, newPassword: typedPassword })
    .check(z.refine(hasOneProof, { path: ['code'] })),
  output: z.object({ changed: z.literal(true) }),
});

export const modifyPassword = endpoint({
  method: 'POST',
  path: `${bootPrefix}/modify-password`,
  access: 'expired-session',
  summary: 'Change the password; other sessions end and this one gets a new token',
  input: z.object({ currentPassword: typedPassword, newPassword: typedPassword }),
  output: session,
});

export const setPassword = endpoint({
  method: 'POST',
  path: `${bootPrefix}/set-password`,
  access: 'session',
  stepUp: true,
  summary:
    'Give an account without a password its first one; other sessions end and this one gets a new token',
  input: z.object({ newPassword: typedPassword }),
  output: session,
});

export const logout = endpoint({
  method: 'POST',
  path: `${bootPrefix}/logout`,
  access: 'expired-session',
  summary: 'End this session',
  input: z.object({}),
  output: z.object({ ended: z.literal(true) }),
});

export const currentSession = endpoint({
  method: 'GET',
  path: `${bootPrefix}/session`,
  access: 'session',
  summary: 'Whose session this is',
  input: z.object({}),
  output: z.object({ user, expireTime: z.optional(z.number()) }),
});
