import { AsyncLocalStorage } from 'node:async_hooks';

import type { Database, Handle } from '../database/database.ts';
import { untilSomebodyWaits } from '../features/payments/testing/until-somebody-waits.ts';

/** The result of a call that begins when a change has been made but not yet committed. PostgreSQL only. */
export async function besideAChange<Answer>(
  { database, change }: { database: Database; change: (handle: Handle) => Promise<unknown> },
  call: () => Promise<Answer>,
): Promise<Answer> {
  const outside = AsyncLocalStorage.snapshot();
  const { pending } = await database.transact(async (handle) => {
    await change(handle);
    const pending = outside(call);
    await Promise.race([pending, untilSomebodyWaits(handle)]);
    return { pending };
  });
  return pending;
}
