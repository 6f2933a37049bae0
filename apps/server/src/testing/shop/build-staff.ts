import type { StaffRole } from '@uid/contract/staff-roles';

import { makeStaff } from '../../features/identity/testing/make-staff.ts';
import type { TestApp } from '../test-app.ts';
import { buildSession } from './test-shop.ts';
import type { Buyer } from './test-shop.ts';

/** Opens a session of a member of the staff, with every role unless roles are given. */
export async function buildStaff(server: TestApp, roles?: readonly StaffRole[]): Promise<Buyer> {
  const session = await buildSession(server);
  await makeStaff(server, session.accountId, roles);
  return session;
}
