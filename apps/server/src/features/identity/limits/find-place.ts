import type { Caller, SessionCaller } from '../../../http/caller.ts';
import { findOwnDevice } from '../devices/find-own-device.ts';
import type { Identity } from '../identity.ts';

/** Where an attempt to authenticate comes from. */
export interface Place {
  /** Undefined if no account has the address that was typed; the attempt counts all the same. */
  accountId: string | undefined;
  /** The network address. */
  address: string;
  /** Id of the account's session or known browser, whose attempts are counted apart from those of strangers. */
  own: string | undefined;
}

/**
 * Finds where an attempt comes from. Throws TOO_MANY_REQUESTS if its network address has no attempts left, unless the
 * session or browser is the account's own: strangers behind the same address must not lock an owner out.
 */
export async function findPlace(
  { database, addressLimit }: Pick<Identity, 'database' | 'addressLimit'>,
  accountId: string | undefined,
  caller: Caller | SessionCaller,
): Promise<Place> {
  const { session, address } = caller;
  const ownSession = session?.accountId === accountId ? session?.id : undefined;
  const own = ownSession ?? (await findOwnDevice(database.handle, accountId, caller));
  if (own === undefined) await addressLimit.check(address);
  return { accountId, address, own };
}
