import type { ServerContext } from '../../../context.ts';
import { recordEvent } from '../record-event.ts';
import { findAccountByEmail, setPasswordExpiry } from '../repository.ts';

/** Makes an account's password expire at a moment (epoch milliseconds), where there are both. */
export function expirePassword(
  context: Pick<ServerContext, 'database' | 'newId' | 'now'>,
  { email, at }: { email: string; at: number },
): Promise<'expires' | 'no-account' | 'no-password'> {
  return context.database.transact(async (handle) => {
    const account = await findAccountByEmail(handle, email);
    if (!account) return 'no-account';
    if (account.passwordHash === null) return 'no-password';
    await setPasswordExpiry(handle, account.id, at);
    const from = { address: '', agent: 'operator' };
    await recordEvent(
      handle,
      { kind: 'password-expired-by-operator', accountId: account.id, from },
      context,
    );
    return 'expires';
  });
}
