import type { Generated } from 'kysely';

/** Of 0095-sales.sql. Money is integer fen, times are epoch milliseconds. */
export interface SalesTables {
  salesDays: {
    /** `2026-01-05`, by the shop's clock. */
    day: string;
    receivedFen: number;
    refundedFen: number;
    placedOrders: number;
    paidOrders: number;
    carts: Generated<number>;
    summedAt: number;
  };
}
