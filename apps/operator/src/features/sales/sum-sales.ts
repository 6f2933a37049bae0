import type { SalesDay } from '@uid/contract/sales';

interface SalesSum {
  revenueFen: number;
  placed: number;
  paid: number;
  /** Number of carts: those that were abandoned and those that became an order. */
  carts: number;
  /** Undefined if no order was paid. */
  averageFen: number | undefined;
}

/** Returns the sums over all given days. */
export function sumSales(days: readonly SalesDay[]): SalesSum {
  const total = (part: Exclude<keyof SalesDay, 'day'>) =>
    days.reduce((sum, each) => sum + each[part], 0);
  const paid = total('paidOrders');
  const placed = total('placedOrders');
  const received = total('receivedFen');
  return {
    revenueFen: received - total('refundedFen'),
    placed,
    paid,
    carts: total('carts') + placed,
    averageFen: paid > 0 ? Math.round(received / paid) : undefined,
  };
}
