import type { Language } from '@uid/contract/language';
import type { QuoteState } from '@uid/contract/quotes';
import type { Generated } from 'kysely';

import type { GoodsLine } from './commerce-tables.ts';

/** Tables of 0092-quotes.sql. */
export interface QuoteTables {
  quotes: {
    id: string;
    no: string;
    /** `sent` may have expired since: the clock writes it down later. */
    state: QuoteState;
    revision: number;
    email: string;
    buyer: string;
    language: Language;
    note: string;
    deliveryFen: number;
    totalFen: number;
    /** The last day, by the shop's clock. */
    validOn: string;
    /** The end of that day, epoch milliseconds. */
    expiresAt: number;
    enquiryNo: string | null;
    createdBy: string;
    createdAt: number;
    sentAt: number | null;
    /** When it was accepted or withdrawn. */
    endedAt: number | null;
    orderNo: string | null;
    /** When it lost whose it was. */
    erasedAt: Generated<number | null>;
  };
  quoteLines: GoodsLine & {
    quoteId: string;
    leadDays: number;
  };
}
