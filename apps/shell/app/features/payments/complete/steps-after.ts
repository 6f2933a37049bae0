import type { Language } from '@uid/contract/language';
import type { Order } from '@uid/contract/orders';
import { sentenceGap } from '@uid/contract/punctuation';

import { leavesWords } from '../../orders/parts/leaves-texts.ts';
import { completeTexts } from './complete-texts.ts';

type Paid = Pick<Order, 'state' | 'leavesOn' | 'invoice' | 'now'> & {
  lines: readonly Pick<Order['lines'][number], 'delivery' | 'quantity' | 'keptBack'>[];
};

/**
 * Returns what is true of this order after its payment, and what comes next; if the order is not known yet, what is
 * true of any.
 */
export function stepsAfter(order: Paid | undefined, language: Language): string[] {
  const { steps } = completeTexts[language];
  if (!order) return [steps.follow];
  const sold = order.lines.filter(({ quantity, keptBack = 0 }) => quantity > keptBack);
  const has = (kind: 'shipped' | 'licence') => sold.some(({ delivery }) => delivery === kind);
  return [
    ...(has('shipped') ? [goodsStep(order, language)] : []),
    ...(has('licence') ? [order.state === 'paid' ? steps.licences : steps.licencesIssued] : []),
    steps.follow,
    ...(order.invoice.kind === 'none' ? [] : [steps.invoice]),
  ];
}

function goodsStep(order: Paid, language: Language): string {
  const { state } = order;
  const { steps } = completeTexts[language];
  if (state === 'delivered' || state === 'completed') return steps.goodsArrived;
  if (state === 'shipped') return steps.goodsSent;
  return [steps.goods, leavesWords(order, language)].join(sentenceGap[language]).trim();
}
