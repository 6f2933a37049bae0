import type { AccountEventKind } from '@uid/contract/account';
import type { Generated } from 'kysely';

import type { MobileTables } from './mobile-tables.ts';
import type { OutsideTables } from './outside-tables.ts';
import type { SecondFactorTables } from './second-factor-tables.ts';
import type { StaffTables } from './staff-tables.ts';

/** Tables of 0002-identity.sql. Times are epoch milliseconds. */
export interface IdentityTables
  extends SecondFactorTables, MobileTables, OutsideTables, StaffTables {
  accounts: {
    id: string;
    /** Null if the account was made with a mobile number, which is its login; it then has a name. */
    email: string | null;
    /** The name by which the owner wants to be called; null if none was given. */
    displayName: Generated<string | null>;
    /** Null if there is no password; `passwordChangedAt` is null then as well. */
    passwordHash: string | null;
    /** Counts changes of the password; a new hash of the same password does not count. */
    passwordVersion: number;
    passwordChangedAt: number | null;
    /** Set by staff; from that time on the password is no longer valid. */
    passwordExpiresAt: number | null;
    createdAt: number;
    lastLoginAt: number;
    /** 1 if the password is too short to be enough without a second factor. */
    isPasswordShort: Generated<number>;
    /** When staff disabled the account; null while its owner may log in. */
    disabledAt: Generated<number | null>;
  };
  /** Requests that staff made on behalf of a customer. */
  accountRequests: {
    accountId: string;
    kind: 'export' | 'erasure';
    askedAt: number;
    /** When the erasure is carried out unless it is withdrawn; null for an export. */
    dueAt: number | null;
  };
  sessions: {
    id: string;
    tokenHash: string;
    accountId: string;
    createdAt: number;
    lastSeenAt: number;
    /** The absolute end, however busy the session is. */
    expiresAt: number;
    address: string;
    agent: string;
    /** When the owner last proved their identity by more than the password that opened the session. */
    steppedUpAt: Generated<number>;
    /** Null if the session began before devices were recognised. */
    deviceId: Generated<string | null>;
    /** RFC 7638 thumbprint of the key that signs each request of the session; null if there is none. */
    keyThumbprint: Generated<string | null>;
    /**
     * The second factor with which the session was opened or stepped up: 'totp' or the id of a passkey; null: none.
     */
    factor: Generated<string | null>;
  };
  /** Proofs of possession that have been used for a write. */
  usedProofs: {
    id: string;
    expiresAt: number;
  };
  /** Browsers that accounts were used with. */
  devices: {
    id: string;
    accountId: string;
    tokenHash: string;
    /** Hash of the token in the mail that told the owner of the login; null if no mail was sent. */
    endHash: string | null;
    lastSeenAt: number;
  };
  /** Mailed proofs of an address: a code for the browser that asked, and a link. */
  mailedCodes: {
    id: string;
    email: string;
    purpose: CodePurpose;
    /** Hash of the handle that is stored in the browser that asked. */
    requestHash: string;
    codeHash: string;
    triesLeft: number;
    codeEndsAt: number;
    linkHash: string;
    /** When the link expires, which is later than the code. */
    expiresAt: number;
  };
  loginAttempts: {
    subject: string;
    failures: number;
    lockedUntil: number;
    updatedAt: number;
  };
  accountEvents: {
    id: string;
    accountId: string | null;
    kind: AccountEventKind;
    occurredAt: number;
    address: string;
    agent: string;
  };
  /** The outbox of mails and text messages. */
  mails: {
    id: string;
    /** A mail with the key of an earlier one is not queued again. */
    uniqueKey: string | null;
    recipient: string;
    subject: string;
    /** Emptied once the message has left or expired: it may hold a code. */
    text: string;
    /** The message as HTML, if there is any; emptied like the text. */
    html: Generated<string | null>;
    channel: Generated<string>;
    /** JSON of a text message's content; emptied like the text. */
    content: Generated<string | null>;
    state: MailState;
    attempts: number;
    createdAt: number;
    /** When the message is due; while a process is sending it, when its lease ends. */
    nextAttemptAt: number;
    /** When the message becomes useless. */
    expiresAt: number | null;
    settledAt: number | null;
    /** Why the last attempt was not accepted; never contains the message. */
    lastError: Generated<string | null>;
    /** The address for answers, if it is not the sender's. */
    replyTo: Generated<string | null>;
    /** When staff sent the message again: its attempts count from then on. */
    resentAt: Generated<number | null>;
  };
}

export type CodePurpose = 'registration' | 'password-reset' | 'outside-login' | 'own-address';

/**
 * `captured`: kept for the development mailbox instead of being sent. `failed`: given up, with its text kept for staff
 * to send it again. `expired`: no longer useful.
 */
export type MailState = 'waiting' | 'sent' | 'captured' | 'failed' | 'expired';
