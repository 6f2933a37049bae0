import type { Generated } from 'kysely';

/** Mobile numbers that receive notices of changes, from 0014-text-messages.sql. Times are epoch milliseconds. */
export interface MobileTables {
  mobileNumbers: {
    accountId: string;
    /** In E.164 format. */
    number: string;
    confirmedAt: number;
    /** 1 if a code sent to this number logs in. */
    logsIn: Generated<number>;
  };
  mobileEnrolments: {
    accountId: string;
    sessionId: string;
    number: string;
    codeHash: string;
    triesLeft: number;
    expiresAt: number;
    logsIn: Generated<number>;
  };
  /** Codes requested for logging in. */
  mobileLogins: {
    /** Hash of the handle that is stored in the browser that asked. */
    requestHash: string;
    codeHash: string;
    triesLeft: number;
    expiresAt: number;
  };
}
