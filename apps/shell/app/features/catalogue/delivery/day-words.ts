import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

/** A calendar day such as `2026-11-09`, as the reader writes it. */
export function dayWords(day: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}
