import type { Handle } from '../../../database/database.ts';
import type { Account } from '../repository.ts';
import { accountOwner } from '../../cart/owner-key.ts';
import { listNumbers } from '../mobile/repository.ts';

/** Tables whose rows of an account are erased with it. */
export const erasedTables = [
  'sessions',
  'loginTickets',
  'accountEvents',
  'totpSecrets',
  'totpEnrolments',
  'recoveryCodes',
  'passkeys',
  'mobileNumbers',
  'mobileEnrolments',
  'formerPasswords',
  'addresses',
  'notices',
  'accountLanguages',
  'idempotencyKeys',
] as const;

/** Tables of the company's books: their rows stay, with the id of an account that no longer exists. */
export const keptTables = ['orders', 'orderEvents', 'enquiryAnswers', 'refundRequests'] as const;

/** Erases everything that is kept of a person, and the account itself. */
export async function erasePersonalData(
  handle: Handle,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  const numbers = await listNumbers(handle, id);
  for (const table of erasedTables)
    await handle.deleteFrom(table).where('accountId', '=', id).execute();
  await handle.deleteFrom('cartLines').where('owner', '=', accountOwner(id)).execute();
  await handle.deleteFrom('mailedCodes').where('email', '=', email).execute();
  await handle.deleteFrom('operatorInvitations').where('email', '=', email).execute();
  await handle
    .deleteFrom('mails')
    .where('recipient', 'in', [email, ...numbers])
    .execute();
  await handle.deleteFrom('accounts').where('id', '=', id).execute();
}
