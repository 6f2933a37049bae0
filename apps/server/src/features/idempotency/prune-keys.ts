import type { ServerContext } from '../../context.ts';
import { keyLifetime } from './claim-key.ts';

/** Forgets keys that no longer count. */
export async function pruneKeys({ database, now }: ServerContext): Promise<void> {
  await database.handle
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<=', now() - keyLifetime)
    .execute();
}
