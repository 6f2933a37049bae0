import type { StaffRole } from '@uid/contract/staff-roles';

import { makeStaff } from '../../features/identity/testing/make-staff.ts';
import type { TestApp } from '../test-app.ts';
import { buildSession } from './test-shop.ts';
import type { Buyer } from './test-shop.ts';

/** A session of somebody of the staff, with every role unless told which. */
export async function buildStaff(server: TestApp, roles?: readonly StaffRole[]): Promise<Buyer> {
  const session = await buildSession(server);
  await makeStaff(server, session.accountId, roles);
  return session;
}
