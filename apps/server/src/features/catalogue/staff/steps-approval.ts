import { z } from '@uid/contract/zod';

import { AppError } from '../../../http/app-error.ts';
import type { ApprovalKind, Fact } from '../../approvals/approval-kind.ts';
import { canonicalJson } from '../../audit/canonical-json.ts';
import { changeSteps } from './change-steps.ts';
import { yuanOf } from './changed-row.ts';

const steps = z.array(z.object({ fromQuantity: z.int(), priceFen: z.int() }));

const asked = z.object({
  sku: z.string(),
  /** The plain price of one piece. */
  priceFen: z.int(),
  before: steps,
  steps,
});

/** Approval of a change of price steps that is larger than one person alone may make. */
export const stepsApproval: ApprovalKind<z.infer<typeof asked>> = {
  name: 'price-steps',
  reads: 'catalogue.read',
  decides: 'prices.change',
  schema: asked,
  describe: ({ sku, priceFen, before, steps: wanted }) => [
    { label: { zh: 'SKU', en: 'SKU' }, value: sku },
    { label: { zh: '单价', en: 'Price of one' }, value: { fen: priceFen } },
    ...quantitiesOf(before, wanted).map((quantity): Fact => {
      const [old, next] = [before, wanted].map((each) => {
        const step = each.find(({ fromQuantity }) => fromQuantity === quantity);
        return step ? yuanOf(step.priceFen) : '—';
      });
      return {
        label: { zh: `${quantity} 件起（元）`, en: `From ${quantity} pieces (¥)` },
        value: `${old} → ${next}`,
      };
    }),
  ],
  async carryOut(handle, { sku, priceFen, before, steps: wanted }, { askedBy, context }) {
    const by = { context, accountId: askedBy, isApproved: true };
    const was = await changeSteps(handle, { sku, steps: wanted }, by);
    // The prices have changed since, so the change would not be the one that the second person read.
    if (was.priceFen !== priceFen || canonicalJson(was.before) !== canonicalJson(before))
      throw new AppError('CATALOGUE_CHANGED');
    return {
      subject: { kind: 'variant', id: sku },
      before: { steps: before },
      after: { steps: wanted },
    };
  },
};

function quantitiesOf(...lists: readonly (readonly { fromQuantity: number }[])[]): number[] {
  const quantities = lists.flat().map(({ fromQuantity }) => fromQuantity);
  return [...new Set(quantities)].toSorted((left, right) => left - right);
}
