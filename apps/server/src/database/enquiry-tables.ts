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
    /** JSON of the other fields of this kind's form. */
    facts: string;
    closedAt: number | null;
    /** When the personal data and the message were erased. */
    erasedAt: Generated<number | null>;
    /** The member of the staff who handles the enquiry. */
    assigneeId: Generated<string | null>;
    revision: Generated<number>;
    /** When the sender first received an answer or a quote. */
    firstAnsweredAt: Generated<number | null>;
  };
  /** Notes that staff write for each other about an enquiry. */
  enquiryNotes: {
    id: string;
    enquiryId: string;
    at: number;
    /** The account that wrote the note. */
    accountId: string;
    text: string;
  };
}
