import type { Language } from '@uid/contract/language';
import { refundReasonWords } from '@uid/contract/order-part-words';
import { listSemicolon } from '@uid/contract/punctuation';
import { refundReasons } from '@uid/contract/refunds';
import { z } from '@uid/contract/zod';

import type { ApprovalKind } from '../approvals/approval-kind.ts';
import { decideRefund, noteOfDecision } from './decide-refund.ts';

const asked = z.object({
  /** Id of the customer's request. */
  id: z.string(),
  no: z.string(),
  amountFen: z.int(),
  /** The total of the order's refunds, including this one. */
  sumFen: z.int(),
  /** Left out if the request is for the whole order or for an amount. */
  pieces: z.optional(
    z.array(z.object({ quantity: z.int(), name: z.object({ zh: z.string(), en: z.string() }) })),
  ),
  /** The customer's reason and note. Approvals that an earlier release requested have neither. */
  reason: z.optional(z.enum(refundReasons)),
  note: z.optional(z.string()),
  /** Number of pieces that are kept back unsent. Approvals that an earlier release requested don't have the number. */
  unsent: z.optional(z.int()),
  restock: z.boolean(),
  answer: z.optional(z.string()),
});

/** The approval of a refund with which the total of its order's refunds exceeds the limit. */
export const refundApproval: ApprovalKind<z.infer<typeof asked>> = {
  name: 'refund',
  reads: 'refunds.read',
  decides: 'refunds.decide',
  schema: asked,
  describe: ({ no, amountFen, sumFen, pieces, reason, note, unsent, restock, answer }) => [
    { label: { zh: '订单', en: 'Order' }, value: { orderNo: no } },
    { label: { zh: '退款金额', en: 'Refund' }, value: { fen: amountFen } },
    { label: { zh: '该订单退款合计', en: 'All refunds of the order' }, value: { fen: sumFen } },
    ...(pieces
      ? [
          {
            label: { zh: '退款商品', en: 'Pieces refunded' },
            value: { zh: wordsOf(pieces, 'zh'), en: wordsOf(pieces, 'en') },
          },
        ]
      : []),
    ...(reason
      ? [
          {
            label: { zh: '客户的原因', en: 'The customer’s reason' },
            value: { zh: refundReasonWords.zh[reason], en: refundReasonWords.en[reason] },
          },
        ]
      : []),
    ...(note
      ? [
          {
            label: { zh: '客户的说明', en: 'What the customer wrote' },
            value: { written: note },
          },
        ]
      : []),
    ...(unsent
      ? [
          {
            label: { zh: '尚未发出、不再发出的件数', en: 'Not sent yet, and kept back' },
            value: `${unsent}`,
          },
        ]
      : []),
    {
      label: { zh: '退回商品', en: 'Returned pieces' },
      value: restock
        ? { zh: '重新入库', en: 'Go back into stock' }
        : { zh: '不入库', en: 'Stay out of stock' },
    },
    ...(answer
      ? [
          {
            label: { zh: '答复客户', en: 'Answer to the customer' },
            value: { written: answer },
          },
        ]
      : []),
  ],
  async carryOut(handle, { id, unsent, restock, answer }, { askedBy, context }) {
    const decision = { id, isApproved: true, unsent, restock, answer, operatorId: askedBy };
    return noteOfDecision(decision, await decideRefund(handle, decision, context));
  },
};

type AskedPieces = NonNullable<z.infer<typeof asked>['pieces']>;

function wordsOf(pieces: AskedPieces, language: Language): string {
  return pieces
    .map(({ quantity, name }) => `${name[language]} × ${quantity}`)
    .join(listSemicolon[language]);
}
