import type { Localised } from '@uid/contract/language';
import { listComma } from '@uid/contract/punctuation';

import type { Handle } from '../../../database/database.ts';
import { listFileNames } from './repository.ts';

/** Returns the paragraph of an email that names the files of its messages; empty if there are none. */
export async function nameFiles(
  handle: Handle,
  messageIds: readonly string[],
): Promise<Localised<string>> {
  const names = await listFileNames(handle, messageIds);
  if (names.length === 0) return { zh: '', en: '' };
  return {
    zh: `附件：${names.join(listComma.zh)}。登录网站后即可下载。`,
    en: `${names.length === 1 ? 'File' : 'Files'}: ${names.join(listComma.en)}. Log in on the site to download ${names.length === 1 ? 'it' : 'them'}.`,
  };
}
