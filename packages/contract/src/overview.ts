import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** As many of each are counted: who has more needs no exact number. */
export const maxWaitingCounted = 100;

/** Left out where the caller may not read the list that it counts. */
const count = z.optional(z.int().check(z.minimum(0), z.maximum(maxWaitingCounted)));

const overview = z.object({
  ordersToShip: count,
  openEnquiries: count,
  /** Messages of customers without an answer, by conversation. */
  waitingConversations: count,
  /** For how long the longest of these has waited, milliseconds; left out where none waits. */
  longestWait: z.optional(z.number()),
  /** Those that the caller can decide. */
  approvals: count,
  ordersInReview: count,
  refundRequests: count,
  repayments: count,
  fapiaoToIssue: count,
  lowStock: count,
  /** Contents with a plan that was not carried out. */
  heldContents: count,
  /** Contents of which a release says something else than staff wrote. */
  offeredContents: count,
  failedMessages: count,
  failingJobs: count,
});
export type Overview = z.infer<typeof overview>;

export const getOverview = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/overview`,
  access: 'staff',
  permission: 'overview.read',
  isImpersonal: true,
  summary: 'How many of each kind of thing wait for staff, of those that the caller may read',
  input: z.object({}),
  output: overview,
});
