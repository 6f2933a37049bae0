import { maxWaitingCounted } from '@uid/contract/overview';
import type { Overview } from '@uid/contract/overview';
import type { Permission } from '@uid/contract/permissions';

import type { Config } from '../../config.ts';
import type { Handle } from '../../database/database.ts';
import type { AnyApprovalKind } from '../approvals/approval-kind.ts';
import { countToDecide } from '../approvals/read-approvals.ts';
import { countLowStock } from '../catalogue/staff/read-variants.ts';
import { countContents } from '../contents/versions/list-contents.ts';
import {
  countWaitingConversations,
  findLongestWait,
  readableKinds,
} from '../conversations/read-waiting.ts';
import { countEnquiries } from '../enquiries/list-enquiries.ts';
import { countFailingJobs } from '../jobs/count-failing-jobs.ts';
import { jobNamesOf } from '../jobs/job-names-of.ts';
import { countFailedMessages } from '../messages/count-failed-messages.ts';
import { countAwaitingFapiao } from '../orders/fapiao-due.ts';
import { countOpenRefunds } from '../payments/providers/bank-transfer/read-refunds.ts';
import { countOpenRequests } from '../refunds/read-requests.ts';
import { countOrdersToShip } from '../shipments/read-orders-to-ship.ts';
import { countOrders } from '../staff-orders/read-orders.ts';

interface Reader {
  accountId: string;
  permissions: ReadonlySet<Permission>;
  kinds: readonly AnyApprovalKind[];
  config: Config;
  now: number;
}

interface Waiting {
  /** The permission of the list whose rows are counted. */
  permission: Permission;
  count: (handle: Handle, max: number, reader: Reader) => Promise<number>;
}

const everything: Record<Exclude<keyof Overview, 'longestWait'>, Waiting> = {
  ordersToShip: { permission: 'orders.ship', count: countOrdersToShip },
  openEnquiries: {
    permission: 'enquiries.read',
    count: (handle, max) => countEnquiries(handle, 'open', max),
  },
  waitingConversations: {
    permission: 'conversations.read',
    count: (handle, max, { permissions }) =>
      countWaitingConversations(handle, readableKinds(permissions), max),
  },
  approvals: { permission: 'approvals.read', count: countApprovals },
  ordersInReview: {
    permission: 'orders.read',
    count: (handle, max) => countOrders(handle, 'review', max),
  },
  refundRequests: { permission: 'refunds.read', count: countOpenRequests },
  repayments: { permission: 'repayments.read', count: countOpenRefunds },
  fapiaoToIssue: { permission: 'invoices.read', count: countAwaitingFapiao },
  lowStock: { permission: 'catalogue.read', count: countLowStock },
  heldContents: {
    permission: 'contents.read',
    count: (handle, max) => countContents(handle, 'held', max),
  },
  offeredContents: {
    permission: 'contents.read',
    count: (handle, max) => countContents(handle, 'offered', max),
  },
  failedMessages: { permission: 'messages.read', count: countFailedMessages },
  failingJobs: {
    permission: 'jobs.read',
    count: (handle, max, { config }) => countFailingJobs(handle, jobNamesOf(config), max),
  },
};

/** Counts what waits for staff, as far as the reader may see it. */
export async function countWaiting(handle: Handle, reader: Reader): Promise<Overview> {
  const readable = Object.entries(everything).filter(([, { permission }]) =>
    reader.permissions.has(permission),
  );
  const counts = await Promise.all(
    readable.map(
      async ([name, { count }]) => [name, await count(handle, maxWaitingCounted, reader)] as const,
    ),
  );
  const since = reader.permissions.has('conversations.read')
    ? await findLongestWait(handle, readableKinds(reader.permissions))
    : undefined;
  return {
    ...Object.fromEntries(counts),
    ...(since !== undefined && { longestWait: reader.now - since }),
  };
}

function countApprovals(handle: Handle, max: number, reader: Reader): Promise<number> {
  const { accountId: decider, permissions, now } = reader;
  const kinds = reader.kinds
    .filter(({ reads, decides }) => permissions.has(reads) && permissions.has(decides))
    .map(({ name }) => name);
  return countToDecide(handle, { kinds, decider, now }, max);
}
