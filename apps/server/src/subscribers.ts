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
import { notifyCustomer } from './features/notices/notify-customer.ts';
import { notifyOfFapiao } from './features/notices/notify-of-fapiao.ts';
import {
  notifyOfCorrection,
  notifyOfLicences,
  notifyOfParcel,
  notifyOfTrouble,
} from './features/notices/notify-of-parcel.ts';
import { eraseNeverPaid } from './features/orders/erasure/erase-orders.ts';
import { eraseLanguage } from './features/orders/erase-language.ts';
import { rememberFirstLanguage } from './features/orders/remember-language.ts';
import { refuseWhilePaying } from './features/payments/refuse-while-paying.ts';
import { eraseQuotes } from './features/quotes/erase-quotes.ts';
import { eraseRefundWords } from './features/refunds/erase-refund-words.ts';
import { eraseReorderLists } from './features/reorder-lists/erase-reorder-lists.ts';
import { eraseViews } from './features/saved-views/erase-views.ts';
import { eraseTracking } from './features/shipments/tracking/erase-tracking.ts';
import type { Subscribers } from './events.ts';

/**
 * The subscribers of each event, in the order in which they act. They only write to the database, in the event's
 * transaction; what leaves the process goes through the outbox.
 */
export const subscribers: Subscribers = {
  'order-placed': [notifyCustomer('order-placed')],
  'order-paid': [notifyCustomer('order-paid')],
  'order-in-review': [notifyCustomer('order-in-review')],
  'order-cancelled': [refuseWhilePaying, notifyCustomer('order-cancelled')],
  'order-shipped': [notifyCustomer('order-shipped')],
  'order-delivered': [notifyCustomer('order-delivered')],
  'order-completed': [notifyCustomer('order-completed')],
  'order-refunded': [notifyCustomer('order-refunded')],
  'paid-twice': [notifyCustomer('paid-twice')],
  'paid-too-much': [],
  'refund-requested': [notifyCustomer('refund-requested')],
  'refund-withdrawn': [],
  'refund-declined': [notifyCustomer('refund-declined')],
  'refund-under-way': [notifyCustomer('refund-under-way')],
  'licences-issued': [notifyOfLicences],
  'parcel-sent': [notifyOfParcel],
  'parcel-corrected': [notifyOfCorrection],
  'parcel-exception': [notifyOfTrouble],
  'fapiao-issued': [notifyOfFapiao],
  'orders-erased': [eraseFapiao, eraseRefundWords, eraseTracking],
  'session-opened': [takeOverGuestCart, rememberFirstLanguage],
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
