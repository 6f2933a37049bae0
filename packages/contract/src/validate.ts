import type { z } from './zod.ts';

import { boundsOf, valueOf } from './field-bounds.ts';
import { formMessage, unknownFieldMessage } from './form-messages.ts';
import type { Language } from './language.ts';

/** Maximum number of unknown fields that are reported for an object: a reader needs no more. */
const namedUnknowns = 10;

export type Validation<T> = { ok: true; value: T } | { ok: false; fields: Record<string, string> };

/** Parses a value. Failures are messages by field path (`address.phone`), in the user's language. */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  language: Language,
): Validation<z.output<S>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, namedUnknowns))
        fields[[...path, key].join('.')] = unknownFieldMessage(key, language);
      continue;
    }
    // Only the first issue of a field is reported, because it has to be corrected first.
    fields[path.join('.')] ??= formMessage(issue, language, {
      input: path.reduce<unknown>(valueOf, value),
      bounds: boundsOf(schema, value, path),
    });
  }
  return { ok: false, fields };
}
