import type { Handle } from '../../database/database.ts';
import type { Identity } from './identity.ts';
import { listOutsideOf } from './outside/repository.ts';
import { listPasskeys } from './passkeys/repository.ts';
import type { Account } from './repository.ts';

/**
 * Whether the owner can log in: asked after one of their ways was taken, in its transaction. The account has to be
 * locked: two removals at once must not each count on what the other takes.
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

/** Whether they can without a passkey. */
export async function hasOtherWay(
  handle: Handle,
  { id, passwordHash, email }: AccountWays,
  { config }: Pick<Identity, 'config'>,
): Promise<boolean> {
  // Without an address it has a number, which logs in.
  if (passwordHash !== null || email === null) return true;
  const linked = await listOutsideOf(handle, id);
  // Of these, those count that the site still offers.
  return linked.some(({ provider }) => config.outsideProviders.has(provider));
}
