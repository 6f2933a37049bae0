import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { IdentityTables } from '../../../database/identity-tables.ts';
import { day } from '../../../job.ts';

/** Milliseconds in which a customer can withdraw an erasure that staff asked for. */
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

/** Returns false if there is no such request. */
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

/**
 * Restarts the waiting time of an erasure, because its customer could not withdraw it while the account was disabled.
 */
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

export interface DueErasure {
  accountId: string;
  dueAt: number;
}

/** Lists the accounts whose erasure is due, except disabled ones: their owners can't log in to withdraw it. */
export async function listDueErasures(
  handle: Handle,
  now: number,
  after?: DueErasure,
): Promise<DueErasure[]> {
  return handle
    .selectFrom('accountRequests')
    .innerJoin('accounts', 'accounts.id', 'accountRequests.accountId')
    .select(['accountRequests.accountId', 'accountRequests.dueAt'])
    .where('accountRequests.dueAt', '<=', now)
    .where('accounts.disabledAt', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('accountRequests.dueAt', 'accountRequests.accountId'),
          '>',
          eb.tuple(after!.dueAt, after!.accountId),
        ),
      ),
    )
    .orderBy('accountRequests.dueAt')
    .orderBy('accountRequests.accountId')
    .limit(100)
    .$narrowType<DueErasure>()
    .execute();
}

/** Returns the requests as they are shown to the customer and to staff. */
export async function readRequests(handle: Handle, accountId: string) {
  const requests = await listRequests(handle, accountId);
  const asked = requests.find(({ kind }) => kind === 'export');
  const erasure = requests.find(({ kind }) => kind === 'erasure');
  return {
    ...(asked && { exportAskedAt: asked.askedAt }),
    ...(erasure && { erasure: { askedAt: erasure.askedAt, dueAt: erasure.dueAt ?? 0 } }),
  };
}
