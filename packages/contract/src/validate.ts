import type { z } from 'zod/mini';

import { boundsOf, valueOf } from './field-bounds.ts';
import { formMessage } from './form-messages.ts';
import type { Language } from './language.ts';

export type Validation<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

/** Parses a value; failures come back as messages by field path (`address.phone`) in the user's language. */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  language: Language,
): Validation<z.output<S>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    // The first issue of a field is the one to mend first.
    fields[issue.path.join('.')] ??= formMessage(issue, language, {
      input: issue.path.reduce<unknown>(valueOf, value),
      bounds: boundsOf(schema, value, issue.path),
    });
  }
  return { ok: false, fields };
}
