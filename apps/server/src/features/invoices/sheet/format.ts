import { languageTags, timeTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

export function formatFen(fen: number, language: Language): string {
  const format = new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // For display only: nothing is computed with this number.
  return `${fen < 0 ? '-' : ''}¥${format.format(Math.abs(fen) / 100)}`;
}

/** Formats a moment in Beijing time, as the company's books are kept. */
export function formatTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(timeTags[language], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return `${format.format(at)} (UTC+8)`;
}

/** Formats the day of a moment in Beijing. */
export function formatDay(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(timeTags[language], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
  });
  return format.format(at);
}
