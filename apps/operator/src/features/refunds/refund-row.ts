import type { OutputOf } from '@uid/contract/endpoint';
import type { listRefundRequests } from '@uid/contract/refunds';

/** A refund request as the list returns it. */
export type RefundRow = OutputOf<typeof listRefundRequests>['requests'][number];
