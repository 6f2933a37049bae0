import { apiPrefix } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { orderNo } from './orders.ts';
import { refundClaim } from './refunds.ts';
import { z } from './zod.ts';

export const askStaffRefund = endpoint({
  method: 'POST',
  path: `${apiPrefix}/staff/refunds/ask`,
  access: 'staff',
  permission: 'refunds.ask',
  action: 'ask-refund',
  idempotent: true,
  summary: 'Ask money back for a customer, who is told; finance decides it like any request',
  input: refundClaim,
  output: z.object({ no: orderNo, id: z.string(), amountFen: z.int() }),
});
