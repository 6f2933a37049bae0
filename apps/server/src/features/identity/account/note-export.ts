import type { ServerContext } from '../../../context.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { deleteRequest } from '../customers/account-requests.ts';
import { notifyOwner } from '../owner/notify-owner.ts';
import { recordEvent } from '../record-event.ts';
import { getLockedAccount } from '../repository.ts';

type Context = Pick<ServerContext, 'database' | 'newId' | 'now'>;

/** Records that a person's data was exported, and notifies the owner, whoever asked for the export. */
export function noteExport(context: Context, caller: SessionCaller): Promise<void> {
  const { accountId } = caller.session;
  return context.database.transact(async (handle) => {
    const account = await getLockedAccount(handle, accountId);
    const change = { kind: 'data-exported', account, language: caller.language } as const;
    await notifyOwner(handle, change, context);
    await deleteRequest(handle, { accountId, kind: 'export' });
    await recordEvent(handle, { kind: 'data-exported', accountId, from: caller }, context);
  });
}
