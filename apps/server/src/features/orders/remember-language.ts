import type { Language } from '@uid/contract/language';
import { expressionBuilder } from 'kysely';
import type { Expression } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import type { Tables } from '../../database/tables.ts';

interface AccountLanguage {
  accountId: string;
  language: Language;
}

/** Keeps the language in which an account orders and pays: its notices are mailed in it, whoever causes them. */
export async function rememberLanguage(handle: Handle, known: AccountLanguage): Promise<void> {
  await upsertLanguage(handle, known);
}

/** The query for the language that is kept of an account. */
export function rememberedLanguage(accountId: Expression<string>) {
  return expressionBuilder<Tables>()
    .selectFrom('accountLanguages')
    .select('language')
    .where('accountId', '=', accountId)
    .$asScalar();
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
