import type { Enquiry } from '@uid/contract/staff-enquiries';
import type { Generated } from 'kysely';

/** Tables of 0011-enquiries.sql and 0093-enquiries-at-work.sql. */
export interface EnquiryTables {
  enquiries: Pick<
    Enquiry,
    'id' | 'no' | 'kind' | 'state' | 'language' | 'name' | 'email' | 'message' | 'createdAt'
  > & {
    phone: string | null;
    company: string | null;
    /** JSON of what else the form of its kind asked. */
    facts: string;
    closedAt: number | null;
    /** When it lost whose it was and what it said. */
    erasedAt: Generated<number | null>;
    /** Who of the staff sees to it. */
    assigneeId: Generated<string | null>;
    revision: Generated<number>;
    /** When its sender first had an answer, or a quote. */
    firstAnsweredAt: Generated<number | null>;
  };
  /** What staff write for each other about an enquiry. */
  enquiryNotes: {
    id: string;
    enquiryId: string;
    at: number;
    /** Who wrote it. */
    accountId: string;
    text: string;
  };
}
