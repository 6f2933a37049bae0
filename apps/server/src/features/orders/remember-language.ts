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
 * Stores the language in which an account orders and pays: its notices are mailed in that language, whoever causes
 * them. Keeps the account from being deleted until the transaction ends; stores nothing for a deleted account.
 */
export async function rememberLanguage(handle: Handle, known: AccountLanguage): Promise<void> {
  await upsertLanguage(handle, known);
}

/** Stores a login's language unless one is known: a program may log in without naming the language it orders in. */
export const rememberFirstLanguage: Subscriber<Events['session-opened']> = async (
  handle,
  { accountId, language },
) => {
  await insertLanguage(handle, { accountId, language });
};

/** A subquery for the stored language of an account. */
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
