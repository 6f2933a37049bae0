import type { Generated } from 'kysely';

/** Numbers that are told of changes, from 0014-text-messages.sql. Times are epoch milliseconds. */
export interface MobileTables {
  mobileNumbers: {
    accountId: string;
    /** As E.164 writes it. */
    number: string;
    confirmedAt: number;
    /** 1: a code to it logs in. */
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
  /** Codes that were asked for to log in with. */
  mobileLogins: {
    /** Of the handle that the browser holds which asked. */
    requestHash: string;
    codeHash: string;
    triesLeft: number;
    expiresAt: number;
  };
}
