import type { Language } from '@uid/contract/language';

import type { Handle } from '../../../database/database.ts';

/**
 * Returns the language in which the account last ordered, or first logged in; if none is known, Chinese, which is the
 * company's own.
 */
export async function readAccountLanguage(handle: Handle, accountId: string): Promise<Language> {
  const row = await handle
    .selectFrom('accountLanguages')
    .select('language')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.language ?? 'zh';
}
