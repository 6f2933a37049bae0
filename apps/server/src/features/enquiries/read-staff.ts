import { permissionsOf } from '@uid/contract/permissions';
import { staffRoles } from '@uid/contract/staff-roles';

import { accountName } from '../../account-name.ts';
import type { Handle } from '../../database/database.ts';

const max = 200;

/** Returns the staff who may answer enquiries: those with a second factor and a role that permits it. */
export function readAssignable(handle: Handle): Promise<{ id: string; email: string }[]> {
  const roles = staffRoles.filter((role) => permissionsOf([role]).has('enquiries.answer'));
  return (
    handle
      .selectFrom('staff')
      .innerJoin('accounts', 'accounts.id', 'staff.accountId')
      .select(['accounts.id', 'accounts.email'])
      // Staff always have an address, since roles are granted to addresses.
      .$narrowType<{ email: string }>()
      .where('staff.factor', 'is not', null)
      .where('staff.accountId', 'in', (eb) =>
        eb.selectFrom('staffRoles').select('accountId').where('role', 'in', roles),
      )
      .orderBy('accounts.email')
      .limit(max)
      .execute()
  );
}

/** Returns the email addresses of those accounts that still exist. */
export async function readEmails(
  handle: Handle,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await handle
    .selectFrom('accounts')
    .select(['id', accountName.as('name')])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}
