import type { StepUpMethod } from '@uid/contract/account';
import type { Language } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';
import type { StaffRole } from '@uid/contract/staff-roles';

import type { SignedRequest } from './signed-request.ts';

/** The session behind a request, as the identity feature finds it. */
export interface CallerSession {
  id: string;
  accountId: string;
  /** Null: the account has a mobile number instead. */
  email: string | null;
  /** What stands for the account: its address, or the name of one that has none. */
  name: string;
  isPasswordExpired: boolean;
  /** Of somebody of the staff, where the session was opened or stepped up with the factor they enrolled. */
  staff?: StaffRights | undefined;
  /** The second factor it was opened or stepped up with: 'totp' or the id of a passkey; undefined: none. */
  factor: string | undefined;
  /** Whether its owner has just proven who they are, as dangerous operations ask. */
  isSteppedUp: boolean;
  /** With what they can. */
  listStepUpMethods: () => Promise<StepUpMethod[]>;
  /** The thumbprint of the key that each of its requests is signed with; undefined: it has none. */
  key: string | undefined;
  /** Of the body, SHA-256 as base64url, as the proof has it. */
  bodyHash?: string | undefined;
  /** Runs what a signed write does: its proof is used up in the transaction of the first thing written. */
  useProof?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** What somebody of the staff is, and so may do. */
export interface StaffRights {
  roles: readonly StaffRole[];
  permissions: ReadonlySet<Permission>;
}

/**
 * Finds the session of a request's token, or undefined when it is unknown, idle too long, over, or
 * has a key that did not sign the request.
 */
export type FindSession = (
  token: string,
  request: SignedRequest,
) => Promise<CallerSession | undefined>;

/** The thumbprint of the key that signed a request without a session, if any did. Throws where the proof is wrong. */
export type FindKey = (request: SignedRequest) => string | undefined;

/** Who calls, and what the answer may set besides its body. */
export interface Caller {
  language: Language;
  requestId: string;
  /** The visitor's IP address, from trusted proxies only. */
  address: string;
  agent: string;
  /** Scheme and host the visitor used. */
  origin: string;
  session: CallerSession | undefined;
  /** The session token as it was sent, valid or not. */
  sentToken: string | undefined;
  /** The thumbprint of the key that signed the request: the session's own, or that of one which begins. */
  key: string | undefined;
  /** The guest cookie's token, proven by the XSRF pair where the request writes. */
  guestToken: string | undefined;
  /** What the browser keeps to be recognised by accounts that it was used with. */
  deviceToken: string | undefined;
  /** What the browser keeps while it is away at another company to log in. */
  outsideToken: string | undefined;
  /** Where the endpoint is idempotent. */
  idempotencyKey: string | undefined;
  /** Gives the visitor a guest cookie with its XSRF pair. */
  setGuestToken: (token: string) => void;
  /** Lets the guest cookie that came last as long as a new one. */
  renewGuestToken: () => void;
  clearGuestToken: () => void;
  setDeviceToken: (token: string) => void;
  setOutsideToken: (token: string) => void;
  setPreviewToken: (id: string, token: string) => void;
}

/** A caller known to have a session: what handlers behind a session receive. */
export type SessionCaller = Caller & { session: CallerSession };

/** What handlers behind a permission receive. */
export type StaffCaller = SessionCaller & { session: { staff: StaffRights } };
