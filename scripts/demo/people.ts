import { confirmEnrolment, startEnrolment } from '@uid/contract/staff-enrolment';
import type { StaffRole } from '@uid/contract/staff-roles';
import type { Language } from '@uid/contract/language';

import { recordAct } from '../../apps/server/src/features/audit/record-act.ts';
import { grantRoles } from '../../apps/server/src/features/identity/staff/administration/grant-roles.ts';
import { issueCode } from '../../apps/server/src/features/identity/staff/administration/issue-code.ts';
import { appCode } from '../../apps/server/src/features/identity/testing/authenticator-app.ts';
import { insertAccount, insertSession } from '../../apps/server/src/testing/insert-account.ts';
import type { World } from './world.ts';

/** The staff and their roles. Changes that need two persons need a second one with the role. */
const posts = {
  editor: 'editor',
  shop: 'shop',
  secondShop: 'shop',
  support: 'support',
  finance: 'finance',
  secondFinance: 'finance',
  auditor: 'auditor',
  administrator: 'administrator',
  secondAdministrator: 'administrator',
} as const satisfies Record<StaffRole, StaffRole> & Record<string, StaffRole>;
type Post = keyof typeof posts;

/** The sign-in of a member of staff, as the terminal prints it. */
export interface SignIn {
  email: string;
  role: StaffRole;
  /** The secret of the authenticator app. */
  secret: string;
}

interface Colleague extends SignIn {
  token: string;
}

export type Staff = Record<Post, Colleague>;

export interface Customer {
  email: string;
  token: string;
  language: Language;
  /** The number of the customer, by which texts are varied. */
  number: number;
}

const by = 'command';

/** Creates the staff, each enrolled with an authenticator app, as if with the code of `npm run staff`. */
export async function hireStaff(world: World, passwordHash: string): Promise<Staff> {
  const staff: Partial<Staff> = {};
  for (const post of Object.keys(posts) as Post[])
    staff[post] = await hire(world, post, passwordHash);
  return staff as Staff;
}

async function hire(world: World, post: Post, passwordHash: string): Promise<Colleague> {
  const { context, clock } = world;
  const role = posts[post];
  const email = post === role ? `${role}@example.com` : `${role}-2@example.com`;
  const accountId = await insertAccount(context, { email, passwordHash });
  const code = await context.database.transact(async (handle) => {
    const granted = await grantRoles(handle, { email, roles: [role], by }, context);
    const issued = await issueCode(handle, { accountId, by }, context);
    for (const [action, note] of [
      ['grant-roles', granted.note],
      ['issue-enrolment-code', issued.note],
    ] as const)
      await recordAct(handle, { action, by: { actor: by, roles: [] }, note }, context);
    return issued.code;
  });
  const visiting = await insertSession(context, accountId);
  const { totp } = await world.insist(startEnrolment, { code, factor: 'totp' }, visiting);
  const secret = totp?.secret ?? '';
  const confirmation = { code, totp: appCode(secret, clock.now) };
  const { session } = await world.insist(confirmEnrolment, confirmation, visiting);
  return { email, role, secret, token: session.token };
}

export async function registerCustomers(
  { context }: World,
  count: number,
  passwordHash: string,
): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `customer-${number}@example.com`;
    const accountId = await insertAccount(context, { email, passwordHash });
    const token = await insertSession(context, accountId);
    // One in four reads English.
    customers.push({ email, token, number, language: number % 4 === 0 ? 'en' : 'zh' });
  }
  return customers;
}

/** Extends all sessions over the whole year, because nobody logs in every morning here. */
export async function keepSessions({ context }: World, until: number): Promise<void> {
  const lasting = { lastSeenAt: until, expiresAt: until };
  await context.database.handle.updateTable('sessions').set(lasting).execute();
}

export async function endSessions({ context }: World): Promise<void> {
  await context.database.handle.deleteFrom('sessions').execute();
}
