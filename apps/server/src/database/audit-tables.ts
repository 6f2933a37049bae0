import type { AuditAction } from '@uid/contract/audit-actions';

/** Tables of 0083-audit-log.sql. Times are epoch milliseconds, hashes hexadecimal SHA-256. */
export interface AuditTables {
  auditEntries: {
    seq: number;
    at: number;
    /** The id of the account that acted, or `command`. */
    actor: string;
    /** JSON. */
    roles: string;
    sessionId: string | null;
    requestId: string | null;
    action: AuditAction;
    subjectKind: string | null;
    subjectId: string | null;
    detailsHash: string;
    previousHash: string;
    hash: string;
  };
  auditDetails: {
    seq: number;
    at: number;
    salt: string;
    /** JSON. */
    before: string | null;
    /** JSON. */
    after: string | null;
    reason: string | null;
    address: string | null;
    about: string | null;
  };
  auditHead: { id: 1; seq: number; hash: string };
  signedHeads: { seq: number; hash: string; at: number; keyId: string; signature: string };
  auditChecks: { id: 1; at: number; seq: number; hash: string; fault: string | null };
}
