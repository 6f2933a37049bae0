import type { Language, Localised } from './language.ts';
import type { Address } from './orders.ts';

const isLargestFirst: Localised<boolean> = { zh: true, en: false };

/** The address in one line, in the order of the script in which it is written; a municipality is named only once. */
export function placeText(
  { province, city, district, street }: Address,
  language: Language,
): string {
  return isLargestFirst[language] || /\p{sc=Han}/u.test(street)
    ? [...new Set([province, city]), district, street].join(' ')
    : [street, district, ...new Set([city, province])].join(', ');
}
