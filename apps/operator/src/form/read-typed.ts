import { readYuan } from '@uid/contract/read-yuan';

import type { SchemaField } from './field-kind.ts';

/**
 * Returns the controls' values as the schema wants them: an amount in yuan becomes fen, and an empty field becomes
 * undefined.
 */
export function readTyped(
  fields: readonly SchemaField[],
  typed: FormData,
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, typed)]));
}

function valueOf({ kind, name, isOptional }: SchemaField, typed: FormData): unknown {
  const value = typed.get(name);
  const text = typeof value === 'string' ? value : '';
  // An unticked box sends nothing; with two options, an empty text means that neither was chosen.
  if (kind === 'yes-no')
    return typed.has(name) && text === '' ? undefined : text === 'on' || text === 'true';
  if (text.trim() === '' && (isOptional || kind === 'number' || kind === 'money')) return undefined;
  if (kind === 'money') return fenOf(text);
  if (kind === 'number') return numberOf(text);
  return text;
}

/**
 * Reads a number, also in the full-width digits of a Chinese keyboard. Returns NaN for an empty field and for a text
 * that is not a number.
 */
export function numberOf(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return plain === '' ? NaN : Number(plain);
}

/** Reads an amount in yuan as fen: “1,234.5” is 123450. Returns NaN for a text that is not an amount. */
export function fenOf(text: string): number {
  return readYuan(text) ?? NaN;
}
