import type { SalesDay } from '@uid/contract/sales';

interface SalesSum {
  revenueFen: number;
  placed: number;
  paid: number;
  /** Those left, and those that became an order. */
  carts: number;
  /** Undefined where nothing was paid. */
  averageFen: number | undefined;
}

/** The sums over all these days. */
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
