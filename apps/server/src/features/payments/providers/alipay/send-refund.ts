import type { RefundProgress, RefundRequest } from '../provider.ts';
import { toTradeNumber } from '../trade-number.ts';
import { isSuccess, refusalOf } from './ask-alipay.ts';
import type { AlipayAnswer } from './ask-alipay.ts';
import { toFen, toYuanText } from './yuan-text.ts';

type Ask = (
  method: `alipay.trade.${string}`,
  content: { out_trade_no: string } & Record<string, string>,
) => Promise<AlipayAnswer>;

/** Alipay refunds once per request number, however often it is asked. Only the first response says that money moved. */
export async function sendRefund(
  ask: Ask,
  { reference, refundId, amountFen }: RefundRequest,
): Promise<RefundProgress> {
  const numbers = {
    out_trade_no: toTradeNumber(reference),
    out_request_no: toTradeNumber(refundId),
  };
  const method = 'alipay.trade.refund';
  const answer = await ask(method, { ...numbers, refund_amount: toYuanText(amountFen) });
  if (!isSuccess(answer)) throw refusalOf(method, answer);
  if (answer['fund_change'] === 'Y') return 'done';
  const found = await ask('alipay.trade.fastpay.refund.query', numbers);
  if (!isSuccess(found) || found['refund_status'] !== 'REFUND_SUCCESS') return 'pending';
  if (toFen(String(found['refund_amount'])) === amountFen) return 'done';
  throw new Error('Alipay gave another amount back than it was asked to.');
}
