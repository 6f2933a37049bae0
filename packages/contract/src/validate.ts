import type { z } from 'zod';

import { fieldMessages, formMessage } from './form-messages.ts';
import type { Language } from './language.ts';

export type Validation<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

/** Parses a value; failures come back as messages by field in the user's language. */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  language: Language,
): Validation<z.output<S>> {
  const parsed = schema.safeParse(value, { error: (issue) => formMessage(issue, language) });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, fields: fieldMessages(parsed.error) };
}
