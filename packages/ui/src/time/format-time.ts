/**
 * Formats times in the reader's own time zone like `Intl.DateTimeFormat` does in Chinese and in British English, except
 * that no line breaks inside a day. `Intl` is not used, because its first use on a page makes the browser read tables
 * of all languages, which takes a phone a tenth of a second or more before a page of orders shows anything.
 */

interface Writing {
  monthDay: (month: number, day: number) => string;
  fullDay: (monthDay: string, year: number) => string;
  /** A calendar day in tables and lists. */
  listed: (date: string, fullDay: string) => string;
  /** The separator between a day and an hour. */
  gap: string;
  zone: (name: string) => string;
}

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
];

const writings = {
  zh: {
    monthDay: (month, day) => `${month}月${day}日`,
    fullDay: (monthDay, year) => `${year}年${monthDay}`,
    listed: (date) => date,
    gap: ' ',
    zone: (name) => `（${name}）`,
  },
  en: {
    monthDay: (month, day) => `${day}\u00a0${months[month - 1]}`,
    fullDay: (monthDay, year) => `${monthDay}\u00a0${year}`,
    listed: (_date, fullDay) => fullDay,
    gap: ', ',
    zone: (name) => ` (${name})`,
  },
} satisfies Record<string, Writing>;

/** The languages in which times can be written. */
type Language = keyof typeof writings;

/**
 * Formats day and minute: 2026年11月9日 09:05, 9 Nov 2026, 09:05.
 * @param epoch in milliseconds
 */
export function formatTime(epoch: number, language: Language): string {
  return `${formatDay(epoch, language)}${writings[language].gap}${hourOf(epoch)}`;
}

/**
 * Formats the time of an event in the shop. If the reader's time zone is not the shop's, the time zone is added:
 * 2026年11月9日 09:05, 9 Nov 2026, 02:05 (UTC+1).
 */
export function formatShopTime(epoch: number, language: Language): string {
  return formatTime(epoch, language) + zoneOf(epoch, language);
}

/** Formats only the day: 2026年11月9日, 9 Nov 2026. */
export function formatDay(epoch: number, language: Language): string {
  return writings[language].fullDay(dayOfYear(epoch, language), new Date(epoch).getFullYear());
}

/** Formats a time in the near past or future, without the year: 11月9日 09:05, 9 Nov, 09:05. */
export function formatHour(epoch: number, language: Language): string {
  return `${dayOfYear(epoch, language)}${writings[language].gap}${hourOf(epoch)}`;
}

/** Like `formatHour`, with the reader's time zone if it is not the shop's. */
export function formatShopHour(epoch: number, language: Language): string {
  return formatHour(epoch, language) + zoneOf(epoch, language);
}

/**
 * Formats a calendar day, independently of the reader's time zone: 11月9日, 9 Nov.
 * @param date as `2026-11-09`
 */
export function formatDate(date: string, language: Language): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return writings[language].monthDay(month, day);
}

/**
 * Formats a calendar day with its year, for tables and lists of contents: 2026-11-09, 9 Nov 2026.
 * @param date as `2026-11-09`
 */
export function formatFullDate(date: string, language: Language): string {
  const { fullDay, listed } = writings[language];
  return listed(date, fullDay(formatDate(date, language), Number(date.slice(0, 4))));
}

function dayOfYear(epoch: number, language: Language): string {
  const time = new Date(epoch);
  return writings[language].monthDay(time.getMonth() + 1, time.getDate());
}

function hourOf(epoch: number): string {
  const time = new Date(epoch);
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** Minutes by which the shop's clock is ahead of UTC, all year. */
const shopZone = 8 * 60;

function zoneOf(epoch: number, language: Language): string {
  const ahead = -new Date(epoch).getTimezoneOffset();
  if (ahead === shopZone) return '';
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const clock = minutes === 0 ? `${hours}` : `${hours}:${twoDigits(minutes)}`;
  return writings[language].zone(ahead === 0 ? 'UTC' : `UTC${ahead > 0 ? '+' : '−'}${clock}`);
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}
