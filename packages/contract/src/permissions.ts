import type { StaffRole } from './staff-roles.ts';

/**
 * Every permission, and the roles that have it: the one table of what staff may do.
 * An endpoint for staff names the permission it asks for beside its `access`.
 */
const permissionTable = {
  'overview.read': ['editor', 'shop', 'support', 'finance', 'auditor', 'administrator'],

  /** A user's own saved views of lists, which nobody else sees. */
  'views.read': ['editor', 'shop', 'support', 'finance', 'auditor', 'administrator'],

  /** The shop's revenue by day. */
  'revenue.read': ['shop', 'finance', 'auditor', 'administrator'],

  'orders.read': ['shop', 'support', 'finance', 'auditor'],
  'orders.note': ['shop', 'support', 'finance'],
  'orders.cancel': ['shop', 'support'],
  'orders.ship': ['shop'],
  /** Correct an address before shipping, a tracking number, or the arrival of a parcel. */
  'orders.correct': ['shop'],

  /** Decide on orders whose payment does not match. */
  'reviews.settle': ['finance'],
  'refunds.read': ['shop', 'support', 'finance', 'auditor'],
  'refunds.ask': ['support'],
  'refunds.decide': ['finance'],
  'payments.read': ['finance', 'auditor'],
  /** Record bank transfers that arrived. */
  'transfers.record': ['finance'],
  /** Refunds that staff pay back by bank transfer. */
  'repayments.read': ['finance', 'auditor'],
  'repayments.record': ['finance'],
  'invoices.read': ['finance', 'auditor'],
  'invoices.write': ['finance'],
  /** Export tables of orders, payments and refunds as files. */
  'books.export': ['finance', 'auditor'],

  'enquiries.read': ['support', 'auditor'],
  /** Assign, note, answer and close enquiries. */
  'enquiries.answer': ['support'],
  /** Messages between customers and staff about orders. */
  'conversations.read': ['shop', 'support', 'auditor'],
  'conversations.answer': ['shop', 'support'],
  'quotes.read': ['shop', 'support', 'finance', 'auditor'],
  'quotes.write': ['shop', 'support'],

  'catalogue.read': ['editor', 'shop', 'support', 'finance', 'auditor'],
  'catalogue.write': ['shop'],
  'prices.change': ['shop'],
  'stock.read': ['shop', 'finance', 'auditor'],
  'stock.move': ['shop'],

  'customers.read': ['support', 'auditor'],
  /** End sessions, unlock, disable, ask for an export or an erasure. */
  'customers.manage': ['support'],
  /** Names, addresses and numbers of customers; without it they are masked. */
  'persons.read': ['shop', 'support', 'finance'],

  'contents.read': ['editor', 'auditor', 'administrator'],
  'contents.write': ['editor', 'administrator'],
  'contents.publish': ['editor', 'administrator'],
  'media.write': ['editor', 'administrator'],

  /** Requests that need two persons. Each kind names a further permission that its second person needs. */
  'approvals.read': ['shop', 'finance', 'auditor', 'administrator'],
  'approvals.decide': ['shop', 'finance', 'administrator'],

  'staff.read': ['auditor', 'administrator'],
  'staff.manage': ['administrator'],
  'audit.read': ['auditor', 'administrator'],
  'audit.export': ['auditor'],

  'jobs.read': ['auditor', 'administrator'],
  'jobs.run': ['administrator'],
  /** Mails and text messages that the server gave up sending. */
  'messages.read': ['support', 'auditor', 'administrator'],
  'messages.resend': ['support', 'administrator'],
  /** Version, database, backups, and settings without secrets. */
  'system.read': ['auditor', 'administrator'],
  /** Reports of what browsers blocked on our pages. */
  'policy-reports.read': ['auditor', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissionTable;

/** Marked as pure so that bundles of pages that only name roles don't contain the table. */
export const permissions = /* @__PURE__ */ Object.keys(permissionTable) as Permission[];

/** The permissions of a user with these roles. */
export function permissionsOf(roles: readonly StaffRole[]): ReadonlySet<Permission> {
  return new Set(permissions.filter((each) => isHeldBy(each, roles)));
}

function isHeldBy(permission: Permission, roles: readonly StaffRole[]): boolean {
  const holders: readonly StaffRole[] = permissionTable[permission];
  return roles.some((role) => holders.includes(role));
}
