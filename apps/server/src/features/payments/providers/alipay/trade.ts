import { z } from '@uid/contract/zod';

import type { Charge, ChargeState } from '../provider.ts';
import { toReference } from '../trade-number.ts';
import { toFen } from './yuan-text.ts';

const amount = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    const fen = toFen(text);
    if (fen !== undefined) return fen;
    context.issues.push({ code: 'custom', message: 'no amount in yuan', input: text });
    return z.NEVER;
  }),
);

/** The fields that we read of Alipay's trade, in a response as in a notification. */
export const tradeFields = {
  out_trade_no: z.string(),
  trade_status: z.enum(['WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED']),
  total_amount: amount,
  /** Present only if the currency is not the yuan. */
  trans_currency: z.optional(z.string()),
};
type Trade = z.infer<z.ZodMiniObject<typeof tradeFields>>;

/** `paidAt`: when the trade was paid, if ever; Alipay calls a trade closed that was paid and refunded in full. */
export function toCharge(
  trade: Trade,
  { paidAt, isOwnMerchant }: { paidAt: string | undefined; isOwnMerchant: boolean },
): Charge {
  return {
    reference: toReference(trade.out_trade_no),
    state: stateOf(trade, paidAt),
    amountFen: trade.total_amount,
    currency: trade.trans_currency ?? 'CNY',
    isOwnMerchant,
  };
}

function stateOf({ trade_status }: Trade, paidAt: string | undefined): ChargeState {
  if (trade_status === 'WAIT_BUYER_PAY') return 'open';
  return trade_status === 'TRADE_CLOSED' && !paidAt ? 'closed' : 'succeeded';
}
