import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';

interface AccountLanguage {
  accountId: string;
  language: Language;
}

/** Keeps the language in which an account orders and pays: its notices are mailed in it, whoever causes them. */
export async function rememberLanguage(handle: Handle, known: AccountLanguage): Promise<void> {
  await upsertLanguage(handle, known);
}

const upsertLanguage = prepare((handle, { accountId, language }: Given<AccountLanguage>) =>
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
