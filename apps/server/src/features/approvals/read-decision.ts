import type { LastChange } from '@uid/contract/envelope';

import type { Handle } from '../../database/database.ts';

/** By whom an approval is decided, and when, for whoever comes too late. */
export async function readDecision(
  handle: Handle,
  id: string,
): Promise<{ lastChange?: LastChange }> {
  const decided = await handle
    .selectFrom('approvals')
    .innerJoin('accounts', 'accounts.id', 'approvals.decidedBy')
    .select(['decidedAt', 'email'])
    .where('approvals.id', '=', id)
    .executeTakeFirst();
  const { decidedAt: at, email } = decided ?? {};
  return at && email ? { lastChange: { at, email } } : {};
}
