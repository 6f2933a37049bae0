import type { StaffRole } from './staff-roles.ts';

/**
 * Every permission, and the roles that have it: the one table of what staff may do.
 * An endpoint for staff names the permission it asks for beside its `access`.
 */
const permissionTable = {
  'overview.read': ['editor', 'shop', 'support', 'finance', 'auditor', 'administrator'],

  /** Their own saved views of lists, which nobody else sees. */
  'views.read': ['editor', 'shop', 'support', 'finance', 'auditor', 'administrator'],

  /** What the shop takes in, day by day. */
  'revenue.read': ['shop', 'finance', 'auditor', 'administrator'],

  'orders.read': ['shop', 'support', 'finance', 'auditor'],
  'orders.note': ['shop', 'support', 'finance'],
  'orders.cancel': ['shop', 'support'],
  'orders.ship': ['shop'],
  /** An address before shipping, a tracking number, a parcel that arrived. */
  'orders.correct': ['shop'],

  /** Orders whose payment disagrees. */
  'reviews.settle': ['finance'],
  'refunds.read': ['shop', 'support', 'finance', 'auditor'],
  'refunds.ask': ['support'],
  'refunds.decide': ['finance'],
  'payments.read': ['finance', 'auditor'],
  /** Transfers that arrived. */
  'transfers.record': ['finance'],
  /** Refunds that are paid back by bank. */
  'repayments.read': ['finance', 'auditor'],
  'repayments.record': ['finance'],
  'invoices.read': ['finance', 'auditor'],
  'invoices.write': ['finance'],
  /** Tables of orders, payments and refunds as files. */
  'books.export': ['finance', 'auditor'],

  'enquiries.read': ['support', 'auditor'],
  /** Assign, note, answer, close. */
  'enquiries.answer': ['support'],
  /** What customers and staff write to each other about orders. */
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

  /** What needs two persons; each kind names the permission that its second person needs, too. */
  'approvals.read': ['shop', 'finance', 'auditor', 'administrator'],
  'approvals.decide': ['shop', 'finance', 'administrator'],

  'staff.read': ['auditor', 'administrator'],
  'staff.manage': ['administrator'],
  'audit.read': ['auditor', 'administrator'],
  'audit.export': ['auditor'],

  'jobs.read': ['auditor', 'administrator'],
  'jobs.run': ['administrator'],
  /** Mails and text messages that were given up. */
  'messages.read': ['support', 'auditor', 'administrator'],
  'messages.resend': ['support', 'administrator'],
  /** Version, database, backups, settings without secrets. */
  'system.read': ['auditor', 'administrator'],
  /** What browsers kept out of our pages. */
  'policy-reports.read': ['auditor', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissionTable;

/** Pure for the bundler: pages that name roles don't carry the table. */
export const permissions = /* @__PURE__ */ Object.keys(permissionTable) as Permission[];

/** What somebody with these roles may do. */
export function permissionsOf(roles: readonly StaffRole[]): ReadonlySet<Permission> {
  return new Set(permissions.filter((each) => isHeldBy(each, roles)));
}

function isHeldBy(permission: Permission, roles: readonly StaffRole[]): boolean {
  const holders: readonly StaffRole[] = permissionTable[permission];
  return roles.some((role) => holders.includes(role));
}
