import { gap } from './labels.ts';

const phones = [
  /(?:(?:\+|00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)/,
  /(?<!\d)\(?0\d{2,3}\)?[- ]?\d{3,4}[- ]?\d{4}(?:(?:-|转)\d{1,5})?(?!\d)/,
  /(?<!\d)400[- ]?\d{3}[- ]?\d{4}(?!\d)/,
  /\+[1-9]\d{0,2}[- ]?\d{3,5}[- ]?\d{3,6}(?!\d)/,
];
/** Takes the place of the number, because a name is often beside it. */
export const phoneMark = '\u{E001}';

export function takePhone(text: string): { phone?: string; rest: string } {
  for (const shape of phones) {
    const found = shape.exec(text);
    if (!found) continue;
    const [phone] = found;
    const before = text.slice(0, found.index);
    const after = text.slice(found.index + phone.length);
    return { phone: normalizePhone(phone), rest: `${before}${gap}${phoneMark}${gap}${after}` };
  }
  return { rest: text };
}

/** Returns a mobile number as dialled within China; a landline number keeps the separators between its parts. */
function normalizePhone(phone: string): string {
  const digits = phone
    .replace(/^(?:\+|00)?86[- ]?(?=1)/, '')
    .replace(/^\((\d+)\)[- ]?/, '$1-')
    .replaceAll(' ', '');
  return digits.startsWith('1') ? digits.replaceAll('-', '') : digits.replace('转', '-');
}
