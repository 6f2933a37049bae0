import { AppError } from '../../../../http/app-error.ts';
import type { SessionCaller } from '../../../../http/caller.ts';
import type { Identity } from '../../identity.ts';
import { notifyOwner } from '../../owner/notify-owner.ts';
import { recordEvent } from '../../record-event.ts';
import { getLockedAccount } from '../../repository.ts';
import { createRecoveryCodes, showRecoveryCode } from '../recovery-code.ts';
import { findTotpSecret, replaceRecoveryCodes } from '../repository.ts';

/** Returns ten new recovery codes, which are shown only this once; the old ones become invalid. */
export function renewRecoveryCodes(identity: Identity, caller: SessionCaller): Promise<string[]> {
  const { accountId } = caller.session;
  return identity.database.transact(async (handle) => {
    const { email } = await getLockedAccount(handle, accountId);
    if (!(await findTotpSecret(handle, accountId))) throw new AppError('NOT_FOUND');
    const codes = createRecoveryCodes();
    await replaceRecoveryCodes(handle, accountId, codes);
    const event = { kind: 'recovery-codes-renewed', accountId, from: caller } as const;
    await recordEvent(handle, event, identity);
    const change = {
      kind: 'recovery-codes-renewed',
      account: { id: accountId, email },
      language: caller.language,
    } as const;
    await notifyOwner(handle, change, identity);
    return codes.map(showRecoveryCode);
  });
}
