import type { Language } from '@uid/contract/language';
import type { QuoteState } from '@uid/contract/quotes';
import type { Generated } from 'kysely';

import type { GoodsLine } from './commerce-tables.ts';

/** Tables of 0092-quotes.sql. */
export interface QuoteTables {
  quotes: {
    id: string;
    no: string;
    /** `sent` may have expired since: a job writes the new state later. */
    state: QuoteState;
    revision: number;
    email: string;
    buyer: string;
    language: Language;
    note: string;
    deliveryFen: number;
    totalFen: number;
    /** The last day, in the shop's time zone. */
    validOn: string;
    /** The end of that day, epoch milliseconds. */
    expiresAt: number;
    enquiryNo: string | null;
    createdBy: string;
    createdAt: number;
    sentAt: number | null;
    /** When the quote was accepted or withdrawn. */
    endedAt: number | null;
    orderNo: string | null;
    /** When the personal data was erased. */
    erasedAt: Generated<number | null>;
  };
  quoteLines: GoodsLine & {
    quoteId: string;
    leadDays: number;
  };
}
