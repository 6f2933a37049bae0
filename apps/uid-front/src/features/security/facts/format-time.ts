import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

/** Day and minute, as the reader's language writes them. */
export function formatTime(at: number, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(languageTags[language], style).format(at);
}

export function formatDay(at: number, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'medium' }).format(at);
}
