import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { securityNotice } from '../security-notice.ts';
import { deletePasskey, listPasskeys } from './repository.ts';
import type { Passkey } from './repository.ts';

/** Removes a passkey: it logs nobody in any more. */
export function removePasskey(
  identity: Identity,
  id: string,
  caller: SessionCaller,
): Promise<Passkey[]> {
  const { accountId, email } = caller.session;
  return identity.database.transact(async (handle) => {
    if (!(await deletePasskey(handle, { id, accountId }))) throw new AppError('NOT_FOUND');
    await recordEvent(handle, { kind: 'passkey-removed', accountId, from: caller }, identity);
    const notice = securityNotice('passkey-removed', caller.language);
    await queueMail(handle, { ...notice, recipient: email }, identity);
    return listPasskeys(handle, accountId);
  });
}
