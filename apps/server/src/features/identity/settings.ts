import { z } from '@uid/contract/zod';

import { settings, wholeMilliseconds } from '../../settings.ts';

/** How many failures in a row are free, and how long each further failure locks. */
export interface LockSchedule {
  freeTries: number;
  /**
   * Minutes of lock after the last free failure, after the next one, and so on; the last value applies to all that
   * follow.
   */
  minutes: readonly [number, ...number[]];
}

/** What the operator of a site decides about accounts. Times are milliseconds. */
export interface IdentityPolicy {
  /** Undefined: passwords do not age. */
  passwordMaxAge: number | undefined;
  /**
   * A new password can't be changed again for this long, so that nobody goes through the history back to the old one.
   */
  passwordMinAge: number;
  /** How many passwords before the current one are refused as new ones. */
  formerPasswords: number;
  /** The lock after failures at an account from one address. */
  addressLock: LockSchedule;
  /** The lock after failures at an account from all addresses, so that many attackers together guess no faster. */
  accountLock: LockSchedule;
  /** A session ends after this time without a request. */
  sessionIdleTime: number;
  /** A session ends after this time, however busy it is. */
  sessionTime: number;
  /** A session without a key ends after this time. It has none if the browser keeps no key. */
  keylessSessionTime: number;
}

export interface IdentityConfig {
  identity: IdentityPolicy;
  /** Failed logins, code requests and code entries that one network address may make in ten minutes. */
  attemptsPerAddress: number;
  /** False: the site is configured so that no act needs the approval of a second person. */
  needsTwoPersons: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * `default` follows NIST SP 800-63B: passwords do not age, and only the current one is refused.
 * `regulated` is for sites whose auditors ask for ageing, a history and short sessions.
 */
export const identityProfiles = {
  default: {
    passwordMaxAge: undefined,
    passwordMinAge: 0,
    formerPasswords: 0,
    addressLock: { freeTries: 5, minutes: [1, 2, 4, 8, 15] },
    accountLock: { freeTries: 100, minutes: [15] },
    sessionIdleTime: 30 * minute,
    sessionTime: 12 * hour,
    keylessSessionTime: hour,
  },
  regulated: {
    passwordMaxAge: 90 * day,
    passwordMinAge: day,
    formerPasswords: 5,
    addressLock: { freeTries: 3, minutes: [5, 15, 30] },
    accountLock: { freeTries: 50, minutes: [30] },
    sessionIdleTime: 15 * minute,
    sessionTime: 8 * hour,
    keylessSessionTime: 30 * minute,
  },
} as const satisfies Record<string, IdentityPolicy>;
type IdentityProfile = keyof typeof identityProfiles;

export const identitySettings = settings({
  variables: {
    IDENTITY_PROFILE: z._default(
      z.enum(Object.keys(identityProfiles) as IdentityProfile[]),
      'default',
    ),
    SESSION_IDLE_MINUTES: z.optional(z.coerce.number().check(z.positive(), z.maximum(1_440))),
    SESSION_HOURS: z.optional(z.coerce.number().check(z.positive(), z.maximum(720))),
    KEYLESS_SESSION_MINUTES: z.optional(z.coerce.number().check(z.positive(), z.maximum(1_440))),
    PASSWORD_MAX_AGE_DAYS: z.optional(z.coerce.number().check(z.positive(), z.maximum(3_650))),
    PASSWORD_MIN_AGE_HOURS: z.optional(z.coerce.number().check(z.nonnegative(), z.maximum(720))),
    ATTEMPTS_PER_ADDRESS: z._default(
      z.coerce.number().check(z.int(), z.positive(), z.maximum(1_000_000)),
      100,
    ),
    TWO_PERSONS: z._default(z.enum(['on', 'off']), 'on'),
  },
  read(values): IdentityConfig {
    const profile: IdentityPolicy = identityProfiles[values.IDENTITY_PROFILE];
    const { SESSION_IDLE_MINUTES, SESSION_HOURS, PASSWORD_MAX_AGE_DAYS, PASSWORD_MIN_AGE_HOURS } =
      values;
    const { KEYLESS_SESSION_MINUTES } = values;
    return {
      identity: {
        ...profile,
        ...(SESSION_IDLE_MINUTES && {
          sessionIdleTime: wholeMilliseconds(SESSION_IDLE_MINUTES, minute),
        }),
        ...(SESSION_HOURS && { sessionTime: wholeMilliseconds(SESSION_HOURS, hour) }),
        ...(KEYLESS_SESSION_MINUTES && {
          keylessSessionTime: wholeMilliseconds(KEYLESS_SESSION_MINUTES, minute),
        }),
        ...(PASSWORD_MAX_AGE_DAYS && {
          passwordMaxAge: wholeMilliseconds(PASSWORD_MAX_AGE_DAYS, day),
        }),
        ...(PASSWORD_MIN_AGE_HOURS !== undefined && {
          passwordMinAge: wholeMilliseconds(PASSWORD_MIN_AGE_HOURS, hour),
        }),
      },
      attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
      needsTwoPersons: values.TWO_PERSONS === 'on',
    };
  },
});
