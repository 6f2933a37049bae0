/**
 * Times as their readers write them, in the reader's own time zone: what `Intl.DateTimeFormat` says of them in
 * Chinese, and in English as it is written in Britain, where no line ends inside a day.
 * The first use of `Intl` in a page has the browser read its tables of all languages, which takes a phone a
 * tenth of a second and more, before anything of a page of orders shows.
 */

interface Writing {
  monthDay: (month: number, day: number) => string;
  fullDay: (monthDay: string, year: number) => string;
  /** Of a day of the calendar, in tables and lists. */
  listed: (date: string, fullDay: string) => string;
  /** Between a day and an hour. */
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

/** The languages that times are written in. */
type Language = keyof typeof writings;

/**
 * Day and minute: 2026年11月9日 09:05, 9 Nov 2026, 09:05.
 * @param epoch in milliseconds
 */
export function formatTime(epoch: number, language: Language): string {
  return `${formatDay(epoch, language)}${writings[language].gap}${hourOf(epoch)}`;
}

/**
 * The same of what happens in a shop: where the reader's clock is not the shop's, it says which clock is meant.
 * 2026年11月9日 09:05, 9 Nov 2026, 02:05 (UTC+1).
 */
export function formatShopTime(epoch: number, language: Language): string {
  return formatTime(epoch, language) + zoneOf(epoch, language);
}

/** The day alone: 2026年11月9日, 9 Nov 2026. */
export function formatDay(epoch: number, language: Language): string {
  return writings[language].fullDay(dayOfYear(epoch, language), new Date(epoch).getFullYear());
}

/** The minute of a moment that is near: 11月9日 09:05, 9 Nov, 09:05. */
export function formatHour(epoch: number, language: Language): string {
  return `${dayOfYear(epoch, language)}${writings[language].gap}${hourOf(epoch)}`;
}

/** The same, with the reader's zone where it is not the shop's. */
export function formatShopHour(epoch: number, language: Language): string {
  return formatHour(epoch, language) + zoneOf(epoch, language);
}

/**
 * A day of the calendar, wherever its reader is: 11月9日, 9 Nov.
 * @param date as `2026-11-09`
 */
export function formatDate(date: string, language: Language): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return writings[language].monthDay(month, day);
}

/**
 * A day of the calendar with its year, as tables and lists of contents have it: 2026-11-09, 9 Nov 2026.
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

/** Minutes that the shop's clock is ahead of UTC, all year. */
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
