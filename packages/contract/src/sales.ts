import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { z } from './zod.ts';

/** How far back the overview looks, in days. */
export const salesSpans = ['30', '90', '365'] as const;

const salesDay = z.object({
  /** `2026-01-05`, by the shop's clock (UTC+8). */
  day: z.string(),
  /** What payment companies and banks took in for us, and what went back. */
  receivedFen: z.int(),
  refundedFen: z.int(),
  placedOrders: z.int(),
  /** Orders that money came for. */
  paidOrders: z.int(),
  /** Carts with goods that were last touched on that day, and left. */
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
    /** When today was last summed; absent where nothing has been. */
    summedAt: z.optional(z.number()),
  }),
});
