import type { Address, Invoice } from '@uid/contract/orders';

import type { StaffCaller } from './http/caller.ts';

/** What stands for the letters that are not shown. */
export const hidden = '＊＊';

/** Whether who asks may know persons; to others they are masked. */
export function seesPersons({ staff }: StaffCaller['session']): boolean {
  return staff.permissions.has('persons.read');
}

/** `张＊＊`, or nothing where there is nothing. */
export function maskName(name: string): string {
  return `${/^./u.exec(name)?.[0] ?? ''}${hidden}`;
}

/** `a＊＊@example.com`; of an account that has no address, its name. */
export function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? maskName(name) : `${maskName(name)}@${domain}`;
}

/** The last four digits, by which somebody on the telephone can be recognised. */
export function maskPhone(phone: string): string {
  return `${hidden}${phone.slice(-4)}`;
}

/** Province and city stay: they say no more than a parcel's way. */
export function maskAddress({ recipient, phone, province, city }: Address): Address {
  return {
    recipient: maskName(recipient),
    phone: maskPhone(phone),
    province,
    city,
    district: hidden,
    street: hidden,
  };
}

/** A company's title and number are no person's. */
export function maskInvoice(invoice: Invoice): Invoice {
  return invoice.kind === 'personal' ? { ...invoice, title: maskName(invoice.title) } : invoice;
}

/** An address, or a word: read as one, no letter is looked at twice. */
const emailsOrWords = /[^\s@<>,;:：，；]+(@[^\s@<>,;:：，；]+)?/g;
/** Seven digits and more, in groups too. */
const numbers = /\+?\d(?:[ -]?\d){6,}/;
/** The number of an order, an enquiry or a quote: a day, and letters that chance chose. */
const ourNumbers =
  /(?<![\dA-Za-z])(?:QT?)?\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?=\d*[A-Z])[0-9A-HJKMNP-TV-Z]{10,14}(?![\dA-Za-z])/;
const ourNumbersOrOthers = new RegExp(`(${ourNumbers.source})|${numbers.source}`, 'g');

/** What somebody wrote, without the addresses and numbers of persons in it. */
export function maskWords(text: string): string {
  return text
    .replaceAll(emailsOrWords, (found, domain?: string) => (domain ? maskEmail(found) : found))
    .replaceAll(ourNumbersOrOthers, (found, ours?: string) => ours ?? maskPhone(found));
}
