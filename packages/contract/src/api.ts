import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as conversations from './conversations.ts';
import * as customers from './customers.ts';
import * as devices from './devices.ts';
import * as downloads from './downloads.ts';
import type { Endpoint, FileEndpoint } from './endpoint.ts';
import * as enquiries from './enquiries.ts';
import * as identity from './identity.ts';
import * as invoices from './invoices.ts';
import * as invoiceTitles from './invoice-titles.ts';
import * as jobs from './jobs.ts';
import * as messages from './messages.ts';
import * as loginWays from './login-ways.ts';
import * as mobileLogin from './mobile-login.ts';
import * as mobileRegistration from './mobile-registration.ts';
import * as mobile from './mobile.ts';
import * as ownAddress from './own-address.ts';
import * as notices from './notices.ts';
import * as orderList from './order-list.ts';
import * as orders from './orders.ts';
import * as outsideLogin from './outside-login.ts';
import * as overview from './overview.ts';
import * as ownEnquiries from './own-enquiries.ts';
import * as passkeyRegistration from './passkey-registration.ts';
import * as payments from './payments.ts';
import * as policyReports from './policy-reports.ts';
import * as personalData from './personal-data.ts';
import * as quotes from './quotes.ts';
import * as savedViews from './saved-views.ts';
import * as sales from './sales.ts';
import * as reorderLists from './reorder-lists.ts';
import * as search from './search.ts';
import * as refunds from './refunds.ts';
import * as shipments from './shipments.ts';
import * as staff from './staff.ts';
import * as staffCatalogue from './staff-catalogue.ts';
import * as staffConversations from './staff-conversations.ts';
import * as staffContents from './staff-contents.ts';
import * as staffDocuments from './staff-documents.ts';
import * as staffItems from './staff-items.ts';
import * as staffMedia from './staff-media.ts';
import * as staffNotices from './staff-notices.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffFapiao from './staff-fapiao.ts';
import * as staffEnquiries from './staff-enquiries.ts';
import * as staffRefunds from './staff-refunds.ts';
import * as staffShipments from './staff-shipments.ts';
import * as staffQuotes from './staff-quotes.ts';
import * as staffEnrolment from './staff-enrolment.ts';
import * as system from './system.ts';
import * as contents from './contents.ts';
import * as transfers from './transfers.ts';

/** The modules that declare operations, by the feature under which the operations are listed. */
const features: Record<string, Record<string, unknown>[]> = {
  account: [account, devices],
  identity: [identity, passkeyRegistration, loginWays, outsideLogin],
  mobile: [mobile, mobileLogin, mobileRegistration, ownAddress],
  contents: [contents],
  downloads: [downloads],
  catalogue: [catalogue],
  addresses: [addresses],
  invoiceTitles: [invoiceTitles],
  invoices: [invoices, staffFapiao],
  staffCatalogue: [staffCatalogue],
  staffContents: [staffContents],
  staffDocuments: [staffDocuments],
  staffItems: [staffItems],
  staffMedia: [staffMedia],
  cart: [cart, orderList],
  orders: [orders],
  payments: [payments, transfers],
  overview: [overview],
  ownEnquiries: [ownEnquiries],
  sales: [sales],
  savedViews: [savedViews],
  reorderLists: [reorderLists],
  search: [search],
  refunds: [refunds, staffRefunds],
  shipments: [shipments, staffShipments],
  staffOrders: [staffOrders],
  customers: [customers],
  enquiries: [enquiries, staffEnquiries],
  quotes: [quotes, staffQuotes],
  conversations: [conversations, staffConversations],
  notices: [notices, staffNotices],
  personalData: [personalData],
  jobs: [jobs],
  staff: [staff, staffEnrolment],
  messages: [messages],
  policyReports: [policyReports],
  approvals: [approvals],
  audit: [audit],
  system: [system],
};

/** Every operation by name, grouped by feature: what the OpenAPI document lists and what the server must serve. */
export const api = listOperations<Endpoint>('output');

/** Every operation that responds with a file, also by name and grouped by feature. */
export const files = listOperations<FileEndpoint>('refusal');

function listOperations<Operation>(
  mark: 'output' | 'refusal',
): Record<string, Record<string, Operation>> {
  const groups = Object.entries(features).map(([feature, modules]) => {
    const declared = modules.flatMap((each) => Object.entries(each));
    return [feature, Object.fromEntries(declared.filter(([, value]) => isMarked(value, mark)))];
  });
  return Object.fromEntries(groups) as Record<string, Record<string, Operation>>;
}

function isMarked(value: unknown, mark: 'output' | 'refusal'): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && mark in value;
}
