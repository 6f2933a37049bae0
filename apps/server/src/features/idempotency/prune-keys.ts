import type { ServerContext } from '../../context.ts';
import { keyLifetime } from './claim-key.ts';

/** Deletes keys older than `keyLifetime`. */
export async function pruneKeys({ database, now }: ServerContext): Promise<void> {
  await database.handle
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<=', now() - keyLifetime)
    .execute();
}
