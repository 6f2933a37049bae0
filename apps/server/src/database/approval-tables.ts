import type { approvalStates, ApprovalKindName } from '@uid/contract/approvals';

/** Table of 0096-approvals.sql. Times are epoch milliseconds. */
export interface ApprovalTables {
  approvals: {
    id: string;
    kind: ApprovalKindName;
    /** The subject's id, in the form of the kind: at most one approval waits for each subject. */
    subject: string;
    /** Canonical JSON of what was asked, and its SHA-256. */
    asked: string;
    hash: string;
    /** The account whose owner the approval mentions: erasing the account deletes the row. */
    about: string | null;
    askedBy: string;
    askedAt: number;
    expiresAt: number;
    state: (typeof approvalStates)[number];
    decidedBy: string | null;
    decidedAt: number | null;
    reason: string | null;
  };
}
