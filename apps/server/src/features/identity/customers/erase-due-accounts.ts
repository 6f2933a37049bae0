import type { ServerContext } from '../../../context.ts';
import { workOnDue } from '../../../work-on-due.ts';
import { eraseAndNotify } from '../deletion/erase-and-notify.ts';
import { getLockedAccount } from '../repository.ts';
import { readAccountLanguage } from '../staff/read-account-language.ts';
import { isStaff } from '../staff/repository.ts';
import { deleteRequest, listDueErasures, listRequests } from './account-requests.ts';
import type { DueErasure } from './account-requests.ts';

/**
 * Erases the accounts whose seven days are over, as their owners could themselves. An account that fails does not hold
 * up the others.
 */
export async function eraseDueAccounts(
  context: ServerContext,
  isStopping: () => boolean,
): Promise<void> {
  const { database, now } = context;
  await workOnDue<DueErasure>({
    list: (after) => listDueErasures(database.handle, now(), after),
    work: ({ accountId }) => eraseDue(accountId, context),
    isStopping,
  });
}

function eraseDue(accountId: string, context: ServerContext): Promise<void> {
  const { database, now } = context;
  return database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    const requests = await listRequests(handle, accountId);
    const isDue = requests.some(({ dueAt }) => dueAt !== null && dueAt <= now());
    // The request was withdrawn, or the account disabled, after it was listed.
    if (!isDue || account.disabledAt !== null) return;
    // An account of staff is never erased before its roles are taken away.
    if (await isStaff(handle, accountId)) {
      await deleteRequest(handle, { accountId, kind: 'erasure' });
      return;
    }
    const language = await readAccountLanguage(handle, accountId);
    await eraseAndNotify(handle, account, { language, context });
  });
}
