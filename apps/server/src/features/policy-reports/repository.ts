import type { PolicyReport } from '@uid/contract/policy-reports';

import type { Handle } from '../../database/database.ts';

type StoredReport = PolicyReport & { id: string };

/** Returns false if there is no row for the kind. Then nothing changes. */
export async function countAgain(handle: Handle, id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('policyReports')
    .set((row) => ({ count: row('count', '+', 1), lastAt: at }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countKinds(handle: Handle): Promise<number> {
  const { kinds } = await handle
    .selectFrom('policyReports')
    .select(({ fn }) => fn.countAll<number>().as('kinds'))
    .executeTakeFirstOrThrow();
  return kinds;
}

/** Inserts a kind, or adds to its count if another process was first. */
export async function insertKind(handle: Handle, report: StoredReport): Promise<void> {
  await handle
    .insertInto('policyReports')
    .values(report)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        count: row('policyReports.count', '+', 1),
        lastAt: report.lastAt,
      })),
    )
    .execute();
}

export function listStoredReports(handle: Handle, limit: number): Promise<PolicyReport[]> {
  return handle
    .selectFrom('policyReports')
    .select(['kind', 'directive', 'blocked', 'page', 'source', 'count', 'firstAt', 'lastAt'])
    .orderBy('lastAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function deleteReports(handle: Handle, before: number): Promise<void> {
  await handle.deleteFrom('policyReports').where('lastAt', '<', before).execute();
}
