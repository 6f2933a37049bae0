import type { InputOf } from '@uid/contract/endpoint';
import type { OrderRefunds, refundReasons, requestRefund } from '@uid/contract/refunds';

import { parseYuan } from './parse-yuan.ts';

/** What a refund is requested for. */
export const refundScopes = ['whole', 'pieces', 'amount'] as const;

/** The contents of the form's fields, as they are typed. */
export interface RefundForm {
  scope: (typeof refundScopes)[number];
  /** How many pieces of each SKU. */
  quantities: Record<string, number>;
  yuan: string;
  /** Chosen by the buyer: no reason is preselected. */
  reason: (typeof refundReasons)[number] | undefined;
  note: string;
}

export const emptyRefund: RefundForm = {
  scope: 'whole',
  quantities: {},
  yuan: '',
  reason: undefined,
  note: '',
};

type Refundable = Pick<OrderRefunds, 'refundableFen' | 'deliveryFen' | 'pieces'>;

/** Returns how much the form asks for; undefined while it asks for nothing, or for more than is left. */
export function askedFen(form: RefundForm, refundable: Refundable): number | undefined {
  const { refundableFen } = refundable;
  if (form.scope === 'whole') return refundableFen;
  const fen =
    form.scope === 'amount' ? parseYuan(form.yuan) : piecesFen(form.quantities, refundable);
  return fen !== undefined && fen > 0 && fen <= refundableFen ? fen : undefined;
}

/**
 * Calculates as the server does: all pieces bring all that is left; all unsent goods bring their delivery cost, too.
 */
function piecesFen(
  quantities: RefundForm['quantities'],
  { refundableFen, deliveryFen = 0, pieces }: Refundable,
): number {
  if (isAll(pieces, quantities)) return refundableFen;
  const amounts = pieces.map(({ sku, amountsFen }) => amountsFen[(quantities[sku] ?? 0) - 1] ?? 0);
  const startFen = isAll(goodsOf(pieces), quantities) ? deliveryFen : 0;
  const fen = amounts.reduce((sum, each) => sum + each, startFen);
  return Math.min(fen, refundableFen);
}

/** True if the chosen pieces bring what their delivery cost, too. */
export function bringsDelivery({ scope, quantities }: RefundForm, refundable: Refundable): boolean {
  const { deliveryFen = 0, pieces } = refundable;
  return scope === 'pieces' && deliveryFen > 0 && isAll(goodsOf(pieces), quantities);
}

function goodsOf(pieces: Refundable['pieces']): Refundable['pieces'] {
  return pieces.filter(({ delivery }) => delivery === 'shipped');
}

function isAll(some: Refundable['pieces'], quantities: RefundForm['quantities']): boolean {
  return some.length > 0 && some.every(({ sku, quantity }) => quantities[sku] === quantity);
}

type RefundInput = Omit<InputOf<typeof requestRefund>, 'language' | 'no'>;

/** Returns the form as the server takes it, with the chosen reason. */
export function toRequest(form: RefundForm, reason: RefundInput['reason']): RefundInput {
  const { scope, quantities, yuan, note } = form;
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
