import type { Handle } from '../../database/database.ts';
import type { Events, Subscriber } from '../../events.ts';

/** Deletes the details about persons whose account or enquiry is erased. The entries and the chain stay. */
export async function eraseDetailsAbout(handle: Handle, ids: readonly string[]): Promise<void> {
  await handle.deleteFrom('auditDetails').where('about', 'in', ids).execute();
}

export const eraseAuditDetails: Subscriber<Events['account-deleted']> = (handle, { accountId }) =>
  eraseDetailsAbout(handle, [accountId]);
