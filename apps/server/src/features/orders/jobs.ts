import { hour, minute, second } from '../../job.ts';
import type { Job } from '../../job.ts';
import { completeOrders } from './ending/complete-orders.ts';
import { bringBackUnpaidOrders, endUnpaidOrders } from './ending/end-unpaid-orders.ts';
import { eraseOldOrders } from './erasure/erase-orders.ts';
import type { Ordering } from './ordering.ts';

export function orderJobs(ordering: Ordering): Job[] {
  return [
    { name: 'end-unpaid-orders', every: second, run: () => endUnpaidOrders(ordering) },
    { name: 'bring-back-orders', every: minute, run: () => bringBackUnpaidOrders(ordering) },
    { name: 'complete-orders', every: 10 * minute, run: () => completeOrders(ordering) },
    { name: 'erase-old-orders', every: hour, run: () => eraseOldOrders(ordering.context) },
  ];
}
