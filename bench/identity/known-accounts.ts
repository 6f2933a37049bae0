import type { Handle } from '../../apps/server/src/database/database.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import type { DatabaseLocation } from '../../apps/server/src/database/open-database.ts';
import { hashPassword } from '../../apps/server/src/features/identity/passwords/password-hash.ts';
import { newId } from '../../apps/server/src/new-id.ts';
import { seed } from '../../apps/server/src/seed.ts';

export const password = 'seven green kettles sing';
const failures = 1000;

/** An account with a password, one with an authenticator app as well, one with a passkey only, or no account. */
export type Kind = 'plain' | 'guarded' | 'passkey' | 'nobody';

/** Returns an address. All have the same length, so that they differ only in whether an account exists. */
export function addressOf(kind: Kind, index: number): string {
  const name = { plain: 'knowna', guarded: 'knownb', passkey: 'knownc', nobody: 'nobody' }[kind];
  return `${name}${String(index).padStart(5, '0')}@example.com`;
}

/** Creates accounts of each kind, with many failed logins. */
export async function createAccounts(location: DatabaseLocation, count: number): Promise<void> {
  const database = openDatabase(location);
  await migrate(database);
  await seed({ database, now: Date.now, newId });
  const now = Date.now();
  const times = { createdAt: now, lastLoginAt: now };
  const ownPassword = { passwordHash: await hashPassword(password), passwordChangedAt: now };
  const none = { passwordHash: null, passwordChangedAt: null };
  await database.transact(async (handle) => {
    for (let index = 0; index < count; index += 1)
      for (const kind of ['plain', 'guarded', 'passkey'] as const) {
        const id = newId();
        const email = addressOf(kind, index);
        const account = { id, email, passwordVersion: 1, passwordExpiresAt: null };
        const kept = kind === 'passkey' ? none : ownPassword;
        await handle
          .insertInto('accounts')
          .values({ ...account, ...times, ...kept })
          .execute();
        await recordFailures(handle, id, now);
        if (kind === 'guarded')
          await handle
            .insertInto('totpSecrets')
            .values({ accountId: id, secret: 'JBSWY3DPEHPK3PXP', enabledAt: now, lastStep: 0 })
            .execute();
      }
  });
  await database[Symbol.asyncDispose]();
}

/** Records failed logins, because the data of an account must not show in the time of an answer. */
async function recordFailures(handle: Handle, accountId: string, now: number): Promise<void> {
  const failure = { accountId, kind: 'login-failed', address: '203.0.113.9', agent: '' } as const;
  const rows = Array.from({ length: failures }, (_, index) => ({
    ...failure,
    id: newId(),
    occurredAt: now - index,
  }));
  await handle.insertInto('accountEvents').values(rows).execute();
}
