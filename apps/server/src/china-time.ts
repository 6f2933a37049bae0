import { timeTags } from '@uid/contract/language';
import type { Language, Localised } from '@uid/contract/language';

const offset = 8 * 60 * 60_000;

/** Formats epoch milliseconds as `2026-01-05 16:00:00`: companies in China use Beijing time, wherever we run. */
export function chinaTime(at: number): string {
  return new Date(at + offset).toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch milliseconds, or NaN if the text is no such time. */
export function parseChinaTime(text: string): number {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return Number.NaN;
  return Date.parse(`${text.replace(' ', 'T')}+08:00`);
}

const zones: Localised<string> = { zh: '（北京时间）', en: ' (Beijing time)' };

/** A moment in the reader's words, to the second: `5 Jan 2026, 16:00:00 (Beijing time)`. */
export function momentWords(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(timeTags[language], {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Shanghai',
  });
  return `${format.format(at)}${zones[language]}`;
}
