import type { Generated } from 'kysely';

/** Tables of 0123-outside-identities.sql. Times are epoch milliseconds. */
export interface OutsideTables {
  /** Who a person is elsewhere, and whose account that opens here. */
  outsideIdentities: {
    id: string;
    accountId: string;
    /** Names the provider in our settings. */
    provider: string;
    issuer: string;
    subject: string;
    createdAt: number;
    lastUsedAt: Generated<number | null>;
  };
  /** Somebody was sent to a provider and has not come back. */
  outsideLogins: {
    stateHash: string;
    browserHash: string;
    provider: string;
    nonce: string;
    verifier: string;
    redirectUri: string;
    /** The session that links; null: a login. */
    sessionId: string | null;
    returnPath: string | null;
    expiresAt: number;
  };
  /** Somebody came back whom no account knows, until they have confirmed a mail address. */
  outsideArrivals: {
    arrivalHash: string;
    provider: string;
    issuer: string;
    subject: string;
    /** Of the address that the provider has verified; null: none that counts. */
    emailHash: string | null;
    expiresAt: number;
  };
}
