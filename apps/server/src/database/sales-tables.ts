import type { Generated } from 'kysely';

/** Table of 0095-sales.sql. Money is integer fen, times are epoch milliseconds. */
export interface SalesTables {
  salesDays: {
    /** `2026-01-05`, in the shop's time zone. */
    day: string;
    receivedFen: number;
    refundedFen: number;
    placedOrders: number;
    paidOrders: number;
    carts: Generated<number>;
    summedAt: number;
  };
}
