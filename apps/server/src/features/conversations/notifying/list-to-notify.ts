import type { Handle } from '../../../database/database.ts';
import type { Side } from '../repository.ts';
import { isDue } from './repository.ts';

const batch = 50;

/** Conversations of which a side is to be mailed now. */
export async function listToNotify(handle: Handle, side: Side, now: number): Promise<string[]> {
  const due = side === 'customer' ? 'tellCustomerAt' : 'tellStaffAt';
  const rows = await handle
    .selectFrom('conversations')
    .select('id')
    .where(isDue(due, now))
    .orderBy(due)
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}
