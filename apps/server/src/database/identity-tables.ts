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
    /** Null: the account was made with a mobile number, which logs in to it, and has a name. */
    email: string | null;
    /** How they want to be called; null: they have not said. */
    displayName: Generated<string | null>;
    /** Null: there is no password, and `passwordChangedAt` is null as well. */
    passwordHash: string | null;
    /** Counts the password's changes; a new hash of the same password is none. */
    passwordVersion: number;
    passwordChangedAt: number | null;
    /** Set by staff; the password is no longer good from then on. */
    passwordExpiresAt: number | null;
    createdAt: number;
    lastLoginAt: number;
    /** 1: the password is too short to stand without a second factor. */
    isPasswordShort: Generated<number>;
    /** When staff shut the customer out; null: they may log in. */
    disabledAt: Generated<number | null>;
  };
  /** What staff asked for on behalf of a customer. */
  accountRequests: {
    accountId: string;
    kind: 'export' | 'erasure';
    askedAt: number;
    /** When an erasure is done unless it is taken back; null: an export. */
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
    /** When its owner last proved who they are, by more than the password that opened it. */
    steppedUpAt: Generated<number>;
    /** Null: it began before browsers were recognised. */
    deviceId: Generated<string | null>;
    /** RFC 7638, of the key that signs each request of the session; null: it has none. */
    keyThumbprint: Generated<string | null>;
    /** The second factor it was opened or stepped up with: 'totp' or the id of a passkey; null: none. */
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
    /** Of the token in the mail that told the owner of the login; null: no mail told of it. */
    endHash: string | null;
    lastSeenAt: number;
  };
  /** What was mailed to prove an address: a code for the browser that asked, and a link. */
  mailedCodes: {
    id: string;
    email: string;
    purpose: CodePurpose;
    /** Of the handle that the browser holds which asked. */
    requestHash: string;
    codeHash: string;
    triesLeft: number;
    codeEndsAt: number;
    linkHash: string;
    /** The link's end, which is later than the code's. */
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
    /** The same as a page, where there is one; emptied like the text. */
    html: Generated<string | null>;
    channel: Generated<string>;
    /** Of a text message, as JSON; emptied like the text. */
    content: Generated<string | null>;
    state: MailState;
    attempts: number;
    createdAt: number;
    /** When it is due; while a process sends it, when its lease ends. */
    nextAttemptAt: number;
    /** From when on it would be of no use. */
    expiresAt: number | null;
    settledAt: number | null;
    /** Why it was not accepted the last time; never what it says. */
    lastError: Generated<string | null>;
    /** Where an answer goes, where that is not the sender. */
    replyTo: Generated<string | null>;
    /** When staff sent it again: its tries count from then on. */
    resentAt: Generated<number | null>;
  };
}

export type CodePurpose = 'registration' | 'password-reset' | 'outside-login' | 'own-address';

/**
 * `captured`: kept for the development mailbox instead of being sent.
 * `failed`: given up, with its words, for staff to send again. `expired`: of no use any more.
 */
export type MailState = 'waiting' | 'sent' | 'captured' | 'failed' | 'expired';
