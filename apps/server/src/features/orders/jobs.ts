import { second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { endUnpaidOrders } from './ending/end-unpaid-orders.ts';
import type { Ordering } from './ordering.ts';

export function orderJobs(ordering: Ordering): Job[] {
  return [{ name: 'end-unpaid-orders', every: second, run: () => endUnpaidOrders(ordering) }];
}
