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
    hour: '2-digit',
    minute: '2-digit',
  }).format(epoch);
}
