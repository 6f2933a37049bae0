import { z } from '@uid/contract/zod';

import type { Charge, RefundProgress, RefundRequest } from '../provider.ts';
import { toTradeNumber } from '../trade-number.ts';
import { refusalOf } from './ask-wechat-pay.ts';
import type { WeChatPayAnswer } from './ask-wechat-pay.ts';

const refundsPath = '/v3/refund/domestic/refunds';

const refundSchema = z.object({
  out_refund_no: z.string(),
  status: z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']),
  amount: z.object({ refund: z.int() }),
});

interface Refunding {
  request: RefundRequest;
  charge: Charge | undefined;
  notifyUrl: string;
}

/** WeChat Pay refunds once per refund number, however often it is asked, and returns the refund's progress. */
export async function sendRefund(
  ask: (path: string, content?: object) => Promise<WeChatPayAnswer>,
  { request, charge, notifyUrl }: Refunding,
): Promise<RefundProgress> {
  if (charge?.state !== 'succeeded') throw new Error('WeChat Pay knows no payment to refund.');
  const number = toTradeNumber(request.refundId);
  const asked = await ask(refundsPath, {
    out_trade_no: toTradeNumber(request.reference),
    out_refund_no: number,
    notify_url: notifyUrl,
    amount: { refund: request.amountFen, total: charge.amountFen, currency: charge.currency },
  });
  const sent = read(refundsPath, asked);
  // A refund that was requested before may have ended since.
  const path = `${refundsPath}/${number}`;
  const { status, amount, out_refund_no } =
    sent.status === 'PROCESSING' ? read(path, await ask(path)) : sent;
  if (amount.refund !== request.amountFen || out_refund_no !== number)
    throw new Error('WeChat Pay gives another amount back than it was asked to.');
  if (status === 'SUCCESS') return 'done';
  if (status === 'PROCESSING') return 'pending';
  throw new Error(`WeChat Pay says that refund ${number} is ${status}.`);
}

function read(path: string, answer: WeChatPayAnswer): z.infer<typeof refundSchema> {
  if (answer.status !== 200) throw refusalOf(path, answer);
  return refundSchema.parse(answer.body);
}
