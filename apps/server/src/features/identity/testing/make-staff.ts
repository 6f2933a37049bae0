import { staffRoles } from '@uid/contract/staff-roles';
import type { StaffRole } from '@uid/contract/staff-roles';

import type { ServerContext } from '../../../context.ts';
import { keptSecret } from '../second-factor/kept-secret.ts';
import { openKeyring } from '../secrets/keyring.ts';
import { seal } from '../secrets/seal.ts';

/** The secret in the authenticator app of every account that `makeStaff` enrols. */
export const staffSecret = 'JBSWY3DPEHPK3PXP';

/** The part of a test's server, or of a running site, that is needed. */
interface Site {
  deps: Pick<ServerContext, 'database'> & { config: Parameters<typeof openKeyring>[0] };
  clock: { now: number };
}

/**
 * Makes an account a member of staff who has enrolled with an authenticator app. All its sessions count as opened with
 * the app.
 */
export async function makeStaff(
  { deps, clock }: Site,
  accountId: string,
  roles: readonly StaffRole[] = staffRoles,
): Promise<void> {
  const { handle } = deps.database;
  const grantedAt = clock.now;
  const secret = seal(staffSecret, keptSecret(accountId), openKeyring(deps.config));
  await handle
    .insertInto('totpSecrets')
    .values({ accountId, secret, enabledAt: grantedAt, lastStep: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const factor = 'totp';
  await handle.insertInto('staff').values({ accountId, factor, enrolledAt: grantedAt }).execute();
  const rows = roles.map((role) => ({ accountId, role, grantedAt, grantedBy: null }));
  if (rows.length > 0) await handle.insertInto('staffRoles').values(rows).execute();
  await handle.updateTable('sessions').set({ factor }).where('accountId', '=', accountId).execute();
}
