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

/** Asks Alipay's gateway. Throws unless it is Alipay that answered, and about this payment. */
export async function askAlipay(
  client: AlipaySdk,
  { method, content, now, notifyUrl }: Question,
): Promise<AlipayAnswer> {
  const answer = answerSchema.parse(
    await client.exec(
      method,
      {
        bizContent: content,
        // The SDK would say the server's own hour, and Alipay expects China's.
        timestamp: chinaTime(now),
        ...(notifyUrl && { notifyUrl }),
      },
      { validateSign: true },
    ),
  );
  // Nothing in an answer says when it was signed, so one about another payment might be an old one.
  const isOther = answer.out_trade_no !== content.out_trade_no;
  if (isSuccess(answer) && isOther) throw new Error(`Alipay answered ${method} for another trade.`);
  return answer;
}

export function isSuccess({ code }: AlipayAnswer): boolean {
  return code === '10000';
}

/** Nobody has scanned its code yet, or it never existed. */
export function isUnknownTrade({ sub_code }: AlipayAnswer): boolean {
  return sub_code === 'ACQ.TRADE_NOT_EXIST';
}

export function refusalOf(method: string, { code, sub_code }: AlipayAnswer): Error {
  return new Error(`Alipay answered ${code} ${sub_code ?? ''} to ${method}.`);
}
