import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as downloads from './downloads.ts';
import type { Endpoint, FileEndpoint } from './endpoint.ts';
import * as enquiries from './enquiries.ts';
import * as identity from './identity.ts';
import * as invoices from './invoices.ts';
import * as jobs from './jobs.ts';
import * as messages from './messages.ts';
import * as mobile from './mobile.ts';
import * as notices from './notices.ts';
import * as orders from './orders.ts';
import * as passkeyRegistration from './passkey-registration.ts';
import * as payments from './payments.ts';
import * as policyReports from './policy-reports.ts';
import * as personalData from './personal-data.ts';
import * as search from './search.ts';
import * as refunds from './refunds.ts';
import * as shipments from './shipments.ts';
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
  account: Object.fromEntries(endpointsOf(account)),
  identity: Object.fromEntries([...endpointsOf(identity), ...endpointsOf(passkeyRegistration)]),
  mobile: Object.fromEntries(endpointsOf(mobile)),
  contents: Object.fromEntries(endpointsOf(contents)),
  downloads: Object.fromEntries(endpointsOf(downloads)),
  catalogue: Object.fromEntries(endpointsOf(catalogue)),
  addresses: Object.fromEntries(endpointsOf(addresses)),
  cart: Object.fromEntries(endpointsOf(cart)),
  orders: Object.fromEntries(endpointsOf(orders)),
  payments: Object.fromEntries([...endpointsOf(payments), ...endpointsOf(transfers)]),
  search: Object.fromEntries(endpointsOf(search)),
  refunds: Object.fromEntries(endpointsOf(refunds)),
  shipments: Object.fromEntries(endpointsOf(shipments)),
  enquiries: Object.fromEntries(endpointsOf(enquiries)),
  notices: Object.fromEntries(endpointsOf(notices)),
  personalData: Object.fromEntries(endpointsOf(personalData)),
  jobs: Object.fromEntries(endpointsOf(jobs)),
  messages: Object.fromEntries(endpointsOf(messages)),
  policyReports: Object.fromEntries(endpointsOf(policyReports)),
};

/** Every operation that answers with a file, grouped likewise. */
export const files: Record<string, Record<string, FileEndpoint>> = {
  downloads: Object.fromEntries(filesOf(downloads)),
  invoices: Object.fromEntries(filesOf(invoices)),
  personalData: Object.fromEntries(filesOf(personalData)),
};
