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
  { id, passwordHash, email }: Pick<Account, 'id' | 'passwordHash' | 'email'>,
  { config }: Pick<Identity, 'config'>,
): Promise<boolean> {
  // Without an address it has a number, which logs in.
  if (passwordHash !== null || email === null) return true;
  if ((await listPasskeys(handle, id)).length > 0) return true;
  const linked = await listOutsideOf(handle, id);
  // Of these, those count that the site still offers.
  return linked.some(({ provider }) => config.outsideProviders.has(provider));
}
