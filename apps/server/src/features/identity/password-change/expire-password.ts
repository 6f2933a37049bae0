import type { ServerContext } from '../../../context.ts';
import type { Handle } from '../../../database/database.ts';
import { recordEvent } from '../record-event.ts';
import { findAccountByEmail, setPasswordExpiry } from '../repository.ts';

/**
 * Makes an account's password expire at a moment (epoch milliseconds). Returns the account's id, or whether account or
 * password is missing.
 */
export async function expirePassword(
  handle: Handle,
  { email, at }: { email: string; at: number },
  context: Pick<ServerContext, 'newId' | 'now'>,
): Promise<{ accountId: string } | 'no-account' | 'no-password'> {
  const account = await findAccountByEmail(handle, email);
  if (!account) return 'no-account';
  if (account.passwordHash === null) return 'no-password';
  const { id: accountId } = account;
  await setPasswordExpiry(handle, accountId, at);
  const from = { address: '', agent: 'staff' };
  await recordEvent(handle, { kind: 'password-expired-by-staff', accountId, from }, context);
  return { accountId };
}
