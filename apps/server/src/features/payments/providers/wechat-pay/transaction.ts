import { z } from '@uid/contract/zod';

import type { Charge, ChargeState } from '../provider.ts';
import { toReference } from '../trade-number.ts';
import type { WeChatPaySettings } from './wechat-pay-settings.ts';

/** The fields that we read of WeChat Pay's transaction, in a response as in a notification. */
export const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.enum([
    'SUCCESS',
    'REFUND',
    'NOTPAY',
    'CLOSED',
    'REVOKED',
    'USERPAYING',
    'PAYERROR',
  ]),
  /** Present once the transaction is paid. */
  amount: z.optional(z.object({ total: z.int(), currency: z._default(z.string(), 'CNY') })),
});
type Transaction = z.infer<typeof transaction>;

const states: Record<Transaction['trade_state'], ChargeState> = {
  SUCCESS: 'succeeded',
  // The transaction was paid, and at least a part has been refunded since.
  REFUND: 'succeeded',
  NOTPAY: 'open',
  USERPAYING: 'open',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

export function toCharge(
  { mchid, appid, out_trade_no, trade_state, amount }: Transaction,
  { merchantId, appId }: WeChatPaySettings,
): Charge {
  return {
    reference: toReference(out_trade_no),
    state: states[trade_state],
    amountFen: amount?.total ?? 0,
    currency: amount?.currency ?? 'CNY',
    isOwnMerchant: mchid === merchantId && appid === appId,
  };
}
