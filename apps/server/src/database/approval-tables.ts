import type { approvalStates, ApprovalKindName } from '@uid/contract/approvals';

/** Of 0096-approvals.sql. Times are epoch milliseconds. */
export interface ApprovalTables {
  approvals: {
    id: string;
    kind: ApprovalKindName;
    /** What it is about, by the kind's own id: each waits once. */
    subject: string;
    /** Canonical JSON, and its SHA-256. */
    asked: string;
    hash: string;
    /** The account whose person it tells of: it goes with them. */
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
