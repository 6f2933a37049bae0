import type { OutputOf } from '@uid/contract/endpoint';
import type { listStaff as contract, StaffMember } from '@uid/contract/staff';

import { cutPage } from '../../../database/cut-page.ts';
import type { Handle } from '../../../database/database.ts';
import { hasCode } from './enrolment/enrolment-code.ts';
import { factorKind } from './repository.ts';
import type { Staff } from './repository.ts';

const pageSize = 50;

/** Lists everybody who has or had a role, ordered by address. */
export async function listStaff(
  handle: Handle,
  { after, now }: { after: string | undefined; now: number },
): Promise<OutputOf<typeof contract>> {
  const found = await handle
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.accountId')
    .selectAll('staff')
    .select(['accounts.email', 'accounts.lastLoginAt'])
    .where('accounts.email', '>', after ?? '')
    .$narrowType<{ email: string }>()
    .orderBy('accounts.email')
    .limit(pageSize + 1)
    .execute();
  const { rows, next } = cutPage(found, pageSize, ({ email }) => email);
  const roles = await listGrants(
    handle,
    rows.map(({ accountId }) => accountId),
  );
  return { people: rows.map((row) => present(row, roles.get(row.accountId) ?? [], now)), next };
}

async function listGrants(
  handle: Handle,
  accountIds: string[],
): Promise<Map<string, StaffMember['roles']>> {
  if (accountIds.length === 0) return new Map();
  const rows = await handle
    .selectFrom('staffRoles')
    .leftJoin('accounts', 'accounts.id', 'staffRoles.grantedBy')
    .select(['staffRoles.accountId', 'role', 'grantedAt', 'grantedBy', 'accounts.email as by'])
    .where('staffRoles.accountId', 'in', accountIds)
    .orderBy('role')
    .execute();
  const grants = new Map<string, StaffMember['roles']>();
  for (const { accountId, role, grantedAt, grantedBy, by } of rows) {
    const from = grantedBy === null ? 'command' : by;
    const grant = { role, grantedAt, ...(from !== null && { grantedBy: from }) };
    grants.set(accountId, [...(grants.get(accountId) ?? []), grant]);
  }
  return grants;
}

function present(
  { accountId, email, lastLoginAt, ...row }: Staff & { email: string; lastLoginAt: number },
  roles: StaffMember['roles'],
  now: number,
): StaffMember {
  const { factor, enrolledAt, disabledAt, codeEndsAt } = row;
  return {
    id: accountId,
    email,
    state: disabledAt !== null ? 'disabled' : factor === null ? 'to-enrol' : 'enrolled',
    roles,
    ...(factor !== null && { factor: factorKind(factor) }),
    ...(enrolledAt !== null && { enrolledAt }),
    ...(disabledAt !== null && { disabledAt }),
    ...(hasCode(row, now) && codeEndsAt !== null && { codeEndsAt }),
    lastLoginAt,
  };
}
