import type { StepUpMethod } from '@uid/contract/account';
import type { Language } from '@uid/contract/language';
import type { Permission } from '@uid/contract/permissions';
import type { StaffRole } from '@uid/contract/staff-roles';

import type { SignedRequest } from './signed-request.ts';

/** The session behind a request, as the identity feature finds it. */
export interface CallerSession {
  id: string;
  accountId: string;
  /** Null if the account has a mobile number instead. */
  email: string | null;
  /** The account's email address, or its display name if it has no address. */
  name: string;
  isPasswordExpired: boolean;
  /**
   * The rights of a member of the staff; set if the session was opened or stepped up with the factor they enrolled.
   */
  staff?: StaffRights | undefined;
  /**
   * The second factor with which the session was opened or stepped up: 'totp' or the id of a passkey; undefined: none.
   */
  factor: string | undefined;
  /** Whether the owner has recently proved who they are, as dangerous operations require. */
  isSteppedUp: boolean;
  /** Lists the methods by which the owner can prove that. */
  listStepUpMethods: () => Promise<StepUpMethod[]>;
  /** The thumbprint of the key that signs each request of the session; undefined: the session has no key. */
  key: string | undefined;
  /** The SHA-256 of the body, as base64url, as the proof states it. */
  bodyHash?: string | undefined;
  /** Runs the work of a signed write: the transaction of its first write also marks the proof as used. */
  useProof?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The roles of a member of the staff, and the permissions that follow from them. */
export interface StaffRights {
  roles: readonly StaffRole[];
  permissions: ReadonlySet<Permission>;
}

/**
 * Finds the session of a request's token; undefined if the session is unknown, was idle too long, has ended, or has a
 * key that did not sign the request.
 */
export type FindSession = (
  token: string,
  request: SignedRequest,
) => Promise<CallerSession | undefined>;

/** The thumbprint of the key that signed a request without a session, if any did. Throws if the proof is wrong. */
export type FindKey = (request: SignedRequest) => string | undefined;

/** The caller of an endpoint, and what the response may set besides its body. */
export interface Caller {
  language: Language;
  requestId: string;
  /** The visitor's IP address; only trusted proxies may name it. */
  address: string;
  agent: string;
  /** The scheme and host that the visitor used. */
  origin: string;
  session: CallerSession | undefined;
  /** The session token as it was sent, valid or not. */
  sentToken: string | undefined;
  /** The thumbprint of the key that signed the request: the session's own, or that of a session about to begin. */
  key: string | undefined;
  /** The token of the guest cookie; if the request writes, the XSRF pair has proved it. */
  guestToken: string | undefined;
  /** The token by which accounts recognise a browser that they were used with. */
  deviceToken: string | undefined;
  /** The token that the browser keeps while it is at another company's site to log in. */
  outsideToken: string | undefined;
  /** Set if the endpoint is idempotent. */
  idempotencyKey: string | undefined;
  /** Gives the visitor a guest cookie with its XSRF pair. */
  setGuestToken: (token: string) => void;
  /** Renews the lifetime of the guest cookie that the request sent. */
  renewGuestToken: () => void;
  clearGuestToken: () => void;
  setDeviceToken: (token: string) => void;
  setOutsideToken: (token: string) => void;
  setPreviewToken: (id: string, token: string) => void;
}

/** A caller known to have a session: what handlers behind a session receive. */
export type SessionCaller = Caller & { session: CallerSession };

/** A caller who has the permission: what handlers behind a permission receive. */
export type StaffCaller = SessionCaller & { session: { staff: StaffRights } };
