import type { Handle } from '../../../database/database.ts';

/** As whoever changes a password does, of every account. */
export async function renewPasswords(handle: Handle): Promise<void> {
  await handle
    .updateTable('accounts')
    .set((set) => ({ passwordVersion: set('passwordVersion', '+', 1) }))
    .execute();
}
