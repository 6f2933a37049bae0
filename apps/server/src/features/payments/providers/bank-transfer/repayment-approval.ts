import { z } from '@uid/contract/zod';

import type { ApprovalKind } from '../../../approvals/approval-kind.ts';
import { noteOfRepayment, recordRepayment } from './record-repayment.ts';

const asked = z.object({
  /** Id of the refund. */
  id: z.string(),
  no: z.string(),
  amountFen: z.int(),
  number: z.string(),
  paidOn: z.string(),
});

/** The approval of a refund that is paid by bank transfer. */
export const repaymentApproval: ApprovalKind<z.infer<typeof asked>> = {
  name: 'repayment',
  reads: 'repayments.read',
  decides: 'repayments.record',
  schema: asked,
  describe: ({ no, amountFen, number, paidOn }) => [
    { label: { zh: '订单', en: 'Order' }, value: { orderNo: no } },
    { label: { zh: '金额', en: 'Amount' }, value: { fen: amountFen } },
    { label: { zh: '银行流水号', en: 'Bank transaction number' }, value: number },
    { label: { zh: '付款日期', en: 'Paid on' }, value: paidOn },
  ],
  async carryOut(handle, { id, number, paidOn }, { askedBy, context }) {
    const repayment = { id, number, paidOn, operatorId: askedBy };
    return noteOfRepayment(repayment, await recordRepayment(handle, repayment, context));
  },
};
