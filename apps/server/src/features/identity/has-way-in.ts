import type { Handle } from '../../database/database.ts';
import type { Identity } from './identity.ts';
import { listOutsideOf } from './outside/repository.ts';
import { listPasskeys } from './passkeys/repository.ts';
import type { Account } from './repository.ts';

/**
 * Returns whether the owner can still log in. Call it after removing a way in, in the same transaction and with the
 * account locked: otherwise two removals at once could each count on the way that the other one removes.
 */
export async function hasWayIn(
  handle: Handle,
  account: AccountWays,
  context: Pick<Identity, 'config'>,
): Promise<boolean> {
  return (
    (await hasOtherWay(handle, account, context)) ||
    (await listPasskeys(handle, account.id)).length > 0
  );
}

type AccountWays = Pick<Account, 'id' | 'passwordHash' | 'email'>;

/** Returns whether the owner can log in without a passkey. */
export async function hasOtherWay(
  handle: Handle,
  { id, passwordHash, email }: AccountWays,
  { config }: Pick<Identity, 'config'>,
): Promise<boolean> {
  // An account without an address has a mobile number, which logs in.
  if (passwordHash !== null || email === null) return true;
  const linked = await listOutsideOf(handle, id);
  // Only providers that the site still offers count.
  return linked.some(({ provider }) => config.outsideProviders.has(provider));
}
