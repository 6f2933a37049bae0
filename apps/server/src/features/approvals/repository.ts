import type { Selectable } from 'kysely';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type StoredApproval = Selectable<Tables['approvals']>;

export async function findApproval(
  handle: Handle,
  id: string,
): Promise<StoredApproval | undefined> {
  return handle.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false if a request about the same subject waits already. */
export async function insertApproval(handle: Handle, approval: StoredApproval): Promise<boolean> {
  const inserted = await handle
    .insertInto('approvals')
    .values(approval)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Ends a waiting request. Returns false if it has ended already. */
export async function endApproval(
  handle: Handle,
  id: string,
  end: Pick<StoredApproval, 'state' | 'decidedBy' | 'decidedAt' | 'reason'>,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('approvals')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks expired requests, so that the same can be asked again. */
export async function expireApprovals(handle: Handle, now: number): Promise<void> {
  await handle
    .updateTable('approvals')
    .set({ state: 'expired' })
    .where('state', '=', sql.lit('waiting'))
    .where('expiresAt', '<=', now)
    .execute();
}

export async function deleteApprovalsBefore(handle: Handle, time: number): Promise<void> {
  await handle.deleteFrom('approvals').where('askedAt', '<', time).execute();
}

export async function deleteApprovalsAbout(handle: Handle, accountId: string): Promise<void> {
  await handle.deleteFrom('approvals').where('about', '=', accountId).execute();
}
