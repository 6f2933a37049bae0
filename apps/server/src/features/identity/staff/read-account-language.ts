import type { Language } from '@uid/contract/language';

import type { Handle } from '../../../database/database.ts';

/** The language in which somebody last ordered, or first logged in; Chinese where none is known, as the company's own. */
export async function readAccountLanguage(handle: Handle, accountId: string): Promise<Language> {
  const row = await handle
    .selectFrom('accountLanguages')
    .select('language')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.language ?? 'zh';
}
