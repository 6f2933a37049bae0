import { decideApproval, listApprovals } from '@uid/contract/approvals';
import { disableCustomer, enableCustomer } from '@uid/contract/customers';
import { deleteAccount } from '@uid/contract/personal-data';
import * as contract from '@uid/contract/staff';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../../testing/shop/build-staff.ts';
import { createTestApp } from '../../../../testing/test-app.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { activityOf, accountIdOf, latestMail, registerBuyer } from '../../testing/test-account.ts';
import { disableStaff } from './disable-staff.ts';
import { grantRoles } from './grant-roles.ts';

async function personOf(server: TestApp, email: string, token: string) {
  const { result } = await server.call(contract.listStaff, {}, { token });
  return result.people.find((each) => each.email === email);
}

async function openTeam() {
  const server = await createTestApp();
  const administrator = await buildStaff(server, ['administrator']);
  const { token } = administrator;
  const clerk = await registerBuyer(server);
  const id = await accountIdOf(server, clerk.email);
  return { server, administrator, token, clerk, id };
}
type Team = Awaited<ReturnType<typeof openTeam>>;

test('roles are given to whoever has registered, who is told and has to enrol before they count', async () => {
  const { server, token, clerk, id } = await openTeam();
  await using _ = server;
  const grant = { email: clerk.email, roles: ['shop' as const, 'finance' as const] };
  const granted = await server.call(contract.grantRoles, grant, { token });
  expect([granted.status, granted.result]).toEqual([200, { id }]);
  expect(await personOf(server, clerk.email, token)).toMatchObject({
    id,
    state: 'to-enrol',
    roles: ['finance', 'shop'].map((role) => ({ role, grantedBy: expect.stringContaining('@') })),
  });
  expect((await latestMail(server, clerk.email))?.text).toContain('商城、财务');
  expect(await activityOf(server, clerk.email)).toContain('role-granted');
  const { status } = await server.call(contract.whoAmI, {}, { token: clerk.token });
  expect(status).toBe(401);
});

test('somebody who has never ordered is told in the language in which they log in', async () => {
  const { server, token } = await openTeam();
  await using _ = server;
  const english = { headers: { 'accept-language': 'en' } };
  const colleague = await registerBuyer(server, { options: english });
  const grant = { email: colleague.email, roles: ['shop' as const] };
  await server.call(contract.grantRoles, grant, { token });
  const mail = await latestMail(server, colleague.email);
  expect(mail?.text).toContain('Your account was given a staff role: shop.');
});

test('an address that nobody has registered with is given nothing', async () => {
  const { server, token } = await openTeam();
  await using _ = server;
  const grant = { email: 'nobody@example.com', roles: ['shop' as const] };
  const { status, result } = await server.call(contract.grantRoles, grant, { token });
  expect([status, result.error]).toEqual([409, 'NOT_REGISTERED']);
});

test('an account that support has disabled is given no role: its owner could not log in, and support enables no staff', async () => {
  const { server, administrator, token, clerk, id } = await openTeam();
  await using _ = server;
  const support = await buildStaff(server, ['support']);
  const change = { language: 'en', id, reason: 'a test' } as const;
  await server.call(disableCustomer, change, support);
  const grant = { email: clerk.email, roles: ['shop' as const] };
  const refused = await server.call(contract.grantRoles, grant, { token });
  expect([refused.status, refused.result.error]).toEqual([409, 'CUSTOMER_DISABLED']);
  await buildStaff(server, ['administrator']);
  const asked = await server.call(contract.grantRoles, grant, administrator);
  expect([asked.status, asked.result.error]).toEqual([409, 'CUSTOMER_DISABLED']);
  const enabled = await server.call(enableCustomer, change, support);
  expect(enabled.status).toBe(200);
  expect((await server.call(contract.grantRoles, grant, { token })).status).toBe(200);
});

test('who was disabled after a role was asked for them is not given it', async () => {
  const { server, token, clerk, id: customer } = await openTeam();
  await using _ = server;
  const second = await buildStaff(server, ['administrator']);
  const support = await buildStaff(server, ['support']);
  const grant = { email: clerk.email, roles: ['shop' as const] };
  const { result } = await server.call(contract.grantRoles, grant, { token });
  const change = { language: 'en', id: customer, reason: 'a test' } as const;
  await server.call(disableCustomer, change, support);
  const { handle } = server.deps.database;
  const { hash } = await handle.selectFrom('approvals').selectAll().executeTakeFirstOrThrow();
  const id = result.waitsFor ?? '';
  const decision = { language: 'en', id, hash, isApproved: true } as const;
  const decided = await server.call(decideApproval, decision, second);
  expect([decided.status, decided.result.error]).toEqual([409, 'CUSTOMER_DISABLED']);
});

test('a role that is held is not granted again, and ends no session', async () => {
  const { server, token } = await openTeam();
  await using _ = server;
  const colleague = await buildStaff(server, ['shop']);
  const { result: me } = await server.call(contract.whoAmI, {}, { token: colleague.token });
  for (const role of ['shop', 'support'] as const) {
    const grant = { email: me.email, roles: [role] };
    expect((await server.call(contract.grantRoles, grant, { token })).status).toBe(200);
  }
  const { result } = await server.call(contract.whoAmI, {}, { token: colleague.token });
  expect(result.roles).toEqual(['shop', 'support']);
  expect(result.permissions).toContain('enquiries.answer');
  expect(
    (await activityOf(server, me.email)).filter((kind) => kind === 'role-granted').length,
  ).toBe(1);
});

test('a role that is taken away is gone with the next call, and with the last one the enrolment', async () => {
  const { server, token } = await openTeam();
  await using _ = server;
  const { accountId: id, token: own } = await buildStaff(server, ['shop', 'administrator']);
  const take = (role: 'shop' | 'administrator') =>
    server.call(contract.takeRoleAway, { id, role }, { token });
  expect((await server.call(contract.listStaff, {}, { token: own })).status).toBe(200);
  expect((await take('administrator')).status).toBe(200);
  expect((await server.call(contract.listStaff, {}, { token: own })).status).toBe(404);
  expect((await take('administrator')).status).toBe(404);
  expect((await take('shop')).status).toBe(200);
  const { factor, enrolledAt } = await server.deps.database.handle
    .selectFrom('staff')
    .selectAll()
    .where('accountId', '=', id)
    .executeTakeFirstOrThrow();
  expect([factor, enrolledAt]).toEqual([null, null]);
});

test('whoever is disabled is logged out everywhere, keeps the roles on record and enrols anew when enabled', async () => {
  const { server, token } = await openTeam();
  await using _ = server;
  const { accountId: id, token: own } = await buildStaff(server, ['shop']);
  expect((await server.call(contract.disableStaff, { id }, { token })).status).toBe(200);
  expect((await server.call(contract.disableStaff, { id }, { token })).status).toBe(200);
  expect((await server.call(contract.whoAmI, {}, { token: own })).status).toBe(401);
  const { result } = await server.call(contract.listStaff, {}, { token });
  const person = result.people.find((each) => each.id === id);
  expect(person).toMatchObject({ state: 'disabled', roles: [{ role: 'shop' }] });
  const refused = await server.call(contract.issueEnrolmentCode, { id }, { token });
  expect([refused.status, refused.result.error]).toEqual([409, 'STAFF_DISABLED']);
  expect((await server.call(contract.enableStaff, { id }, { token })).status).toBe(200);
  expect((await personOf(server, person?.email ?? '', token))?.state).toBe('to-enrol');
  expect((await server.call(contract.issueEnrolmentCode, { id }, { token })).status).toBe(200);
  expect(await activityOf(server, person?.email ?? '')).toEqual([
    'staff-disabled',
    'staff-enabled',
    'enrolment-code-issued',
  ]);
});

test('nobody takes their own role of administrator, disables themselves or gives themselves a code', async () => {
  const { server, administrator, token } = await openTeam();
  await using _ = server;
  const id = administrator.accountId;
  const role = 'administrator' as const;
  for (const answer of [
    await server.call(contract.takeRoleAway, { id, role }, { token }),
    await server.call(contract.disableStaff, { id }, { token }),
    await server.call(contract.issueEnrolmentCode, { id }, { token }),
  ])
    expect([answer.status, answer.result.error]).toEqual([409, 'NOT_YOURSELF']);
  expect((await server.call(contract.whoAmI, {}, { token })).result.state).toBe('active');
});

test('two administrators who disable each other at once: one of them stays', async () => {
  const { server, administrator, token } = await openTeam();
  await using _ = server;
  const other = await buildStaff(server, ['administrator']);
  const [first, second] = await Promise.all([
    server.call(contract.disableStaff, { id: other.accountId }, { token }),
    server.call(contract.disableStaff, { id: administrator.accountId }, { token: other.token }),
  ]);
  const statuses = [first.status, second.status];
  expect(statuses).toContain(200);
  expect(statuses.some((status) => status === 401 || status === 404)).toBe(true);
  const left = await server.deps.database.handle
    .selectFrom('staff')
    .select('accountId')
    .where('disabledAt', 'is', null)
    .execute();
  expect(left.length).toBe(1);
});

test('whoever is no administrator any more changes nothing, even with a call that was let in before', async () => {
  const { server, administrator } = await openTeam();
  await using _ = server;
  const clerk = await buildStaff(server, ['shop']);
  const change = { accountId: administrator.accountId, by: clerk };
  const { deps } = server;
  const late = deps.database.transact((handle) => disableStaff(handle, change, deps));
  await expect(late).rejects.toMatchObject({ error: 'NOT_FOUND' });
});

test('changing the staff asks for a fresh proof', async () => {
  const { server, token, id, clerk } = await openTeam();
  await using _ = server;
  await server.deps.database.handle.updateTable('sessions').set({ steppedUpAt: 0 }).execute();
  for (const answer of [
    await server.call(contract.grantRoles, { email: clerk.email, roles: ['shop'] }, { token }),
    await server.call(contract.takeRoleAway, { id, role: 'shop' }, { token }),
    await server.call(contract.disableStaff, { id }, { token }),
    await server.call(contract.enableStaff, { id }, { token }),
    await server.call(contract.issueEnrolmentCode, { id }, { token }),
  ])
    expect([answer.status, answer.result.error]).toEqual([403, 'STEP_UP_REQUIRED']);
});

test('an account of the staff can’t delete itself before its roles are taken away', async () => {
  const { server, token } = await openTeam();
  await using _ = server;
  const { accountId: id, token: own } = await buildStaff(server, ['shop']);
  const { email } = (await server.call(contract.whoAmI, {}, { token: own })).result;
  const refused = await server.call(deleteAccount, { email }, { token: own });
  expect([refused.status, refused.result.error]).toEqual([409, 'STAFF_ACCOUNT']);
  await server.call(contract.takeRoleAway, { id, role: 'shop' }, { token });
  expect((await server.call(deleteAccount, { email }, { token: own })).status).toBe(200);
});

test('a second person is needed once two administrators have enrolled, unless a setting says otherwise', async () => {
  const { server, token } = await openTeam();
  await using _ = server;
  const me = async (test: TestApp) => (await test.call(contract.whoAmI, {}, { token })).result;
  expect((await me(server)).twoPersons).toBe('waiting');
  await buildStaff(server, ['administrator']);
  expect((await me(server)).twoPersons).toBe('on');
  const { database } = server.deps;
  await using alone = await createTestApp({ database, environment: { TWO_PERSONS: 'off' } });
  expect((await me(alone)).twoPersons).toBe('off');
});

test('the staff is listed page by page, and a customer is not in it', async () => {
  const { server, token, clerk } = await openTeam();
  await using _ = server;
  for (let count = 0; count < 51; count += 1) await buildStaff(server, ['shop']);
  const first = (await server.call(contract.listStaff, {}, { token })).result;
  expect(first.people.length).toBe(50);
  const second = await server.call(contract.listStaff, { after: first.next ?? '' }, { token });
  expect(second.result.people.length).toBe(2);
  expect(second.result.next).toBeUndefined();
  const end = await server.call(contract.listStaff, { after: 'zzz' }, { token });
  expect(end.result.people).toEqual([]);
  const emails = [...first.people, ...second.result.people].map(({ email }) => email);
  expect(emails).not.toContain(clerk.email);
});

test('each change of the staff is an entry of the audit log, without any code', async () => {
  const { server, administrator, token, clerk, id } = await openTeam();
  await using _ = server;
  const { email } = clerk;
  await server.call(contract.grantRoles, { email, roles: ['shop'] }, { token });
  const { result } = await server.call(contract.issueEnrolmentCode, { id }, { token });
  await server.call(contract.takeRoleAway, { id, role: 'shop' }, { token });
  await server.call(contract.disableStaff, { id }, { token });
  await server.call(contract.enableStaff, { id }, { token });
  await server.call(contract.listStaff, {}, { token });
  const { handle } = server.deps.database;
  const entries = await handle.selectFrom('auditEntries').selectAll().orderBy('seq').execute();
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual(
    [
      'grant-roles',
      'issue-enrolment-code',
      'take-role-away',
      'disable-staff',
      'enable-staff',
      'list-staff',
    ].map((action) => [action, administrator.accountId]),
  );
  expect(entries[0]).toMatchObject({ subjectKind: 'account', subjectId: id });
  const details = await handle.selectFrom('auditDetails').selectAll().execute();
  const said = JSON.stringify([...entries, ...details]);
  expect(said).not.toContain(result.code);
  expect(said).not.toContain(email);
});

test('once there are two administrators, a role is asked by one and given by the other', async () => {
  const { server, administrator, token, clerk, id } = await openTeam();
  await using _ = server;
  const second = await buildStaff(server, ['administrator']);
  const grant = { email: clerk.email, roles: ['shop' as const, 'finance' as const] };
  const asked = await server.call(contract.grantRoles, grant, { token });
  expect([asked.status, asked.result]).toEqual([200, { id, waitsFor: expect.any(String) }]);
  expect(await personOf(server, clerk.email, token)).toBeUndefined();
  const again = await server.call(contract.grantRoles, grant, { token: second.token });
  expect([again.status, again.result.error]).toEqual([409, 'APPROVAL_WAITS']);
  const { result } = await server.call(listApprovals, { language: 'zh' }, second);
  expect(result.approvals).toMatchObject([
    {
      facts: [
        { label: '对象', text: clerk.email },
        { label: '角色', text: '商城、财务' },
      ],
    },
  ]);
  const { hash = '' } = result.approvals[0] ?? {};
  const decision = {
    language: 'en',
    id: asked.result.waitsFor ?? '',
    hash,
    isApproved: true,
  } as const;
  const own = await server.call(decideApproval, decision, { token });
  expect([own.status, own.result.error]).toEqual([409, 'SECOND_PERSON']);
  expect((await server.call(decideApproval, decision, second)).status).toBe(200);
  const { email } = (await server.call(contract.whoAmI, {}, { token })).result;
  expect(await personOf(server, clerk.email, token)).toMatchObject({
    state: 'to-enrol',
    roles: [{ role: 'finance', grantedBy: email }, { role: 'shop' }],
  });
  const held = await server.call(contract.grantRoles, grant, { token: administrator.token });
  expect(held.result).toEqual({ id });
});

test.each<[string, (team: Team, id: string) => Promise<{ status: number }>]>([
  ['disables', ({ server, token }, id) => server.call(contract.disableStaff, { id }, { token })],
  [
    'takes the role of',
    ({ server, token }, id) =>
      server.call(contract.takeRoleAway, { id, role: 'administrator' }, { token }),
  ],
  [
    'gives a new code to',
    ({ server, token }, id) => server.call(contract.issueEnrolmentCode, { id }, { token }),
  ],
])('F5: who %s the only other administrator still gives no role alone', async (_name, remove) => {
  const team = await openTeam();
  const { server, token, clerk } = team;
  await using _ = server;
  const other = await buildStaff(server, ['administrator']);
  expect((await remove(team, other.accountId)).status).toBe(200);
  const grant = { email: clerk.email, roles: ['finance' as const] };
  const asked = await server.call(contract.grantRoles, grant, { token });
  expect([asked.status, asked.result.waitsFor]).toEqual([200, expect.any(String)]);
  expect(await personOf(server, clerk.email, token)).toBeUndefined();
  expect((await server.call(contract.whoAmI, {}, { token })).result.twoPersons).toBe('on');
  // Whoever has access to the machine can make the next administrator.
  const by = { email: clerk.email, roles: ['administrator' as const], by: 'command' as const };
  await server.deps.database.transact((handle) => grantRoles(handle, by, server.deps));
  expect((await personOf(server, clerk.email, token))?.roles).toMatchObject([
    { role: 'administrator' },
  ]);
});

test('a role that was asked is not given to whoever has the address by then', async () => {
  const { server, token, clerk, id } = await openTeam();
  await using _ = server;
  const second = await buildStaff(server, ['administrator']);
  await server.call(contract.grantRoles, { email: clerk.email, roles: ['shop'] }, { token });
  const { result } = await server.call(listApprovals, { language: 'en' }, second);
  const { id: waits = '', hash = '' } = result.approvals[0] ?? {};
  const { handle } = server.deps.database;
  await handle
    .updateTable('accounts')
    .set({ email: 'other@example.com' })
    .where('id', '=', id)
    .execute();
  const decision = { language: 'en', id: waits, hash, isApproved: true } as const;
  const refused = await server.call(decideApproval, decision, second);
  expect([refused.status, refused.result.error]).toEqual([409, 'APPROVAL_OVER']);
});
