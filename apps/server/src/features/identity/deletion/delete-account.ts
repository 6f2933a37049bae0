import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { queueMail } from '../../messages/mail/queue-mail.ts';
import { getLockedAccount } from '../repository.ts';
import { isStaff } from '../staff/repository.ts';
import { deletionMail } from './deletion-mail.ts';
import { eraseAccount } from './erase-account.ts';

/** Deletes the caller's account for good, once its address has been typed again. */
export function deleteAccount(
  context: ServerContext,
  email: string,
  caller: SessionCaller,
): Promise<void> {
  return context.database.transact(async (handle) => {
    const account = await getLockedAccount(handle, caller.session.accountId);
    if (account.email !== email)
      throw new AppError('INVALID_INPUT', { fields: { email: otherAddress[caller.language] } });
    if (await isStaff(handle, account.id)) throw new AppError('STAFF_ACCOUNT');
    await eraseAccount(handle, account, context);
    const mail = deletionMail(caller.language);
    await queueMail(handle, { ...mail, recipient: account.email }, context);
  });
}

const otherAddress = {
  zh: '这不是您账户的邮箱。',
  en: 'This is not the address of your account.',
};
