import type { OutputOf } from '@uid/contract/endpoint';
import type { listRefundRequests } from '@uid/contract/refunds';

/** A request as the list has it. */
export type RefundRow = OutputOf<typeof listRefundRequests>['requests'][number];
