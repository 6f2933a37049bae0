import type { Generated } from 'kysely';

/** Tables of 0123-outside-identities.sql. Times are epoch milliseconds. */
export interface OutsideTables {
  /** A person's identity at a provider, and the account here that it logs in to. */
  outsideIdentities: {
    id: string;
    accountId: string;
    /** The provider's name in our settings. */
    provider: string;
    issuer: string;
    subject: string;
    createdAt: number;
    lastUsedAt: Generated<number | null>;
  };
  /** Logins for which a visitor was sent to a provider and has not come back. */
  outsideLogins: {
    stateHash: string;
    browserHash: string;
    provider: string;
    nonce: string;
    verifier: string;
    redirectUri: string;
    /** The session that links the identity to its account; null for a login. */
    sessionId: string | null;
    returnPath: string | null;
    expiresAt: number;
  };
  /** Visitors who came back and whom no account knows, until they have confirmed a mail address. */
  outsideArrivals: {
    arrivalHash: string;
    provider: string;
    issuer: string;
    subject: string;
    /** Hash of the address that the provider has verified; null if there is no such address. */
    emailHash: string | null;
    expiresAt: number;
  };
}
