import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { recordEvent } from '../record-event.ts';
import { deleteTickets } from '../repository.ts';
import { hashToken } from '../sessions/session-token.ts';
import { endDeviceSessions, takeDevice } from './repository.ts';

/**
 * Ends every session that a new device began, for the holder of the token from the owner's mail. Throws LINK_INVALID.
 */
export function endDevice(identity: Identity, token: string, caller: Caller): Promise<void> {
  return identity.database.transact(async (handle) => {
    const device = await takeDevice(handle, hashToken(token));
    if (!device) throw new AppError('LINK_INVALID');
    const { id, accountId } = device;
    await endDeviceSessions(handle, id);
    await deleteTickets(handle, accountId);
    await recordEvent(handle, { kind: 'device-ended', accountId, from: caller }, identity);
  });
}
