/** Numbers that are told of changes, from 0014-text-messages.sql. Times are epoch milliseconds. */
export interface MobileTables {
  mobileNumbers: {
    accountId: string;
    /** As E.164 writes it. */
    number: string;
    confirmedAt: number;
  };
  mobileEnrolments: {
    accountId: string;
    sessionId: string;
    number: string;
    codeHash: string;
    triesLeft: number;
    expiresAt: number;
  };
}
