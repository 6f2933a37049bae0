import type { Language, Localised } from './language.ts';
import type { Address } from './orders.ts';

const isLargestFirst: Localised<boolean> = { zh: true, en: false };

/** Where an address is, in the order of the script it is written in; a municipality is named once. */
export function placeText(
  { province, city, district, street }: Address,
  language: Language,
): string {
  return isLargestFirst[language] || /\p{sc=Han}/u.test(street)
    ? [...new Set([province, city]), district, street].join(' ')
    : [street, district, ...new Set([city, province])].join(', ');
}
