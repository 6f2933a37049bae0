import { eraseAddresses } from './features/addresses/erase-addresses.ts';
import { eraseApprovals } from './features/approvals/erase-approvals.ts';
import { eraseAuditDetails } from './features/audit/erase-details.ts';
import { eraseCart } from './features/cart/erase-cart.ts';
import { takeOverGuestCart } from './features/cart/take-over-guest-cart.ts';
import { eraseConversations } from './features/conversations/erase-conversations.ts';
import { eraseEnquiries } from './features/enquiries/erase-enquiries.ts';
import { reopenEnquiry } from './features/enquiries/reopen-enquiry.ts';
import { eraseInvoiceTitles } from './features/invoice-titles/erase-invoice-titles.ts';
import { eraseKeys } from './features/idempotency/erase-keys.ts';
import { eraseMessages } from './features/messages/erase-messages.ts';
import { eraseFapiao } from './features/invoices/fapiao/erase-fapiao.ts';
import { eraseNotices } from './features/notices/erase-notices.ts';
import { tellCustomer } from './features/notices/tell-customer.ts';
import { tellOfFapiao } from './features/notices/tell-of-fapiao.ts';
import {
  tellOfCorrection,
  tellOfLicences,
  tellOfParcel,
  tellOfTrouble,
} from './features/notices/tell-of-parcel.ts';
import { eraseNeverPaid } from './features/orders/erasure/erase-orders.ts';
import { eraseLanguage } from './features/orders/erase-language.ts';
import { refuseWhilePaying } from './features/payments/refuse-while-paying.ts';
import { eraseQuotes } from './features/quotes/erase-quotes.ts';
import { eraseReorderLists } from './features/reorder-lists/erase-reorder-lists.ts';
import { eraseViews } from './features/saved-views/erase-views.ts';
import type { Subscribers } from './events.ts';

/**
 * Who acts upon what, in this order. They only write to the database, in the event's transaction;
 * what leaves the process goes through the outbox.
 */
export const subscribers: Subscribers = {
  'order-placed': [tellCustomer('order-placed')],
  'order-paid': [tellCustomer('order-paid')],
  'order-in-review': [tellCustomer('order-in-review')],
  'order-cancelled': [refuseWhilePaying, tellCustomer('order-cancelled')],
  'order-shipped': [tellCustomer('order-shipped')],
  'order-delivered': [tellCustomer('order-delivered')],
  'order-completed': [tellCustomer('order-completed')],
  'order-refunded': [tellCustomer('order-refunded')],
  'paid-twice': [tellCustomer('paid-twice')],
  'paid-too-much': [],
  'refund-requested': [tellCustomer('refund-requested')],
  'refund-withdrawn': [],
  'refund-declined': [tellCustomer('refund-declined')],
  'refund-under-way': [tellCustomer('refund-under-way')],
  'licences-issued': [tellOfLicences],
  'parcel-sent': [tellOfParcel],
  'parcel-corrected': [tellOfCorrection],
  'parcel-exception': [tellOfTrouble],
  'fapiao-issued': [tellOfFapiao],
  'orders-erased': [eraseFapiao],
  'session-opened': [takeOverGuestCart],
  'customer-wrote': [reopenEnquiry],
  'account-deleted': [
    eraseAddresses,
    eraseApprovals,
    eraseAuditDetails,
    eraseCart,
    eraseConversations,
    eraseEnquiries.ofAccount,
    eraseQuotes.ofAccount,
    eraseInvoiceTitles,
    eraseKeys,
    eraseLanguage,
    eraseMessages,
    eraseNeverPaid,
    eraseNotices,
    eraseReorderLists,
    eraseViews,
  ],
};
