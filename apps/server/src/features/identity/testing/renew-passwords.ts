import type { Handle } from '../../../database/database.ts';

/** Raises the password version of every account, as a change of the password does. */
export async function renewPasswords(handle: Handle): Promise<void> {
  await handle
    .updateTable('accounts')
    .set((set) => ({ passwordVersion: set('passwordVersion', '+', 1) }))
    .execute();
}
