import type { StaffFactor, StaffRole } from '@uid/contract/staff-roles';
import type { Selectable } from 'kysely';

import type { Handle } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';

export type Staff = Selectable<Tables['staff']>;

/** Finds an account that has or had a role. */
export function findStaff(handle: Handle, accountId: string): Promise<Staff | undefined> {
  return handle
    .selectFrom('staff')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

export async function listRoles(handle: Handle, accountId: string): Promise<StaffRole[]> {
  const rows = await handle
    .selectFrom('staffRoles')
    .select('role')
    .where('accountId', '=', accountId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** Whether the account has a role, enrolled or not. */
export async function isStaff(handle: Handle, accountId: string): Promise<boolean> {
  return (await listRoles(handle, accountId)).length > 0;
}

/** Returns the factor that the account's rights depend on: 'totp' or the id of a passkey. */
export async function findStaffFactor(
  handle: Handle,
  accountId: string,
): Promise<string | undefined> {
  return (await findStaff(handle, accountId))?.factor ?? undefined;
}

/** Returns the kind of a factor, as others see it. */
export function factorKind(factor: string): StaffFactor {
  return factor === 'totp' ? 'totp' : 'passkey';
}

/** Adds roles, and returns those that the account did not have before. */
export async function insertRoles(
  handle: Handle,
  {
    roles,
    ...grant
  }: {
    accountId: string;
    roles: readonly StaffRole[];
    grantedAt: number;
    grantedBy: string | null;
  },
): Promise<StaffRole[]> {
  await handle
    .insertInto('staff')
    .values({ accountId: grant.accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const inserted = await handle
    .insertInto('staffRoles')
    .values(roles.map((role) => ({ ...grant, role })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .execute();
  const fresh = new Set(inserted.map(({ role }) => role));
  return roles.filter((role) => fresh.has(role));
}

/** False when the account did not have the role. */
export async function deleteRole(
  handle: Handle,
  accountId: string,
  role: StaffRole,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('staffRoles')
    .where('accountId', '=', accountId)
    .where('role', '=', role)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const noCode = { codeHash: null, codeTriesLeft: 0, codeEndsAt: null };

/** Deletes the enrolment, and the code to enrol with. */
export async function clearEnrolment(handle: Handle, accountId: string): Promise<void> {
  await handle
    .updateTable('staff')
    .set({ factor: null, enrolledAt: null, ...noCode })
    .where('accountId', '=', accountId)
    .execute();
}

/** False when the person was disabled, or enabled, already. */
export async function setDisabled(
  handle: Handle,
  accountId: string,
  disabledAt: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('staff')
    .set({ disabledAt })
    .where('accountId', '=', accountId)
    .where('disabledAt', disabledAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function putCode(
  handle: Handle,
  accountId: string,
  code: { codeHash: string; codeTriesLeft: number; codeEndsAt: number },
): Promise<void> {
  await handle.updateTable('staff').set(code).where('accountId', '=', accountId).execute();
}

/**
 * Spends a try before the code is compared, so that simultaneous tries can't be more than those left. Returns the hash
 * to compare with.
 */
export async function spendTry(
  handle: Handle,
  accountId: string,
  now: number,
): Promise<string | undefined> {
  const row = await handle
    .updateTable('staff')
    .set((set) => ({ codeTriesLeft: set('codeTriesLeft', '-', 1) }))
    .where('accountId', '=', accountId)
    .where('codeTriesLeft', '>', 0)
    .where('codeEndsAt', '>', now)
    .returning('codeHash')
    .executeTakeFirst();
  return row?.codeHash ?? undefined;
}

/** Gives back the try of a right code. */
export async function returnTry(
  handle: Handle,
  accountId: string,
  codeHash: string,
): Promise<void> {
  await handle
    .updateTable('staff')
    .set((set) => ({ codeTriesLeft: set('codeTriesLeft', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .execute();
}

/** Uses the code up for a factor. False when the code was used, replaced or taken back meanwhile. */
export async function enrol(
  handle: Handle,
  { accountId, codeHash }: { accountId: string; codeHash: string },
  { factor, enrolledAt }: { factor: string; enrolledAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('staff')
    .set({ factor, enrolledAt, ...noCode })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', codeHash)
    .where('codeEndsAt', '>', enrolledAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
