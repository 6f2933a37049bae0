import type { StaffRole } from '@uid/contract/staff-roles';
import type { Generated } from 'kysely';

/** Tables of 0082-staff.sql. Times are epoch milliseconds. */
export interface StaffTables {
  staff: {
    accountId: string;
    /** The factor that their rights require: 'totp' or the id of a passkey; null if not enrolled, or disabled. */
    factor: Generated<string | null>;
    enrolledAt: Generated<number | null>;
    disabledAt: Generated<number | null>;
    /** Hash of the code that has yet to be entered, if there is one. */
    codeHash: Generated<string | null>;
    codeTriesLeft: Generated<number>;
    codeEndsAt: Generated<number | null>;
    /** 1 if this person has been an administrator together with another one. */
    hadPeer: Generated<number>;
  };
  staffRoles: {
    accountId: string;
    role: StaffRole;
    grantedAt: number;
    /** The id of the account, which may since have been deleted; null if the command granted the role. */
    grantedBy: string | null;
  };
}
