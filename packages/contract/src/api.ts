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

function endpointsOf(feature: Record<string, unknown>): [string, Endpoint][] {
  return Object.entries(feature).filter((entry): entry is [string, Endpoint] =>
    isOperation(entry[1], 'output'),
  );
}

function filesOf(feature: Record<string, unknown>): [string, FileEndpoint][] {
  return Object.entries(feature).filter((entry): entry is [string, FileEndpoint] =>
    isOperation(entry[1], 'refusal'),
  );
}

function isOperation(value: unknown, mark: 'output' | 'refusal'): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && mark in value;
}

/** Every operation by name, grouped by feature: what the OpenAPI document lists and what the server must serve. */
export const api: Record<string, Record<string, Endpoint>> = {
  account: Object.fromEntries([...endpointsOf(account), ...endpointsOf(devices)]),
  identity: Object.fromEntries([
    ...endpointsOf(identity),
    ...endpointsOf(passkeyRegistration),
    ...endpointsOf(loginWays),
    ...endpointsOf(outsideLogin),
  ]),
  mobile: Object.fromEntries([
    ...endpointsOf(mobile),
    ...endpointsOf(mobileLogin),
    ...endpointsOf(mobileRegistration),
    ...endpointsOf(ownAddress),
  ]),
  contents: Object.fromEntries(endpointsOf(contents)),
  downloads: Object.fromEntries(endpointsOf(downloads)),
  catalogue: Object.fromEntries(endpointsOf(catalogue)),
  addresses: Object.fromEntries(endpointsOf(addresses)),
  invoiceTitles: Object.fromEntries(endpointsOf(invoiceTitles)),
  invoices: Object.fromEntries([...endpointsOf(invoices), ...endpointsOf(staffFapiao)]),
  staffCatalogue: Object.fromEntries(endpointsOf(staffCatalogue)),
  staffContents: Object.fromEntries(endpointsOf(staffContents)),
  staffDocuments: Object.fromEntries(endpointsOf(staffDocuments)),
  staffItems: Object.fromEntries(endpointsOf(staffItems)),
  staffMedia: Object.fromEntries(endpointsOf(staffMedia)),
  cart: Object.fromEntries([...endpointsOf(cart), ...endpointsOf(orderList)]),
  orders: Object.fromEntries(endpointsOf(orders)),
  payments: Object.fromEntries([...endpointsOf(payments), ...endpointsOf(transfers)]),
  overview: Object.fromEntries(endpointsOf(overview)),
  ownEnquiries: Object.fromEntries(endpointsOf(ownEnquiries)),
  sales: Object.fromEntries(endpointsOf(sales)),
  savedViews: Object.fromEntries(endpointsOf(savedViews)),
  reorderLists: Object.fromEntries(endpointsOf(reorderLists)),
  search: Object.fromEntries(endpointsOf(search)),
  refunds: Object.fromEntries([...endpointsOf(refunds), ...endpointsOf(staffRefunds)]),
  shipments: Object.fromEntries([...endpointsOf(shipments), ...endpointsOf(staffShipments)]),
  staffOrders: Object.fromEntries(endpointsOf(staffOrders)),
  customers: Object.fromEntries(endpointsOf(customers)),
  enquiries: Object.fromEntries([...endpointsOf(enquiries), ...endpointsOf(staffEnquiries)]),
  quotes: Object.fromEntries([...endpointsOf(quotes), ...endpointsOf(staffQuotes)]),
  conversations: Object.fromEntries([
    ...endpointsOf(conversations),
    ...endpointsOf(staffConversations),
  ]),
  notices: Object.fromEntries([...endpointsOf(notices), ...endpointsOf(staffNotices)]),
  personalData: Object.fromEntries(endpointsOf(personalData)),
  jobs: Object.fromEntries(endpointsOf(jobs)),
  staff: Object.fromEntries([...endpointsOf(staff), ...endpointsOf(staffEnrolment)]),
  messages: Object.fromEntries(endpointsOf(messages)),
  policyReports: Object.fromEntries(endpointsOf(policyReports)),
  approvals: Object.fromEntries(endpointsOf(approvals)),
  audit: Object.fromEntries(endpointsOf(audit)),
  system: Object.fromEntries(endpointsOf(system)),
};

/** Every operation that answers with a file, grouped likewise. */
export const files: Record<string, Record<string, FileEndpoint>> = {
  audit: Object.fromEntries(filesOf(audit)),
  cart: Object.fromEntries(filesOf(cart)),
  conversations: Object.fromEntries([...filesOf(conversations), ...filesOf(staffConversations)]),
  downloads: Object.fromEntries(filesOf(downloads)),
  staffCatalogue: Object.fromEntries(filesOf(staffCatalogue)),
  invoices: Object.fromEntries([...filesOf(invoices), ...filesOf(staffFapiao)]),
  personalData: Object.fromEntries(filesOf(personalData)),
  quotes: Object.fromEntries([...filesOf(quotes), ...filesOf(staffQuotes)]),
};
