import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { IdentityTables } from '../../../database/identity-tables.ts';
import { day } from '../../../job.ts';

/** So long a customer can take back an erasure that staff asked for. */
export const erasureWait = 7 * day;

type Request = Selectable<IdentityTables['accountRequests']>;

export async function insertRequest(handle: Handle, request: Request): Promise<void> {
  await handle.insertInto('accountRequests').values(request).execute();
}

export async function listRequests(handle: Handle, accountId: string): Promise<Request[]> {
  return handle
    .selectFrom('accountRequests')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute();
}

/** False where there is none. */
export async function deleteRequest(
  handle: Handle,
  { accountId, kind }: Pick<Request, 'accountId' | 'kind'>,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('accountRequests')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** An account that was shut out has all the time again. */
export async function postponeErasure(
  handle: Handle,
  accountId: string,
  dueAt: number,
): Promise<void> {
  await handle
    .updateTable('accountRequests')
    .set({ dueAt })
    .where('accountId', '=', accountId)
    .where('kind', '=', 'erasure')
    .execute();
}

/** Accounts whose erasure is due. Whoever is shut out can't take theirs back, so it waits. */
export async function listDueErasures(handle: Handle, now: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('accountRequests')
    .innerJoin('accounts', 'accounts.id', 'accountRequests.accountId')
    .select('accountRequests.accountId')
    .where('accountRequests.dueAt', '<=', now)
    .where('accounts.disabledAt', 'is', null)
    .orderBy('accountRequests.dueAt')
    .limit(100)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** What the customer and staff are shown. */
export async function readRequests(handle: Handle, accountId: string) {
  const requests = await listRequests(handle, accountId);
  const asked = requests.find(({ kind }) => kind === 'export');
  const erasure = requests.find(({ kind }) => kind === 'erasure');
  return {
    ...(asked && { exportAskedAt: asked.askedAt }),
    ...(erasure && { erasure: { askedAt: erasure.askedAt, dueAt: erasure.dueAt ?? 0 } }),
  };
}
