import type { ParsedInputOf } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import type { deleteAccount as contract } from '@uid/contract/personal-data';

import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { findMobile } from '../mobile/repository.ts';
import { getLockedAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { isStaff } from '../staff/repository.ts';
import { eraseAndNotify } from './erase-and-notify.ts';

/**
 * Deletes the caller's account for good. The caller has to type its address again, or its number if it has no address.
 */
export function deleteAccount(
  context: ServerContext,
  { email, number }: ParsedInputOf<typeof contract>,
  caller: SessionCaller,
): Promise<void> {
  return context.database.transact(async (handle) => {
    const account = await getLockedAccount(handle, caller.session.accountId);
    await requireTyped(handle, account, { email, number, language: caller.language });
    if (await isStaff(handle, account.id)) throw new AppError('STAFF_ACCOUNT');
    await eraseAndNotify(handle, account, { language: caller.language, context });
  });
}

/** The address or number has to be typed again, so that nobody deletes an account by mistake. */
async function requireTyped(
  handle: Handle,
  account: Account,
  { email, number, language }: ParsedInputOf<typeof contract> & { language: Language },
): Promise<void> {
  if (account.email !== null) {
    if (account.email === email) return;
    throw new AppError('INVALID_INPUT', { fields: { email: otherAddress[language] } });
  }
  if ((await findMobile(handle, account.id))?.number === number) return;
  throw new AppError('INVALID_INPUT', { fields: { number: otherNumber[language] } });
}

const otherNumber = {
  zh: '这不是您账户的手机号。',
  en: 'This is not the number of your account.',
};
const otherAddress = {
  zh: '这不是您账户的邮箱。',
  en: 'This is not the address of your account.',
};
