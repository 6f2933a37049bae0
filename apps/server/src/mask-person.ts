import type { Address, Invoice } from '@uid/contract/orders';

import type { StaffCaller } from './http/caller.ts';

/** Stands for the characters that are not shown. */
export const mask = '＊＊';

/** Whether this member of the staff may see personal data; for others it is masked. */
export function seesPersons({ staff }: StaffCaller['session']): boolean {
  return staff.permissions.has('persons.read');
}

/** `张＊＊`; an empty name becomes `＊＊`. */
export function maskName(name: string): string {
  return `${/^./u.exec(name)?.[0] ?? ''}${mask}`;
}

/** `a＊＊@example.com`; a text without an @ is masked as a name. */
export function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? maskName(name) : `${maskName(name)}@${domain}`;
}

/** Shows the last four digits, by which a caller on the telephone can be recognised. */
export function maskPhone(phone: string): string {
  return `${mask}${phone.slice(-4)}`;
}

/** Keeps province and city: they reveal no more than the route of a parcel does. */
export function maskAddress({ recipient, phone, province, city }: Address): Address {
  return {
    recipient: maskName(recipient),
    phone: maskPhone(phone),
    province,
    city,
    district: mask,
    street: mask,
  };
}

/** Keeps a company's title and number, which are not personal data. */
export function maskInvoice(invoice: Invoice): Invoice {
  return invoice.kind === 'personal' ? { ...invoice, title: maskName(invoice.title) } : invoice;
}

/** Matches an email address or a word: one pattern for both reads no character twice. */
const emailsOrWords = /[^\s@<>,;:：，；]+(@[^\s@<>,;:：，；]+)?/g;
/** Matches seven digits or more, also in groups. */
const numbers = /\+?\d(?:[ -]?\d){6,}/;
/** Matches the number of an order, an enquiry or a quote: a date, then random characters. */
const ourNumbers =
  /(?<![\dA-Za-z])(?:QT?)?\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=\d*[A-Z])[0-9A-HJKMNP-TV-Z]{10,14}(?![\dA-Za-z])/;
const ourNumbersOrOthers = new RegExp(`(${ourNumbers.source})|${numbers.source}`, 'g');

/** Masks the email addresses and telephone numbers in a text that somebody wrote. */
export function maskWords(text: string): string {
  return text
    .replaceAll(emailsOrWords, (found, domain?: string) => (domain ? maskEmail(found) : found))
    .replaceAll(ourNumbersOrOthers, (found, ours?: string) => ours ?? maskPhone(found));
}
