import { accountEventKinds } from './account.ts';
import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { enquiryKinds, enquiryStates } from './kinds.ts';
import { reference } from './identity.ts';
import { languageSchema } from './language-schema.ts';
import { orderNo, orderStates } from './orders.ts';
import { z } from './zod.ts';

/** A customer as the list shows one. The address is masked for readers who may not see personal data. */
const customerSummary = z.object({
  id: z.string(),
  /** For an account without an e-mail address, its name. */
  email: z.string(),
  createdAt: z.number(),
  lastLoginAt: z.number(),
  disabledAt: z.optional(z.number()),
  /** Whether the account belongs to staff; administrators manage those. */
  isStaff: z.boolean(),
});
export type CustomerSummary = z.infer<typeof customerSummary>;

export const listCustomers = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/customers`,
  access: 'staff',
  permission: 'customers.read',
  action: 'list-customers',
  summary: 'Everybody with an account, the newest first, a keyset page at a time',
  input: z.object({
    /** A complete e-mail address, telephone number, recipient's name or order number; parts of one are not found. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    after: z.optional(reference),
  }),
  output: z.object({ customers: z.array(customerSummary), next: z.optional(z.string()) }),
});

const place = { address: z.string(), agent: z.string() };

export const customer = z.extend(customerSummary, {
  /** The name by which the customer wants to be addressed; only for readers who may see personal data. */
  displayName: z.optional(z.string()),
  /** E.164, or masked. */
  mobile: z.optional(z.string()),
  hasPassword: z.boolean(),
  /** Until when logins to the account are refused. */
  lockedUntil: z.optional(z.number()),
  totpEnabledAt: z.optional(z.number()),
  recoveryCodesLeft: z.int(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      /** The owner's name for the passkey; only for readers who may see personal data. */
      name: z.optional(z.string()),
      createdAt: z.number(),
      lastUsedAt: z.optional(z.number()),
    }),
  ),
  /** Number of browsers with which the account was used. */
  devices: z.int(),
  sessions: z.array(
    z.object({ id: z.string(), createdAt: z.number(), lastSeenAt: z.number(), ...place }),
  ),
  /** Events of the account, the latest first. */
  events: z.array(
    z.object({ id: z.string(), kind: z.enum(accountEventKinds), at: z.number(), ...place }),
  ),
  exportAskedAt: z.optional(z.number()),
  erasure: z.optional(z.object({ askedAt: z.number(), dueAt: z.number() })),
  /** The customer's latest orders. */
  orders: z.array(
    z.object({
      no: orderNo,
      state: z.enum(orderStates),
      placedAt: z.number(),
      totalFen: z.int(),
    }),
  ),
  hasMoreOrders: z.boolean(),
  /** The customer's latest enquiries. */
  enquiries: z.array(
    z.object({
      no: z.string(),
      kind: z.enum(enquiryKinds),
      state: z.enum(enquiryStates),
      createdAt: z.number(),
    }),
  ),
});
export type Customer = z.infer<typeof customer>;

export const getCustomer = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/customer`,
  access: 'staff',
  permission: 'customers.read',
  action: 'read-customer',
  summary: 'One customer with sessions, second factors, activity, orders and enquiries',
  input: z.object({ id: reference }),
  output: customer,
});

const change = {
  method: 'POST',
  access: 'staff',
  permission: 'customers.manage',
  stepUp: true,
  idempotent: true,
  input: z.object({
    language: languageSchema,
    id: reference,
    /** Recorded in the audit log. */
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
  }),
  output: z.object({ done: z.literal(true) }),
} as const;

export const endCustomerSessions = endpoint({
  ...change,
  path: `${apiPrefix}/staff/customer/end-sessions`,
  action: 'end-customer-sessions',
  summary: 'Log a customer out everywhere',
});

export const unlockCustomer = endpoint({
  ...change,
  path: `${apiPrefix}/staff/customer/unlock`,
  action: 'unlock-customer',
  summary: 'Forgive a customer the tries that failed, so that they can log in at once',
});

export const disableCustomer = endpoint({
  ...change,
  path: `${apiPrefix}/staff/customer/disable`,
  action: 'disable-customer',
  summary: 'Shut a customer out: no login, no session. Orders that are paid go on',
});

export const enableCustomer = endpoint({
  ...change,
  path: `${apiPrefix}/staff/customer/enable`,
  action: 'enable-customer',
  summary: 'Let a customer log in again',
});

export const askForExport = endpoint({
  ...change,
  path: `${apiPrefix}/staff/customer/export`,
  action: 'ask-for-export',
  summary: 'Offer a customer their data, in their own account alone',
});

export const askForErasure = endpoint({
  ...change,
  path: `${apiPrefix}/staff/customer/erasure`,
  action: 'ask-for-erasure',
  summary: 'Have a customer’s account erased in seven days, unless they take it back',
});
