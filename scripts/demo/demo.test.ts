import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { login, loginSecondFactor } from '@uid/contract/identity';
import type { SecondFactorDetails } from '@uid/contract/identity';
import { getOverview } from '@uid/contract/overview';
import { whoAmI } from '@uid/contract/staff';
import { staffRoles } from '@uid/contract/staff-roles';
import { listTransferRefunds } from '@uid/contract/transfers';
import { expect, onTestFinished, test } from 'vitest';

import { migrate } from '../../apps/server/src/database/migrate.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { appCode } from '../../apps/server/src/features/identity/testing/authenticator-app.ts';
import { day } from '../../apps/server/src/job.ts';
import { createNewId } from '../../apps/server/src/new-id.ts';
import { readConfig } from '../../apps/server/src/read-config.ts';
import { seed } from '../../apps/server/src/seed.ts';
import { expectSoundBooks } from '../../apps/server/src/testing/shop/sound-books.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';
import { demoEnvironment, fillFolder, statementFile } from './fill-folder.ts';
import { leaveWork } from './leave-work.ts';
import { hireStaff, keepSessions, registerCustomers } from './people.ts';
import { workThrough } from './work.ts';
import { openWorld } from './world.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uid-demo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'data');
}

test('a filled shop has sound books, work that waits, and people who get in with the told sign-in', async () => {
  const keys = { SECRET_KEYS: Buffer.alloc(32, 9).toString('base64') };
  const environment = demoEnvironment({ DATA_DIR: makeFolder(), ...keys });
  const signIns = await fillFolder(environment, 21);

  await using database = openDatabase(readConfig(environment));
  await expectSoundBooks(database.handle);
  const states = await database.handle.selectFrom('orders').select('state').distinct().execute();
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['paid', 'completed', 'cancelled']),
  );

  // The orders of a day are found by their ids, which begin with the time.
  const orders = await database.handle.selectFrom('orders').select(['id', 'placedAt']).execute();
  for (const { id, placedAt } of orders)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(placedAt);

  await using server = await createTestApp({ database, environment: keys });
  server.clock.now = Date.now();
  expect(new Set(signIns.staff.map(({ role }) => role))).toEqual(new Set(staffRoles));
  for (const { email, role, secret } of signIns.staff) {
    const first = await server.call(login, { email, password: signIns.password });
    const { ticket } = first.result.details as SecondFactorDetails;
    const code = appCode(secret, server.clock.now);
    const { result } = await server.call(loginSecondFactor, { ticket, code });
    const { result: who } = await server.call(whoAmI, {}, { token: result.token });
    expect(who.roles).toEqual([role]);
  }
  expect(await fillFolder(environment, 21)).toEqual(signIns);
});

test('each list of the overview has work for whoever opens it, and no list is endless', async () => {
  const keys = { SECRET_KEYS: Buffer.alloc(32, 9).toString('base64') };
  const environment = demoEnvironment({ DATA_DIR: makeFolder(), ...keys });
  const { password, staff } = await fillFolder(environment, 21);

  await using database = openDatabase(readConfig(environment));
  await using server = await createTestApp({ database, environment: keys });
  server.clock.now = Date.now();
  const waiting = new Map<string, number>();
  for (const { email, secret } of staff) {
    const first = await server.call(login, { email, password });
    const { ticket } = first.result.details as SecondFactorDetails;
    const code = appCode(secret, server.clock.now);
    const { result } = await server.call(loginSecondFactor, { ticket, code });
    const overview = await server.call(getOverview, {}, { token: result.token });
    for (const [list, count] of Object.entries(overview.result))
      if (list !== 'longestWait') waiting.set(list, Math.max(waiting.get(list) ?? 0, count));
  }
  // These two lists fill only when a release changes contents, or when an editor leaves.
  waiting.delete('heldContents');
  waiting.delete('offeredContents');
  expect([...waiting].filter(([, count]) => count === 0 || count > 20)).toEqual([]);
  expect(waiting.size).toBe(11);

  const awaited = await database.handle
    .selectFrom('orders')
    .select('no')
    .where('state', '=', 'unpaid')
    .execute();
  const statement = readFileSync(join(environment['DATA_DIR']!, statementFile), 'utf8');
  expect(awaited.filter(({ no }) => statement.includes(no)).length).toBeGreaterThan(1);
});

test('what came by transfer and is given back leaves the shop’s account on the next morning', async () => {
  const quiet = { DATA_DIR: makeFolder(), LOG_LEVEL: 'error' };
  const config = readConfig(demoEnvironment(quiet));
  await using database = openDatabase(config);
  await migrate(database);
  const startsAt = Date.now() - 9 * day;
  await seed({ database, now: () => startsAt, newId: createNewId(() => startsAt) });
  const world = await openWorld(config, database, startsAt);
  const staff = await hireStaff(world, '');
  const customers = await registerCustomers(world, 8, '');
  await keepSessions(world, Date.now());
  const desk = { parcels: [], transfers: [], sentParcels: 0, issuedFapiao: 0 };
  await leaveWork(world, { staff, customers, desk });
  const { token } = staff.finance;
  const list = () => world.insist(listTransferRefunds, { language: 'zh' }, token);
  expect((await list()).refunds).toHaveLength(1);
  world.clock.now += day;
  await workThrough(world, staff, desk);
  expect((await list()).refunds).toEqual([]);
  await world.app.close();
});

test('whoever could be reached by others gets no demo', async () => {
  const environment = demoEnvironment({
    DATA_DIR: makeFolder(),
    PUBLIC_ORIGIN: 'https://shop.example.com',
  });
  await expect(fillFolder(environment, 1)).rejects.toThrow(/for this machine alone/);
});

test('a folder that holds something else stays as it is', async () => {
  const folder = makeFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'uid.sqlite'), '');
  await expect(fillFolder(demoEnvironment({ DATA_DIR: folder }), 1)).rejects.toThrow(/not empty/);
});
