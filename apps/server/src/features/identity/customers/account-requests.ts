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

export interface DueErasure {
  accountId: string;
  dueAt: number;
}

/** Accounts whose erasure is due. Whoever is shut out can't take theirs back, so it waits. */
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
