import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';

/**
 * Keeps the language in which an account orders and pays, with what it does there:
 * its notices are mailed in it, whoever causes them.
 */
export function languageWrite(
  handle: Handle,
  { accountId, language }: { accountId: string; language: Language },
) {
  return handle
    .insertInto('accountLanguages')
    .values({ accountId, language })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ language })
        .where('accountLanguages.language', '<>', language),
    );
}
