import type { Handle } from '../../../database/database.ts';
import { networkOf } from '../../../http/limits/network.ts';

/** Returns whether the account's owner has been in this network before, as far as the account's activity is kept. */
export async function isFamiliar(
  handle: Handle,
  accountId: string | undefined,
  address: string,
): Promise<boolean> {
  const rows = await handle
    .selectFrom('accountEvents')
    .select('address')
    .distinct()
    .where('accountId', '=', accountId ?? '')
    .where('kind', 'in', [
      'registered',
      'logged-in',
      'password-changed',
      'password-set',
      'password-reset',
    ])
    .execute();
  const network = networkOf(address);
  return rows.some((row) => networkOf(row.address) === network);
}
