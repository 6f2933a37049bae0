import { readYuan } from '@uid/contract/read-yuan';

import type { SchemaField } from './field-kind.ts';

/** What the controls hold, as the schema wants it: fen of an amount in yuan, nothing of an empty field. */
export function readTyped(
  fields: readonly SchemaField[],
  typed: FormData,
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, typed)]));
}

function valueOf({ kind, name, isOptional }: SchemaField, typed: FormData): unknown {
  const value = typed.get(name);
  const text = typeof value === 'string' ? value : '';
  // A box that is not ticked sends nothing; of two options neither was chosen where the text is empty.
  if (kind === 'yes-no')
    return typed.has(name) && text === '' ? undefined : text === 'on' || text === 'true';
  if (text.trim() === '' && (isOptional || kind === 'number' || kind === 'money')) return undefined;
  if (kind === 'money') return fenOf(text);
  if (kind === 'number') return numberOf(text);
  return text;
}

/** Also in the wide digits of a Chinese keyboard; of an empty field, and of what is no number, none. */
export function numberOf(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return plain === '' ? NaN : Number(plain);
}

/** “1,234.5” is 123450; of what is no amount, no number. */
export function fenOf(text: string): number {
  return readYuan(text) ?? NaN;
}
