import { api, files } from '@uid/contract/api';
import * as account from '@uid/contract/account';
import type { Endpoint, FileEndpoint } from '@uid/contract/endpoint';
import { permissionsOf } from '@uid/contract/permissions';
import { staffRoles } from '@uid/contract/staff-roles';
import type { Permission } from '@uid/contract/permissions';
import type { StaffRole } from '@uid/contract/staff-roles';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { buildSession } from '../../../testing/shop/test-shop.ts';
import { signInjected } from '../../../testing/sign-request.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { appCode, enrolApp, logInWithApp } from '../testing/authenticator-app.ts';
import { makeStaff } from '../testing/make-staff.ts';
import { accountIdOf, registerBuyer } from '../testing/test-account.ts';

const endpoints: (Endpoint | FileEndpoint)[] = [
  ...Object.values(api).flatMap((each) => Object.values<Endpoint>(each)),
  ...Object.values(files).flatMap((each) => Object.values<FileEndpoint>(each)),
].filter(({ access }) => access === 'staff');

/** Lists the staff endpoints that exist for this session. */
async function foundBy(
  { app, deps }: TestApp,
  token?: string,
  isTried = (_permission: Permission) => true,
): Promise<string[]> {
  const found: string[] = [];
  for (const { method, path, permission, upload } of endpoints) {
    if (permission && !isTried(permission)) continue;
    // An upload is signed by the hash of its file, even of an empty one.
    const body = upload && Buffer.alloc(0);
    const signed = await signInjected(deps, { method, url: path, body, token });
    const headers = { ...signed, ...(upload && { 'content-type': upload.types[0] }) };
    const answer = await app.inject({ method, url: path, headers, ...(body && { payload: body }) });
    const isNothing = answer.statusCode === 404 && answer.body.includes('NOT_FOUND');
    expect(answer.statusCode, answer.body).not.toBe(401);
    if (!isNothing) found.push(path);
  }
  return found;
}

/** Counts the rows of each table. */
async function countRows({ deps }: TestApp): Promise<Record<string, number>> {
  const { handle } = deps.database;
  const counts: Record<string, number> = {};
  for (const { name } of await handle.introspection.getTables()) {
    const table = sql.table(name);
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(
      handle,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

test('staff endpoints are there to be found', () => {
  expect(endpoints.length).toBeGreaterThan(10);
});

test.each(staffRoles)(
  '%s finds the endpoints of its permissions and no other, and what is refused changes nothing (F1)',
  async (role) => {
    await using server = await createTestApp();
    const { token } = await buildStaff(server, [role]);
    const held = permissionsOf([role]);
    const before = await countRows(server);
    expect(await foundBy(server, token, (permission) => !held.has(permission))).toEqual([]);
    expect(await countRows(server)).toEqual(before);
    const own = endpoints.filter(({ permission }) => permission && held.has(permission));
    expect(await foundBy(server, token)).toEqual(own.map(({ path }) => path));
  },
);

test('a role that is taken away is gone with the next call, and so is the last one, in every process (F3)', async () => {
  await using server = await createTestApp();
  await using otherProcess = await createTestApp({ database: server.deps.database });
  const { token, accountId } = await buildStaff(server, ['shop', 'finance']);
  const { handle } = server.deps.database;
  const takeAway = (role: StaffRole) =>
    handle
      .deleteFrom('staffRoles')
      .where('accountId', '=', accountId)
      .where('role', '=', role)
      .execute();
  expect(await foundBy(otherProcess, token)).toContain('/api/staff/refund');
  await takeAway('finance');
  const left = await foundBy(otherProcess, token);
  expect(left).toContain('/api/staff/ship');
  expect(left).not.toContain('/api/staff/refund');
  await takeAway('shop');
  expect(await foundBy(otherProcess, token)).toEqual([]);
});

test('a second factor that was not enrolled for the staff opens nothing, and neither does a password', async () => {
  await using server = await createTestApp();
  const { token, email } = await registerBuyer(server);
  const app = await enrolApp(server, token);
  const accountId = await accountIdOf(server, email);
  const { handle } = server.deps.database;
  await makeStaff(server, accountId);
  await handle.updateTable('staff').set({ factor: null, enrolledAt: null }).execute();
  expect(await foundBy(server, app.token)).toEqual([]);
  await handle.updateTable('staff').set({ factor: 'some-passkey', enrolledAt: 1 }).execute();
  expect(await foundBy(server, app.token)).toEqual([]);
  await handle.updateTable('staff').set({ factor: 'totp' }).execute();
  expect((await foundBy(server, app.token)).length).toBe(endpoints.length);
  await handle.updateTable('sessions').set({ factor: null }).execute();
  expect(await foundBy(server, app.token)).toEqual([]);
});

test('a session begun with the enrolled app is one of staff, and a step-up with it makes it one', async () => {
  await using server = await createTestApp();
  const { token, email } = await registerBuyer(server);
  const app = await enrolApp(server, token);
  await makeStaff(server, await accountIdOf(server, email));
  const begun = await logInWithApp(server, { email, ...app });
  expect((await foundBy(server, begun)).length).toBe(endpoints.length);
  await server.deps.database.handle.updateTable('sessions').set({ factor: null }).execute();
  const code = appCode(app.secret, server.clock.now);
  expect((await server.call(account.stepUp, { code }, { token: begun })).status).toBe(200);
  expect((await foundBy(server, begun)).length).toBe(endpoints.length);
});

test('another factor than the enrolled one opens no dangerous operation of a staff account', async () => {
  await using server = await createTestApp();
  const { token, accountId } = await buildStaff(server, ['shop']);
  expect((await server.call(account.startTotp, {}, { token })).status).toBe(200);
  const { handle } = server.deps.database;
  await handle.updateTable('sessions').set({ factor: 'an-older-passkey' }).execute();
  const { result } = await server.call(account.startTotp, {}, { token });
  expect(result).toMatchObject({ error: 'STEP_UP_REQUIRED', details: { methods: ['totp'] } });
  expect(accountId).not.toBe('');
});

test('neither a guest nor a customer, with or without a second factor, finds a staff endpoint', async () => {
  await using server = await createTestApp();
  expect(await foundBy(server)).toEqual([]);
  expect(await foundBy(server, (await buildSession(server)).token)).toEqual([]);
  const { token } = await registerBuyer(server);
  const customer = await enrolApp(server, token);
  expect(await foundBy(server, customer.token)).toEqual([]);
});
