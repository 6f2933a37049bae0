import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';

interface AccountLanguage {
  accountId: string;
  language: Language;
}

/** Keeps the language in which an account orders and pays: its notices are mailed in it, whoever causes them. */
export async function rememberLanguage(
  handle: Handle,
  { accountId, language }: AccountLanguage,
): Promise<void> {
  await handle
    .insertInto('accountLanguages')
    .values({ accountId, language })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ language })
        .where('accountLanguages.language', '<>', language),
    )
    .execute();
}
