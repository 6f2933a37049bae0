/** Second factors and passkeys, from 0004-second-factors.sql. Times are epoch milliseconds. */
export interface SecondFactorTables {
  totpSecrets: {
    accountId: string;
    /** Base32, sealed by the keyring. */
    secret: string;
    enabledAt: number;
    /** The latest time step (half minutes since the epoch) that was used. */
    lastStep: number;
  };
  totpEnrolments: {
    accountId: string;
    sessionId: string;
    secret: string;
    expiresAt: number;
  };
  recoveryCodes: {
    accountId: string;
    codeHash: string;
    usedAt: number | null;
  };
  loginTickets: {
    ticketHash: string;
    accountId: string;
    /** The version at the first step: a changed password voids the ticket. */
    passwordVersion: number;
    triesLeft: number;
    expiresAt: number;
  };
  passkeys: {
    id: string;
    accountId: string;
    /** 1 to 20: limits how many an account has. */
    slot: number;
    credentialId: string;
    /** COSE key, base64url. */
    publicKey: string;
    counter: number;
    /** JSON list of strings. */
    transports: string;
    name: string;
    createdAt: number;
    lastUsedAt: number | null;
  };
  passkeyChallenges: {
    id: string;
    purpose: ChallengePurpose;
    /** Id of the session (addition, step-up) or of the mailed code (registration); empty for a login. */
    subject: string;
    challenge: string;
    expiresAt: number;
  };
  formerPasswords: {
    accountId: string;
    passwordVersion: number;
    passwordHash: string;
  };
}

/** The purpose of a challenge; its answer is accepted for nothing else. */
export type ChallengePurpose = 'login' | 'registration' | 'addition' | 'step-up';
