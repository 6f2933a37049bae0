import type { SessionResult } from '@uid/contract/identity';
import type { Language, Localised } from '@uid/contract/language';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { maskNumber } from '../mobile/present-mobile.ts';
import { findMobile } from '../mobile/repository.ts';
import { getAccount } from '../repository.ts';
import { presentSession } from '../sessions/present-session.ts';
import { updateDisplayName } from './repository.ts';

/** Stores the name that the account's owner wants to be called by; null: no name. */
export async function setDisplayName(
  { database, config }: Identity,
  displayName: string | null,
  { session: { accountId }, language }: SessionCaller,
): Promise<SessionResult['user']> {
  return database.transact(async (handle) => {
    const { email } = await getAccount(handle, accountId);
    if (email === null && displayName !== null) requireName(displayName, language);
    // An account without an address goes by its mobile number, masked.
    const mobile = email === null && displayName === null && (await findMobile(handle, accountId));
    await updateDisplayName(handle, accountId, mobile ? maskNumber(mobile.number) : displayName);
    return presentSession(await getAccount(handle, accountId), config).user;
  });
}

/**
 * The name is shown where other accounts show their address, in lists for staff, too: it must be visible and must not
 * look like an address.
 */
function requireName(name: string, language: Language): void {
  const isSeen = /[^\s\p{Default_Ignorable_Code_Point}]/u.test(name);
  if (isSeen && !name.normalize('NFKC').includes('@')) return;
  throw new AppError('INVALID_INPUT', { fields: { displayName: noName[language] } });
}

const noName: Localised<string> = {
  zh: '没有邮箱的账户以称呼代替邮箱：要看得见，且不能有 @。',
  en: 'Without an email address, the account goes by its name: it has to be seen, and have no @.',
};
