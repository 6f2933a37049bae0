import type { Handle } from '../../database/database.ts';
import type { Events, Subscriber } from '../../events.ts';

/** Takes what entries say about persons whose account or enquiry is erased. The entries stay, and so does the chain. */
export async function eraseDetailsAbout(handle: Handle, ids: readonly string[]): Promise<void> {
  await handle.deleteFrom('auditDetails').where('about', 'in', ids).execute();
}

export const eraseAuditDetails: Subscriber<Events['account-deleted']> = (handle, { accountId }) =>
  eraseDetailsAbout(handle, [accountId]);
