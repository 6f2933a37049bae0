import { languageTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

/** A moment as the reader writes it, in the reader's own time zone. */
export function formatTime(epoch: number, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(epoch);
}

/** The hour of a moment that is near. */
export function formatHour(epoch: number, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    month: 'short',
    day: 'numeric',
    // As the short time of a whole date: 09:05, 9:05 AM.
    hour: language === 'zh' ? '2-digit' : 'numeric',
    minute: '2-digit',
  }).format(epoch);
}
