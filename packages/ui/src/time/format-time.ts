/**
 * Times as their readers write them, in the reader's own time zone: what `Intl.DateTimeFormat` says of them.
 * The first use of `Intl` in a page has the browser read its tables of all languages, which takes a phone a
 * tenth of a second and more, before anything of a page of orders shows.
 */

interface Writing {
  monthDay: (month: number, day: number) => string;
  fullDay: (monthDay: string, year: number) => string;
  clock: (hours: number, minutes: string) => string;
  /** Between a day and an hour. */
  gap: string;
  zone: (name: string) => string;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const writings = {
  zh: {
    monthDay: (month, day) => `${month}月${day}日`,
    fullDay: (monthDay, year) => `${year}年${monthDay}`,
    clock: (hours, minutes) => `${twoDigits(hours)}:${minutes}`,
    gap: ' ',
    zone: (name) => `（${name}）`,
  },
  en: {
    monthDay: (month, day) => `${months[month - 1]} ${day}`,
    fullDay: (monthDay, year) => `${monthDay}, ${year}`,
    clock: (hours, minutes) => `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`,
    gap: ', ',
    zone: (name) => ` (${name})`,
  },
} satisfies Record<string, Writing>;

/** The languages that times are written in. */
type Language = keyof typeof writings;

/**
 * Day and minute: 2026年11月9日 09:05, Nov 9, 2026, 9:05 AM.
 * @param epoch in milliseconds
 */
export function formatTime(epoch: number, language: Language): string {
  return `${formatDay(epoch, language)}${writings[language].gap}${hourOf(epoch, language)}`;
}

/**
 * The same of what happens in a shop: where the reader's clock is not the shop's, it says which clock is meant.
 * 2026年11月9日 09:05, Nov 9, 2026, 2:05 AM (UTC+1).
 */
export function formatShopTime(epoch: number, language: Language): string {
  return formatTime(epoch, language) + zoneOf(epoch, language);
}

/** The day alone: 2026年11月9日, Nov 9, 2026. */
export function formatDay(epoch: number, language: Language): string {
  return writings[language].fullDay(dayOfYear(epoch, language), new Date(epoch).getFullYear());
}

/** The minute of a moment that is near: 11月9日 09:05, Nov 9, 9:05 AM. */
export function formatHour(epoch: number, language: Language): string {
  return `${dayOfYear(epoch, language)}${writings[language].gap}${hourOf(epoch, language)}`;
}

/** The same, with the reader's zone where it is not the shop's. */
export function formatShopHour(epoch: number, language: Language): string {
  return formatHour(epoch, language) + zoneOf(epoch, language);
}

/**
 * A day of the calendar, wherever its reader is: 11月9日, Nov 9.
 * @param date as `2026-11-09`
 */
export function formatDate(date: string, language: Language): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return writings[language].monthDay(month, day);
}

function dayOfYear(epoch: number, language: Language): string {
  const time = new Date(epoch);
  return writings[language].monthDay(time.getMonth() + 1, time.getDate());
}

function hourOf(epoch: number, language: Language): string {
  const time = new Date(epoch);
  return writings[language].clock(time.getHours(), twoDigits(time.getMinutes()));
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
