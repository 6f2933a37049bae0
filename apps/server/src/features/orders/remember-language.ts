import type { Language } from '@uid/contract/language';
import { expressionBuilder } from 'kysely';
import type { Expression } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import type { Tables } from '../../database/tables.ts';

interface AccountLanguage {
  accountId: string;
  language: Language;
}

/**
 * Keeps the language in which an account orders and pays: its notices are mailed in it, whoever causes them. Keeps the
 * account from being deleted until the transaction ends; of one that is gone nothing is kept.
 */
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
    .columns(['accountId', 'language'])
    .expression((eb) =>
      holdRows(
        handle,
        eb
          .selectFrom('accounts')
          .select(['id', eb.cast<Language>(language, 'text').as('language')])
          .where('id', '=', accountId),
      ),
    )
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ language })
        .where('accountLanguages.language', '<>', language),
    ),
);
