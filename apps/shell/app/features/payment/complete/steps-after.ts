import type { Language } from '@uid/contract/language';
import type { Order } from '@uid/contract/orders';

import { dayWords } from '../../mall/delivery/day-words.ts';
import { completeTexts } from './complete-texts.ts';

type Paid = Pick<Order, 'leavesOn' | 'invoice'> & {
  lines: readonly Pick<Order['lines'][number], 'delivery'>[];
};

/** What happens after the payment, as far as this order is concerned; of an order not known yet, of any. */
export function stepsAfter(order: Paid | undefined, language: Language): string[] {
  const { steps } = completeTexts[language];
  const { lines, leavesOn, invoice } = order ?? {};
  const has = (delivery: 'shipped' | 'licence') =>
    lines === undefined || lines.some((line) => line.delivery === delivery);
  const day = leavesOn === undefined ? undefined : dayWords(leavesOn, language);
  return [
    ...(has('shipped') ? [day === undefined ? steps.goods : steps.goodsBy(day)] : []),
    ...(has('licence') ? [steps.licences] : []),
    steps.follow,
    ...(invoice?.kind === 'none' ? [] : [steps.invoice]),
  ];
}
