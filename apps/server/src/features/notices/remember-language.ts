import type { Language } from '@uid/contract/language';

import { prepareWrite } from '../../database/run-together.ts';
import type { Write } from '../../database/run-together.ts';

/**
 * Keeps the language in which an account orders and pays, with what it does there:
 * its notices are mailed in it, whoever causes them.
 */
export function languageWrite({ accountId, language }: AccountLanguage): Write {
  return upsertLanguage({ accountId, language });
}

interface AccountLanguage {
  accountId: string;
  language: Language;
}

const upsertLanguage = prepareWrite((handle, { accountId, language }: AccountLanguage) =>
  handle
    .insertInto('accountLanguages')
    .values({ accountId, language })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ language })
        .where('accountLanguages.language', '<>', language),
    ),
);
