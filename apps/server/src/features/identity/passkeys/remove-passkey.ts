import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { tellOwner } from '../owner/tell-owner.ts';
import { recordEvent } from '../record-event.ts';
import { deletePasskey, listPasskeys } from './repository.ts';
import type { Passkey } from './repository.ts';

/** Removes a passkey, so that it no longer logs anybody in. */
export function removePasskey(
  identity: Identity,
  id: string,
  caller: SessionCaller,
): Promise<Passkey[]> {
  const { accountId, email } = caller.session;
  return identity.database.transact(async (handle) => {
    if (!(await deletePasskey(handle, { id, accountId }))) throw new AppError('NOT_FOUND');
    await recordEvent(handle, { kind: 'passkey-removed', accountId, from: caller }, identity);
    const change = {
      kind: 'passkey-removed',
      account: { id: accountId, email },
      language: caller.language,
    } as const;
    await tellOwner(handle, change, identity);
    return listPasskeys(handle, accountId);
  });
}
