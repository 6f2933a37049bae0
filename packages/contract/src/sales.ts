import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** The time spans of the sales overview, in days. */
export const salesSpans = ['30', '90', '365'] as const;

const salesDay = z.object({
  /** `2026-01-05`, by the shop's clock (UTC+8). */
  day: z.string(),
  /** Money that payment companies and banks received for us, and money that was paid back. */
  receivedFen: z.int(),
  refundedFen: z.int(),
  placedOrders: z.int(),
  /** Number of orders for which money arrived. */
  paidOrders: z.int(),
  /** Number of carts with goods that were last changed on that day, and were not ordered. */
  carts: z.int(),
});
export type SalesDay = z.infer<typeof salesDay>;

export const getSales = endpoint({
  method: 'GET',
  path: `${apiPrefix}/staff/sales`,
  access: 'staff',
  permission: 'revenue.read',
  isImpersonal: true,
  summary: 'Money, orders and carts of each day up to today, the oldest first',
  input: z.object({ days: z.enum(salesSpans) }),
  output: z.object({
    days: z.array(salesDay),
    /** When today's figures were last computed, epoch milliseconds; absent if they never were. */
    summedAt: z.optional(z.number()),
  }),
});
