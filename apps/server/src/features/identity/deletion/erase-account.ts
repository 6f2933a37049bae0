import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { recordErasures } from '../../erasures/record-erasures.ts';
import { listOwnNumbers } from '../mobile/repository.ts';
import { findAccount } from '../repository.ts';
import type { Account } from '../repository.ts';
import { erasePersonalData } from './personal-data.ts';

/**
 * Erases an account and the data of its owner, except what the law wants kept. Subscribers to `account-deleted` erase
 * the data of other features.
 */
export async function eraseAccount(
  handle: Handle,
  account: Pick<Account, 'id' | 'email'>,
  { publish, now }: Pick<ServerContext, 'publish' | 'now'>,
): Promise<void> {
  const { id: accountId, email } = account;
  const numbers = await listOwnNumbers(handle, accountId);
  await publish(handle, 'account-deleted', { accountId, email, numbers });
  await erasePersonalData(handle, account);
  await recordErasures(handle, [{ kind: 'account', subject: accountId, at: now() }]);
}

/** Erases the account with this id; does nothing if there is none. */
export async function eraseAccountById(
  handle: Handle,
  id: string,
  context: Pick<ServerContext, 'publish' | 'now'>,
): Promise<void> {
  const account = await findAccount(handle, id);
  if (account) await eraseAccount(handle, account, context);
}
