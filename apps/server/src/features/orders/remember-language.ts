import type { Language } from '@uid/contract/language';
import { expressionBuilder } from 'kysely';
import type { Expression } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { holdRows } from '../../database/hold-rows.ts';
import { prepare } from '../../database/prepare.ts';
import type { Given } from '../../database/prepare.ts';
import type { Tables } from '../../database/tables.ts';
import type { Events, Subscriber } from '../../events.ts';

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

/** Keeps the language of a login where none is known: a program that orders in one may log in without naming any. */
export const rememberFirstLanguage: Subscriber<Events['session-opened']> = async (
  handle,
  { accountId, language },
) => {
  await insertLanguage(handle, { accountId, language });
};

/** The query for the language that is kept of an account. */
export function rememberedLanguage(accountId: Expression<string>) {
  return expressionBuilder<Tables>()
    .selectFrom('accountLanguages')
    .select('language')
    .where('accountId', '=', accountId)
    .$asScalar();
}

const upsertLanguage = prepare((handle, { accountId, language }: Given<AccountLanguage>) =>
  languageInsert(handle, { accountId, language }).onConflict((conflict) =>
    conflict
      .column('accountId')
      .doUpdateSet({ language })
      .where('accountLanguages.language', '<>', language),
  ),
);

const insertLanguage = prepare((handle, known: Given<AccountLanguage>) =>
  languageInsert(handle, known).onConflict((conflict) => conflict.column('accountId').doNothing()),
);

function languageInsert(handle: Handle, { accountId, language }: Given<AccountLanguage>) {
  return handle
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
    );
}
