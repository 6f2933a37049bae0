import type { Handle } from '../../../database/database.ts';
import type { Account } from '../repository.ts';

/** Their rows of an account are erased with it. */
const erasedTables = [
  'sessions',
  'loginTickets',
  'totpSecrets',
  'totpEnrolments',
  'recoveryCodes',
  'passkeys',
  'mobileNumbers',
  'mobileEnrolments',
  'outsideIdentities',
  'formerPasswords',
  'devices',
  'accountRequests',
  'staffRoles',
  'staff',
] as const;

/** Erases what identity keeps of a person, and the account itself. */
export async function erasePersonalData(
  handle: Handle,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  for (const table of erasedTables)
    await handle.deleteFrom(table).where('accountId', '=', id).execute();
  // Logs of security are kept for six months (docs/retention.md): without the person they tell of.
  await handle
    .updateTable('accountEvents')
    .set({ accountId: null })
    .where('accountId', '=', id)
    .execute();
  if (email !== null) await handle.deleteFrom('mailedCodes').where('email', '=', email).execute();
  await handle.deleteFrom('accounts').where('id', '=', id).execute();
}
