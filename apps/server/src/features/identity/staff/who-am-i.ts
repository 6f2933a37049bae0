import type { OutputOf } from '@uid/contract/endpoint';
import type { whoAmI as contract } from '@uid/contract/staff';

import { AppError } from '../../../http/app-error.ts';
import type { SessionCaller } from '../../../http/caller.ts';
import type { Identity } from '../identity.ts';
import { factorKind, findStaff, listRoles } from './repository.ts';
import { twoPersonsState } from './two-persons.ts';

/** Returns who is calling: the console shows this, and offers accordingly what the caller may do. */
export async function whoAmI(
  { database: { handle }, config }: Identity,
  { session }: SessionCaller,
): Promise<OutputOf<typeof contract>> {
  const staff = await findStaff(handle, session.accountId);
  const roles = await listRoles(handle, session.accountId);
  if (!staff || staff.disabledAt !== null || roles.length === 0) throw new AppError('NOT_FOUND');
  const { factor } = staff;
  return {
    id: session.accountId,
    email: session.name,
    state: factor === null ? 'to-enrol' : session.staff ? 'active' : 'to-prove',
    roles,
    permissions: [...(session.staff?.permissions ?? [])],
    ...(factor !== null && { factor: factorKind(factor) }),
    twoPersons: await twoPersonsState(handle, config),
  };
}
