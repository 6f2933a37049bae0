import { arrivalDay, warehouseDay } from '@uid/contract/dispatch-day';
import type { Language } from '@uid/contract/language';
import type { Order } from '@uid/contract/orders';
import { formatDate } from '@uid/ui/format-time';

/** Texts that say when an order is delivered. */
export const leavesTexts = {
  zh: {
    leaves: {
      unpaid: (day: string, there: string) => `现在付款，预计 ${day}全部发出，${there}送达。`,
      paid: (day: string, there: string) => `预计 ${day}全部发出，${there}送达。`,
      late: (day: string) => `原定 ${day}发出，目前有延迟，我们会尽快发货。`,
    },
    licencesFollow: '授权码在付款后签发，写在订单里。',
  },
  en: {
    leaves: {
      unpaid: (day: string, there: string) =>
        `If you pay now, everything ships around ${day} and arrives around ${there}.`,
      paid: (day: string, there: string) =>
        `Everything ships around ${day} and arrives around ${there}.`,
      late: (day: string) =>
        `This should have shipped around ${day}. It is late, and ships as soon as we can send it.`,
    },
    licencesFollow: 'Licence keys are issued after payment and appear in the order.',
  },
};

/** Returns the promise as it is now; empty if there is none left to keep. */
export function leavesWords(
  { state, leavesOn, now }: Pick<Order, 'state' | 'leavesOn' | 'now'>,
  language: Language,
): string {
  if (leavesOn === undefined) return '';
  const kind = state === 'unpaid' ? 'unpaid' : leavesOn < warehouseDay(now) ? 'late' : 'paid';
  const words = leavesTexts[language].leaves[kind];
  return words(formatDate(leavesOn, language), formatDate(arrivalDay(leavesOn), language));
}
