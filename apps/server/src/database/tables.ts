import type { ApprovalTables } from './approval-tables.ts';
import type { AuditTables } from './audit-tables.ts';
import type { BuyerTables } from './buyer-tables.ts';
import type { CommerceTables } from './commerce-tables.ts';
import type { ContentsTables } from './contents-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { ConversationTables } from './conversation-tables.ts';
import type { ErasureTables } from './erasure-tables.ts';
import type { EnquiryTables } from './enquiry-tables.ts';
import type { FapiaoTables } from './fapiao-tables.ts';
import type { FulfilmentTables } from './fulfilment-tables.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { MediaTables } from './media-tables.ts';
import type { PageFontTables } from './page-font-tables.ts';
import type { PolicyReportTables } from './policy-report-tables.ts';
import type { QuoteTables } from './quote-tables.ts';
import type { RefundTables } from './refund-tables.ts';
import type { SalesTables } from './sales-tables.ts';
import type { SavedViewTables } from './saved-view-tables.ts';
import type { SearchTables } from './search-tables.ts';

/** Every table by name. Times are epoch milliseconds, money is integer fen, JSON is text. */
export interface Tables
  extends
    ApprovalTables,
    AuditTables,
    BuyerTables,
    CommerceTables,
    ContentsTables,
    DocumentTables,
    ConversationTables,
    EnquiryTables,
    ErasureTables,
    FapiaoTables,
    FulfilmentTables,
    IdentityTables,
    MediaTables,
    PageFontTables,
    PolicyReportTables,
    QuoteTables,
    RefundTables,
    SalesTables,
    SavedViewTables,
    SearchTables {}
