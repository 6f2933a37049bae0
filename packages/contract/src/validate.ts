import type { z } from './zod.ts';

import { boundsOf, valueOf } from './field-bounds.ts';
import { formMessage, unknownFieldMessage } from './form-messages.ts';
import type { Language } from './language.ts';

/** Of the fields that an object does not know, as many are named as a reader looks at. */
const namedUnknowns = 10;

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
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, namedUnknowns))
        fields[[...path, key].join('.')] = unknownFieldMessage(key, language);
      continue;
    }
    // The first issue of a field is the one to mend first.
    fields[path.join('.')] ??= formMessage(issue, language, {
      input: path.reduce<unknown>(valueOf, value),
      bounds: boundsOf(schema, value, path),
    });
  }
  return { ok: false, fields };
}
