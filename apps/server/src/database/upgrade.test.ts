import { readFileSync } from 'node:fs';

import { getCart } from '@uid/contract/cart';
import { login } from '@uid/contract/identity';
import { getCompany, getNewsArticle, listNews } from '@uid/contract/contents';
import { listJobs } from '@uid/contract/jobs';
import { getOrder, listOrders } from '@uid/contract/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { goodPassword } from '../features/identity/testing/test-account.ts';
import { seedSite } from '../testing/seed-site.ts';
import { createTick } from '../testing/shop/test-shop.ts';
import { expectSoundBooks } from '../testing/shop/sound-books.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openEmptyDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';

/*
 * `earlier-schemas/NAME.sql` holds the rows of a small shop as they stood when NAME was the last migration:
 * what `insert` statements a dump of its database has. The tables are what the migrations up to it make,
 * and those are frozen.
 */
const language = 'en';
const day = 24 * 60 * 60_000;

async function openEarlier(last: string, change = (rows: string) => rows): Promise<Database> {
  const database = await openEmptyDatabase();
  const later = migrationNames(database.engine).filter((name) => name > last);
  const { handle } = database;
  // What is said to be there already is not applied.
  await sql`create table migrations (name text primary key)`.execute(handle);
  for (const name of later)
    await sql`insert into migrations (name) values (${name})`.execute(handle);
  await migrate(database);
  await sql`delete from migrations where name > ${last}`.execute(handle);
  const rows = readFileSync(new URL(`./earlier-schemas/${last}`, import.meta.url), 'utf8');
  for (const statement of change(rows).split(/;\n(?=insert|$)/))
    if (statement !== '') await sql.raw(statement).execute(handle);
  expect(await migrate(database)).toEqual(later);
  return database;
}

/** The server of today on that database, a minute after its last row. */
async function openUpgraded(database: Database): Promise<TestApp> {
  const environment = { SANDBOX_SHIPS_ITSELF: 'off' };
  const server = await createTestApp({ database, environment });
  const last = sql<{ at: number }>`select max("changedAt") as at from orders`;
  const { rows } = await last.execute(database.handle);
  server.clock.now = (rows[0]?.at ?? 0) + 60_000;
  return server;
}

/** The customer's token, by the password of then. */
async function logIn(server: TestApp): Promise<string> {
  const credentials = { email: 'customer@example.com', password: goodPassword };
  return (await server.call(login, credentials)).result.token;
}

/** The states of the customer's orders, the latest first, each read on its own, too. */
async function statesOf(server: TestApp): Promise<string[]> {
  const token = await logIn(server);
  const { result } = await server.call(listOrders, { language }, { token });
  for (const { no, state } of result.orders) {
    const order = await server.call(getOrder, { language, no }, { token });
    expect(order.result.state).toBe(state);
  }
  return result.orders.map(({ state }) => state);
}

/** Who changed the customer's orders, by their history. */
async function actorsOf(server: TestApp): Promise<Set<string>> {
  const token = await logIn(server);
  const { result } = await server.call(listOrders, { language }, { token });
  const orders = await Promise.all(
    result.orders.map(({ no }) => server.call(getOrder, { language, no }, { token })),
  );
  return new Set(orders.flatMap((order) => order.result.events.map(({ by }) => by)));
}

test('a shop that knew orders only is upgraded: its customer logs in, its cart and orders go on', async () => {
  await using database = await openEarlier('0003-commerce.sql');
  await using server = await openUpgraded(database);
  expect(await statesOf(server)).toEqual(['unpaid', 'cancelled']);
  const { result } = await server.call(getCart, { language }, { token: await logIn(server) });
  expect(result.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['CARD-A', 2],
    ['LICENCE', 1],
  ]);
  await expectSoundBooks(database.handle);
  server.clock.now += day;
  await createTick(server, server.rounds.money)();
  expect(await statesOf(server)).toEqual(['cancelled', 'cancelled']);
  await expectSoundBooks(database.handle);
});

test('a shop with parcels is upgraded: keys that were due are issued, and what was delivered completes', async () => {
  await using database = await openEarlier('0011-enquiries.sql');
  await using server = await openUpgraded(database);
  expect(await statesOf(server)).toEqual(['unpaid', 'paid', 'paid', 'delivered', 'cancelled']);
  await expectSoundBooks(database.handle);
  expect(await actorsOf(server)).toEqual(new Set(['customer', 'provider', 'staff', 'clock']));
  const fulfil = createTick(server, server.rounds.fulfilment);
  await fulfil();
  expect(await statesOf(server)).toEqual(['unpaid', 'paid', 'delivered', 'delivered', 'cancelled']);
  server.clock.now += 7 * day;
  await createTick(server, server.rounds.money)();
  await fulfil();
  expect((await statesOf(server)).slice(-2)).toEqual(['completed', 'cancelled']);
  await expectSoundBooks(database.handle);
});

test('an operator of before is an administrator, who has no rights until they enrol', async () => {
  const change = (rows: string) => rows.replace("'buyer', 0)", "'operator', 0)");
  await using database = await openEarlier('0011-enquiries.sql', change);
  await using server = await openUpgraded(database);
  const rows = await database.handle
    .selectFrom('staff')
    .innerJoin('staffRoles', 'staffRoles.accountId', 'staff.accountId')
    .select(['role', 'grantedBy', 'factor', 'enrolledAt'])
    .execute();
  expect(rows).toEqual([
    { role: 'administrator', grantedBy: null, factor: null, enrolledAt: null },
  ]);
  const { status } = await server.call(listJobs, {}, { token: await logIn(server) });
  expect(status).toBe(404);
});

test('a site of before contents had versions keeps its words, gets those that are new, and is offered the rest (H5)', async () => {
  await using database = await openEarlier('0098-audit-added.sqlite.sql');
  await using server = await createTestApp({ database });
  await seedSite(server.deps);
  const readTitle = async (id: string) =>
    (await server.call(getNewsArticle, { language, id })).result.title;
  expect(await readTitle('sim-swap')).toMatch(/^Ours/);
  expect(await readTitle('of-staff')).toBe('Written by staff');
  const company = await server.call(getCompany, { language });
  expect(company.result.email).toBe('ours@example.com');
  expect((await server.call(listNews, { language })).result.total).toBeGreaterThan(20);
  const heads = await database.handle
    .selectFrom('contentHeads')
    .select(['id', 'part', 'base', 'offered'])
    .where('id', 'in', ['company', 'akma', 'sim-swap', 'of-staff'])
    .orderBy('id')
    .orderBy('part')
    .execute();
  const offered = heads.filter((head) => head.offered !== null);
  expect(offered.map(({ id, part }) => `${id} ${part}`)).toEqual(['company shared', 'sim-swap en']);
  const followed = heads.filter(({ base }) => base !== null).map(({ id, part }) => `${id} ${part}`);
  const asReleased = ['akma en', 'akma shared', 'akma zh', 'company en', 'company zh'];
  expect(followed).toEqual([...asReleased, 'sim-swap shared', 'sim-swap zh']);
});
