import type { ItemSummary } from '@uid/contract/catalogue';
import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

import { deliveryDay } from './delivery-day.ts';
import { mallTexts } from '../mall-texts.ts';

interface Reader {
  language: Language;
  now: number;
}

/** When it leaves the warehouse, or when the licence is there, in words. */
export function deliveryWords(
  { delivery, leadDays }: Pick<ItemSummary, 'delivery' | 'leadDays'>,
  { language, now }: Reader,
): string {
  const format = new Intl.DateTimeFormat(languageTags[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const day = format.format(deliveryDay(now, leadDays));
  const texts = mallTexts[language];
  return delivery === 'licence' ? texts.readyAsLicence(day) : texts.readyToShip(day);
}
