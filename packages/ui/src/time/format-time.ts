/**
 * Times as their readers write them, in the reader's own time zone: what `Intl.DateTimeFormat` says of them.
 * The first use of `Intl` in a page has the browser read its tables of all languages, which takes a phone a
 * tenth of a second and more, before anything of a page of orders shows.
 */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Day and minute: 2026年11月9日 09:05, Nov 9, 2026, 9:05 AM.
 * @param epoch in milliseconds
 * @param language a BCP 47 tag, such as `zh-CN` or `en`
 */
export function formatTime(epoch: number, language: string): string {
  return `${formatDay(epoch, language)}${isChinese(language) ? ' ' : ', '}${hourOf(epoch, language)}`;
}

/**
 * The same of what happens in a shop: where the reader's clock is not the shop's, it says which clock is meant.
 * 2026年11月9日 09:05, Nov 9, 2026, 2:05 AM (UTC+1).
 */
export function formatShopTime(epoch: number, language: string): string {
  return formatTime(epoch, language) + zoneOf(epoch, language);
}

/** The day alone: 2026年11月9日, Nov 9, 2026. */
export function formatDay(epoch: number, language: string): string {
  const year = new Date(epoch).getFullYear();
  const day = dayOfYear(epoch, language);
  return isChinese(language) ? `${year}年${day}` : `${day}, ${year}`;
}

/** The minute of a moment that is near: 11月9日 09:05, Nov 9, 9:05 AM. */
export function formatHour(epoch: number, language: string): string {
  const day = dayOfYear(epoch, language);
  return `${day}${isChinese(language) ? ' ' : ', '}${hourOf(epoch, language)}`;
}

/** The same, with the reader's zone where it is not the shop's. */
export function formatShopHour(epoch: number, language: string): string {
  return formatHour(epoch, language) + zoneOf(epoch, language);
}

/**
 * A day of the calendar, wherever its reader is: 11月9日, Nov 9.
 * @param date as `2026-11-09`
 */
export function formatDate(date: string, language: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return nameDay(month, day, language);
}

function dayOfYear(epoch: number, language: string): string {
  const time = new Date(epoch);
  return nameDay(time.getMonth() + 1, time.getDate(), language);
}

function nameDay(month: number, day: number, language: string): string {
  return isChinese(language) ? `${month}月${day}日` : `${months[month - 1]} ${day}`;
}

function hourOf(epoch: number, language: string): string {
  const time = new Date(epoch);
  const hours = time.getHours();
  const minutes = twoDigits(time.getMinutes());
  if (isChinese(language)) return `${twoDigits(hours)}:${minutes}`;
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** Minutes that the shop's clock is ahead of UTC, all year. */
const shopZone = 8 * 60;

function zoneOf(epoch: number, language: string): string {
  const ahead = -new Date(epoch).getTimezoneOffset();
  if (ahead === shopZone) return '';
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  const clock = minutes === 0 ? `${hours}` : `${hours}:${twoDigits(minutes)}`;
  const zone = ahead === 0 ? 'UTC' : `UTC${ahead > 0 ? '+' : '−'}${clock}`;
  return isChinese(language) ? `（${zone}）` : ` (${zone})`;
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}

function isChinese(language: string): boolean {
  return language.startsWith('zh');
}
