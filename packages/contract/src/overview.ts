import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** Each count stops here: more than this needs no exact number. */
export const maxWaitingCounted = 100;

/** Absent if the caller may not read the list that is counted. */
const count = z.optional(z.int().check(z.minimum(0), z.maximum(maxWaitingCounted)));

const overview = z.object({
  ordersToShip: count,
  openEnquiries: count,
  /** Number of conversations in which a customer waits for an answer. */
  waitingConversations: count,
  /** Milliseconds for which the longest waiting conversation has waited; absent if none waits. */
  longestWait: z.optional(z.number()),
  /** Number of approvals that the caller can decide. */
  approvals: count,
  ordersInReview: count,
  refundRequests: count,
  repayments: count,
  fapiaoToIssue: count,
  lowStock: count,
  /** Number of contents with a scheduled change that was not carried out. */
  heldContents: count,
  /** Number of contents for which a release has another text than staff wrote. */
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
