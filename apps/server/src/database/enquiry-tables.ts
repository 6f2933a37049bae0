import type { Enquiry } from '@uid/contract/enquiries';

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
  };
  enquiryAnswers: {
    id: string;
    enquiryId: string;
    accountId: string;
    text: string;
    answeredAt: number;
  };
}
