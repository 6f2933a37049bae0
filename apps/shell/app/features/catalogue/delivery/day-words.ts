import { languageTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

/** Making one takes longer than rendering a line of a cart. */
const formats: Partial<Localised<Intl.DateTimeFormat>> = {};

/** A calendar day such as `2026-11-09`, as the reader writes it. */
export function dayWords(day: string, language: Language): string {
  formats[language] ??= new Intl.DateTimeFormat(languageTags[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return formats[language].format(Date.parse(day));
}
