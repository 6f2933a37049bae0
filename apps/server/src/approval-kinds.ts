import type { AnyApprovalKind } from './features/approvals/approval-kind.ts';
import { manyApproval } from './features/catalogue/staff/many-approval.ts';
import { priceApproval } from './features/catalogue/staff/price-approval.ts';
import { stepsApproval } from './features/catalogue/staff/steps-approval.ts';
import { roleApproval } from './features/identity/staff/administration/role-approval.ts';
import { repaymentApproval } from './features/payments/providers/bank-transfer/repayment-approval.ts';
import { refundApproval } from './features/refunds/refund-approval.ts';

/** Every kind of operation that needs two persons; `features/approvals/approval-kind.ts` says how to add a kind. */
export const approvalKinds: readonly AnyApprovalKind[] = [
  roleApproval,
  refundApproval,
  repaymentApproval,
  priceApproval,
  stepsApproval,
  manyApproval,
];
