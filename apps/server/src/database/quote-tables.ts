import type { CatalogueItem } from '@uid/contract/content';
import type { Language } from '@uid/contract/language';
import type { QuoteState } from '@uid/contract/quotes';
import type { Generated } from 'kysely';

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
  quoteLines: {
    quoteId: string;
    position: number;
    sku: string;
    itemId: string;
    /** JSON by language, as are variantNames and units. */
    names: string;
    variantNames: string;
    units: string;
    drawing: string;
    delivery: CatalogueItem['delivery'];
    quantity: number;
    priceFen: number;
    lineFen: number;
    leadDays: number;
  };
}
