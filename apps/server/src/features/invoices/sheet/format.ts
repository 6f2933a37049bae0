import { languageTags, timeTags } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';

export function formatFen(fen: number, language: Language): string {
  const format = new Intl.NumberFormat(languageTags[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  // For the eye only: nothing is computed with it.
  return `${fen < 0 ? '-' : ''}¥${format.format(Math.abs(fen) / 100)}`;
}

/** In Beijing time, as the company's books are kept. */
export function formatTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(timeTags[language], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  return `${format.format(at)} (UTC+8)`;
}

/** The day of a moment in Beijing. */
export function formatDay(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(timeTags[language], {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
  });
  return format.format(at);
}
