import type { Enquiry } from '@uid/contract/enquiries';
import type { Generated } from 'kysely';

/** Tables of 0011-enquiries.sql. */
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
  };
  enquiryAnswers: {
    id: string;
    enquiryId: string;
    accountId: string;
    text: string;
    answeredAt: number;
  };
}
