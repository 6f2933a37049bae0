import type { InputOf } from '@uid/contract/endpoint';
import type { OrderRefunds, refundReasons, requestRefund } from '@uid/contract/refunds';

import { parseYuan } from './parse-yuan.ts';

/** What money is asked back for. */
export const refundScopes = ['whole', 'pieces', 'amount'] as const;

/** What is typed in the form, as it is typed. */
export interface RefundForm {
  scope: (typeof refundScopes)[number];
  /** How many of each SKU. */
  quantities: Record<string, number>;
  yuan: string;
  reason: (typeof refundReasons)[number];
  note: string;
}

export const emptyRefund: RefundForm = {
  scope: 'whole',
  quantities: {},
  yuan: '',
  reason: 'not-needed',
  note: '',
};

/** How much the form asks for; undefined while it asks for nothing, or for more than there is. */
export function askedFen(
  { scope, quantities, yuan }: RefundForm,
  { refundableFen, pieces }: Pick<OrderRefunds, 'refundableFen' | 'pieces'>,
): number | undefined {
  if (scope === 'whole') return refundableFen;
  const fen =
    scope === 'amount'
      ? parseYuan(yuan)
      : pieces.reduce(
          (sum, { sku, amountsFen }) => sum + (amountsFen[(quantities[sku] ?? 0) - 1] ?? 0),
          0,
        );
  return fen !== undefined && fen > 0 && fen <= refundableFen ? fen : undefined;
}

type RefundInput = Omit<InputOf<typeof requestRefund>, 'language' | 'no'>;

/** The form as the server takes it. */
export function toRequest(form: RefundForm): RefundInput {
  const { scope, quantities, yuan, reason, note } = form;
  const pieces = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([sku, quantity]) => ({ sku, quantity }));
  return {
    reason,
    ...(note.trim() && { note }),
    ...(scope === 'pieces' && { pieces }),
    ...(scope === 'amount' && { amountFen: parseYuan(yuan) ?? 0 }),
  };
}
