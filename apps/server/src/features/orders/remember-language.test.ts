import type { Language } from '@uid/contract/language';
import { expect, test } from 'vitest';

import type { Database } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import { besideAChange } from '../../testing/beside-a-change.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { rememberFirstLanguage, rememberLanguage } from './remember-language.ts';

const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

function addAccount(database: Database): Promise<string> {
  const account = { email: 'reader@example.com', passwordHash: '' };
  return insertAccount({ database, newId, now: Date.now }, account);
}

function languagesIn({ handle }: Database) {
  return handle.selectFrom('accountLanguages').selectAll().execute();
}

test('the language in which an account last ordered is kept', async () => {
  await using database = await openTestDatabase();
  const accountId = await addAccount(database);
  for (const language of ['zh', 'en', 'en'] as const)
    await rememberLanguage(database.handle, { accountId, language });
  expect(await languagesIn(database)).toEqual([{ accountId, language: 'en' }]);
});

test('the language of a login is kept where none is known', async () => {
  await using database = await openTestDatabase();
  const accountId = await addAccount(database);
  const logIn = async (language: Language) => {
    const opened = { accountId, guestToken: undefined, language };
    await rememberFirstLanguage(database.handle, opened, { newId, now: Date.now });
  };
  await logIn('en');
  await logIn('zh');
  expect(await languagesIn(database)).toEqual([{ accountId, language: 'en' }]);
  await rememberLanguage(database.handle, { accountId, language: 'zh' });
  expect(await languagesIn(database)).toEqual([{ accountId, language: 'zh' }]);
});

test('of an account that is gone no language is kept', async () => {
  await using database = await openTestDatabase();
  await rememberLanguage(database.handle, { accountId: newId(), language: 'en' });
  expect(await languagesIn(database)).toEqual([]);
});

test.runIf(hasManyWriters)('of an account that is being deleted no language is kept', async () => {
  await using database = await openTestDatabase();
  const accountId = await addAccount(database);
  await besideAChange(
    { database, change: (tx) => tx.deleteFrom('accounts').where('id', '=', accountId).execute() },
    () => rememberLanguage(database.handle, { accountId, language: 'en' }),
  );
  expect(await languagesIn(database)).toEqual([]);
});
