import type { Language } from '@uid/contract/language';
import { inPlainDigits } from '@uid/contract/orders';

const names = [
  'kind',
  'name',
  'email',
  'phone',
  'company',
  'product',
  'sku',
  'version',
  'severity',
  'partner',
  'message',
  'website',
] as const;

/** What was typed, by field: shown again when something is wrong. */
export type Typed = Partial<Record<(typeof names)[number] | 'quantity' | 'consent', string>>;

export function readTyped(form: FormData): Typed {
  const typed: Typed = {};
  for (const name of [...names, 'quantity', 'consent'] as const) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') typed[name] = value;
  }
  return typed;
}

/** Returns the form as the endpoint takes it. An empty field counts as not given. */
export function toEnquiryInput(typed: Typed, language: Language): Record<string, unknown> {
  const { quantity, consent, ...texts } = typed;
  return {
    ...texts,
    language,
    ...(quantity !== undefined && { quantity: toNumber(quantity) }),
    ...(consent !== undefined && { consent: true }),
  };
}

/**
 * Only plain digits, or the full-width ones of a Chinese keyboard, are a quantity: `1e3` and `0x9` are numbers to
 * `Number` alone.
 */
function toNumber(text: string): number | string {
  const plain = inPlainDigits(text);
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}
