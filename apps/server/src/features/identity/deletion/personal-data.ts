import type { Handle } from '../../../database/database.ts';
import type { Account } from '../repository.ts';

/** Tables whose rows of an account are erased with it. */
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

/** Erases what this feature keeps of a person, and the account itself. */
export async function erasePersonalData(
  handle: Handle,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  for (const table of erasedTables)
    await handle.deleteFrom(table).where('accountId', '=', id).execute();
  // Security logs are kept for six months (docs/retention.md), but without the person they are about.
  await handle
    .updateTable('accountEvents')
    .set({ accountId: null })
    .where('accountId', '=', id)
    .execute();
  if (email !== null) await handle.deleteFrom('mailedCodes').where('email', '=', email).execute();
  await handle.deleteFrom('accounts').where('id', '=', id).execute();
}
