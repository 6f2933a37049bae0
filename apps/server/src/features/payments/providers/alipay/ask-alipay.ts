import type { AlipaySdk } from 'alipay-sdk';
import { z } from '@uid/contract/zod';

import { chinaTime } from '../../../../china-time.ts';

const answerSchema = z.looseObject({
  code: z.string(),
  sub_code: z.optional(z.string()),
  out_trade_no: z.optional(z.string()),
});
export type AlipayAnswer = z.infer<typeof answerSchema>;

interface Question {
  method: `alipay.trade.${string}`;
  content: { out_trade_no: string } & Record<string, string>;
  now: number;
  notifyUrl?: string;
}

/** Calls Alipay's gateway. Throws unless the response is signed by Alipay and about this payment. */
export async function askAlipay(
  client: AlipaySdk,
  { method, content, now, notifyUrl }: Question,
): Promise<AlipayAnswer> {
  const answer = answerSchema.parse(
    await client.exec(
      method,
      {
        bizContent: content,
        // The SDK would send the server's local time, but Alipay expects China's.
        timestamp: chinaTime(now),
        ...(notifyUrl && { notifyUrl }),
      },
      { validateSign: true },
    ),
  );
  // A response doesn't say when it was signed, so one about another payment might be replayed.
  const isOther = answer.out_trade_no !== content.out_trade_no;
  if (isSuccess(answer) && isOther) throw new Error(`Alipay answered ${method} for another trade.`);
  return answer;
}

export function isSuccess({ code }: AlipayAnswer): boolean {
  return code === '10000';
}

/** True if nobody has scanned the payment's code yet, or the payment never existed. */
export function isUnknownTrade({ sub_code }: AlipayAnswer): boolean {
  return sub_code === 'ACQ.TRADE_NOT_EXIST';
}

export function refusalOf(method: string, { code, sub_code }: AlipayAnswer): Error {
  return new Error(`Alipay answered ${code} ${sub_code ?? ''} to ${method}.`);
}
