import type { OutsideKind } from '@uid/contract/login-ways';
import type { Language, Localised } from '@uid/contract/language';

/** One way to another company and back. What is secret in it stays here. */
export interface OutsideFlow {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
  redirectUri: string;
}

/** Whom another company has named. */
export interface OutsidePerson {
  /** Who names: a subject is one person there, and nobody elsewhere. */
  issuer: string;
  subject: string;
  email?: string | undefined;
  /** Whether a company's own provider says that the mailbox is theirs. Nobody else's word counts. */
  isEmailVerified?: boolean;
}

/** Another company whose accounts log in here. */
export interface OutsideProvider {
  /** Names it on the wire and in the database: it never changes. */
  code: string;
  kind: OutsideKind;
  name: Localised<string>;
  /** The page of theirs where it begins. */
  start: (flow: OutsideFlow, visit: { origin: string; language: Language }) => Promise<URL>;
  /** Whom they named in the query that the browser came back with. Throws where it is not as it should be. */
  finish: (
    flow: OutsideFlow,
    answer: URLSearchParams,
    signal: AbortSignal,
  ) => Promise<OutsidePerson>;
}

/** Asks over the network, or a stand-in in this process. */
export type Ask = (address: string, init?: RequestInit) => Promise<Response>;

/** The person said no there. */
export class CancelledOutside extends Error {}
