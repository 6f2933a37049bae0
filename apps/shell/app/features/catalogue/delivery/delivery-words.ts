import type { CartLine } from '@uid/contract/cart';
import type { ItemSummary } from '@uid/contract/catalogue';
import { arrivalDay, readyDay } from '@uid/contract/dispatch-day';
import type { Language } from '@uid/contract/language';
import { formatDate } from '@uid/ui/format-time';

import { deliveryTexts } from './delivery-texts.ts';

interface Reader {
  language: Language;
  now: number;
}

/** When it ships and arrives, or when the licence is there, in words. */
export function deliveryWords(
  { delivery, leadDays }: Pick<ItemSummary, 'delivery' | 'leadDays'>,
  { language, now }: Reader,
): string {
  const readyOn = readyDay({ delivery, leadDays }, now);
  return readyWords({ delivery, ...(readyOn !== undefined && { readyOn }) }, language);
}

/** The same where the server has said the day. */
export function readyWords(
  { delivery, readyOn }: Pick<CartLine, 'delivery' | 'readyOn'>,
  language: Language,
): string {
  const texts = deliveryTexts[language];
  if (readyOn === undefined) return texts.readyAtOnce;
  const day = formatDate(readyOn, language);
  if (delivery === 'licence') return texts.readyAsLicence(day);
  return texts.readyToShip(day, formatDate(arrivalDay(readyOn), language));
}
