import type { StaffRole } from '@uid/contract/staff-roles';
import type { Generated } from 'kysely';

/** Of 0082-staff.sql. Times are epoch milliseconds. */
export interface StaffTables {
  staff: {
    accountId: string;
    /** What their rights rest on: 'totp' or the id of a passkey; null: not enrolled, or disabled. */
    factor: Generated<string | null>;
    enrolledAt: Generated<number | null>;
    disabledAt: Generated<number | null>;
    /** Of the code that waits to be entered, if any does. */
    codeHash: Generated<string | null>;
    codeTriesLeft: Generated<number>;
    codeEndsAt: Generated<number | null>;
    /** 1: has been an administrator beside another one. */
    hadPeer: Generated<number>;
  };
  staffRoles: {
    accountId: string;
    role: StaffRole;
    grantedAt: number;
    /** An account's id, which outlives the account; null: the command. */
    grantedBy: string | null;
  };
}
