import { z } from '@uid/contract/zod';

import { AppError } from '../../../http/app-error.ts';
import type { ApprovalKind } from '../../approvals/approval-kind.ts';
import { changeVariant } from './change-variant.ts';
import { planPrice } from './plan-price.ts';

const asked = z.object({
  sku: z.string(),
  /** The price at the time of the request. */
  fromFen: z.int(),
  priceFen: z.int(),
  /** Epoch milliseconds. If undefined, the price begins as soon as it is approved. */
  startsAt: z.optional(z.int()),
});

/** Approval of a price change that is larger than one person alone may make. */
export const priceApproval: ApprovalKind<z.infer<typeof asked>> = {
  name: 'price-change',
  reads: 'catalogue.read',
  decides: 'prices.change',
  schema: asked,
  describe: ({ sku, fromFen, priceFen, startsAt }) => [
    { label: { zh: 'SKU', en: 'SKU' }, value: sku },
    { label: { zh: '原价', en: 'Price now' }, value: { fen: fromFen } },
    { label: { zh: '新单价', en: 'New price' }, value: { fen: priceFen } },
    {
      label: { zh: '生效时间（UTC+8）', en: 'From (UTC+8)' },
      value:
        startsAt === undefined
          ? { zh: '复核通过后立即生效', en: 'as soon as it is approved' }
          : new Date(startsAt + 8 * 60 * 60_000).toISOString().slice(0, 16).replace('T', ' '),
    },
  ],
  async carryOut(handle, { sku, fromFen, priceFen, startsAt }, { askedBy, context }) {
    const by = { context, accountId: askedBy, isApproved: true };
    const edit = { sku, priceFen };
    const before =
      startsAt === undefined
        ? await changeVariant(handle, edit, by)
        : await planPrice(handle, { ...edit, startsAt }, by);
    // The price has changed since, so the change would not be the one that the second person read.
    if (before.priceFen !== fromFen) throw new AppError('CATALOGUE_CHANGED');
    return {
      subject: { kind: 'variant', id: sku },
      before: { priceFen: fromFen },
      after: { priceFen, startsAt: startsAt ?? context.now() },
    };
  },
};
