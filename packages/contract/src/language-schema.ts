import { z } from './zod.ts';

import { languages } from './language.ts';

export const languageSchema = z.enum(languages);

/** A schema for a pair of texts, each written in its own language. */
export function localised<T extends z.ZodMiniType>(schema: T) {
  return z.object({ zh: schema, en: schema });
}
