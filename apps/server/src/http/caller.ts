import type { Language } from '@uid/contract/language';

/** The session behind a request, as the identity feature finds it. */
export interface CallerSession {
  id: string;
  accountId: string;
  email: string;
  isPasswordExpired: boolean;
  /** Whether codes of an authenticator app are asked for. */
  hasSecondFactor: boolean;
  /** The account is an operator's and has a second factor. */
  isOperator: boolean;
  /** Whether its owner has just proven who they are, as dangerous operations ask. */
  isSteppedUp: boolean;
}

/** Finds the session of a token, or undefined when it is unknown, idle too long or over. */
export type FindSession = (token: string) => Promise<CallerSession | undefined>;

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
  /** The guest cookie's token, proven by the XSRF pair where the request writes. */
  guestToken: string | undefined;
  /** What the browser keeps to be recognised by accounts that it was used with. */
  deviceToken: string | undefined;
  /** Where the endpoint is idempotent. */
  idempotencyKey: string | undefined;
  /** Gives the visitor a guest cookie with its XSRF pair. */
  setGuestToken: (token: string) => void;
  clearGuestToken: () => void;
  setDeviceToken: (token: string) => void;
}

/** A caller known to have a session: what handlers behind a session receive. */
export type SessionCaller = Caller & { session: CallerSession };
