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

/** Says in words when an item ships and arrives, or when its licence is issued. */
export function deliveryWords(
  { delivery, leadDays }: Pick<ItemSummary, 'delivery' | 'leadDays'>,
  { language, now }: Reader,
): string {
  const readyOn = readyDay({ delivery, leadDays }, now);
  return readyWords({ delivery, ...(readyOn !== undefined && { readyOn }) }, language);
}

/** The same for a day that the server has determined. */
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
