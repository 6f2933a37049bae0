import type { OutsideKind } from '@uid/contract/login-ways';
import type { Language, Localised } from '@uid/contract/language';

/** One visit to another company and back. Its secrets stay on this server. */
export interface OutsideFlow {
  state: string;
  nonce: string;
  /** The code verifier of PKCE. */
  verifier: string;
  redirectUri: string;
}

/** The person whom another company has named. */
export interface OutsidePerson {
  /** The company that names the person: a subject identifies a person only there. */
  issuer: string;
  subject: string;
  email?: string | undefined;
  /** True if a company's own provider says that the mailbox is this person's. No other provider's word counts. */
  isEmailVerified?: boolean;
}

/** Another company whose accounts log in here. */
export interface OutsideProvider {
  /** Names the provider in requests and in the database, so it never changes. */
  code: string;
  kind: OutsideKind;
  name: Localised<string>;
  /** Returns the provider's page where the login begins. */
  start: (flow: OutsideFlow, visit: { origin: string; language: Language }) => Promise<URL>;
  /**
   * Returns the person whom the provider named in the query that the browser came back with. Throws if the query is not
   * valid.
   */
  finish: (
    flow: OutsideFlow,
    answer: URLSearchParams,
    signal: AbortSignal,
  ) => Promise<OutsidePerson>;
}

/** Sends a request over the network, or to a stand-in in this process. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** The person refused at the other company. */
export class CancelledOutside extends Error {}
