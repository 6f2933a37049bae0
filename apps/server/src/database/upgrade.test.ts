import { readFileSync } from 'node:fs';

import { getCart } from '@uid/contract/cart';
import { login } from '@uid/contract/identity';
import type { NewsArticle } from '@uid/contract/content';
import {
  getCompany,
  getNewsArticle,
  getProduct,
  listNews,
  listProducts,
} from '@uid/contract/contents';
import { listJobs } from '@uid/contract/jobs';
import { getOrder, listOrders } from '@uid/contract/orders';
import { getStaffContent, listStaffContents } from '@uid/contract/staff-contents';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import type { ContentRow } from '../features/contents/contents.ts';
import { findRedirect } from '../features/contents/redirects/find-redirect.ts';
import { seedContents } from '../features/contents/seed-contents.ts';
import { goodPassword } from '../features/identity/testing/test-account.ts';
import { hearOfChanges } from '../testing/hear-of-changes.ts';
import { seedSite } from '../testing/seed-site.ts';
import { buildStaff } from '../testing/shop/build-staff.ts';
import { createTick } from '../testing/shop/test-shop.ts';
import { expectSoundBooks } from '../testing/shop/sound-books.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openEmptyDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';

/* `earlier-schemas/NAME.sql` holds the rows of a small shop from the time when NAME was the last migration: the
   `insert` statements of a dump, and the number of the defaults that it had seen. Its tables are made by the
   migrations up to NAME, which are frozen. */
const language = 'en';
const day = 24 * 60 * 60_000;

async function openEarlier(last: string, change = (rows: string) => rows): Promise<Database> {
  const database = await openEmptyDatabase();
  const later = migrationNames(database.engine).filter((name) => name > last);
  const { handle } = database;
  // Migrations that are listed as applied are skipped.
  await sql`create table migrations (name text primary key)`.execute(handle);
  for (const name of later)
    await sql`insert into migrations (name) values (${name})`.execute(handle);
  await migrate(database);
  await sql`delete from migrations where name > ${last}`.execute(handle);
  const rows = readFileSync(new URL(`./earlier-schemas/${last}`, import.meta.url), 'utf8');
  for (const statement of change(rows).split(/;\n(?=insert|update|$)/))
    if (statement !== '') await sql.raw(statement).execute(handle);
  expect(await migrate(database)).toEqual(later);
  return database;
}

/** Today's server on that database, a minute after its last row. */
async function openUpgraded(database: Database): Promise<TestApp> {
  const environment = { SANDBOX_SHIPS_ITSELF: 'off' };
  const server = await createTestApp({ database, environment });
  const last = sql<{ at: number }>`select max("changedAt") as at from orders`;
  const { rows } = await last.execute(database.handle);
  server.clock.now = (rows[0]?.at ?? 0) + 60_000;
  return server;
}

/** Returns the customer's token, by the password of that time. */
async function logIn(server: TestApp): Promise<string> {
  const credentials = { email: 'customer@example.com', password: goodPassword };
  return (await server.call(login, credentials)).result.token;
}

/** The states of the customer's orders, the latest first; each order is also read on its own. */
async function statesOf(server: TestApp): Promise<string[]> {
  const token = await logIn(server);
  const { result } = await server.call(listOrders, { language }, { token });
  for (const { no, state } of result.orders) {
    const order = await server.call(getOrder, { language, no }, { token });
    expect(order.result.state).toBe(state);
  }
  return result.orders.map(({ state }) => state);
}

/** The actors in the history of the customer's orders. */
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
  // The English of `akma` has changed in the code since: nobody can know whether staff wrote the former text.
  expect(offered.map(({ id, part }) => `${id} ${part}`)).toEqual([
    'akma en',
    'company shared',
    'sim-swap en',
  ]);
  const followed = heads.filter(({ base }) => base !== null).map(({ id, part }) => `${id} ${part}`);
  const asReleased = ['akma shared', 'akma zh', 'company en', 'company zh'];
  expect(followed).toEqual([...asReleased, 'sim-swap shared', 'sim-swap zh']);
});

const newText = (title: string) => ({
  title,
  summary: 'Of the release',
  sections: [{ paragraphs: ['First'] }, { paragraphs: ['Second'] }],
});

/** The articles of a later release than the one that the site in `0112-missed-searches.sql` began with. */
function laterDefaults(): ContentRow[] {
  const ids = ['edited', 'taken-away', 'untouched', 'drafted', 'planned', 'new'];
  const articles = ids.map((id, at) => {
    const publishedOn = `2026-11-0${at + 1}`;
    const text = { zh: newText(`${id}，新版`), en: newText(`${id} of the release`) };
    const body = { id, category: 'company', publishedOn, products: [], text };
    return { kind: 'news' as const, id, position: at + 1, publishedOn, body };
  });
  // This redirect by chance has the id that staff gave to one of theirs.
  const from = '/another';
  const redirect = { id: 'old', from, to: '/mall', permanence: 'permanent' };
  return [...articles, { kind: 'redirect', id: 'old', position: 1, body: redirect }];
}

test('a site where staff write is upgraded: their words stay, what they took away stays away, and each changed default is published or offered (H5)', async () => {
  await using database = await openEarlier('0112-missed-searches.sql');
  await using server = await createTestApp({ database });
  server.clock.now = Date.UTC(2026, 11, 2);
  await seedContents(server.deps, { number: 2, list: async () => laterDefaults() });
  await hearOfChanges(database);
  const read = async (id: string, language: 'zh' | 'en') => {
    const { status, result } = await server.call(getNewsArticle, { language, id });
    return status === 200 ? result.title : status;
  };
  const titles = async (...ids: string[]) =>
    Promise.all(ids.map(async (id) => [await read(id, 'zh'), await read(id, 'en')]));
  // What staff have written stays; what they left unchanged follows the release.
  expect(await titles('edited', 'untouched', 'drafted', 'planned', 'new')).toEqual([
    ['edited，新版', 'Words of staff'],
    ['untouched，新版', 'untouched of the release'],
    ['drafted，新版', 'drafted of the release'],
    ['planned，新版', 'planned of the release'],
    ['new，新版', 'new of the release'],
  ]);
  expect(await titles('taken-away')).toEqual([[404, 404]]);
  const product = await server.call(getProduct, { language, slug: 'quiet-gateway' });
  expect(product.result.name).toBe('Quiet gateway');
  expect(await findRedirect(database.handle, '/en/old-gateway')).toEqual({
    location: '/en/product/quiet-gateway',
    status: 302,
  });

  // The editor sees every default that was not published, beside its former version and that of staff.
  const editor = await buildStaff(server, ['editor']);
  const listed = async (state: 'offered' | 'withdrawn' | 'draft' | 'planned') =>
    (await server.call(listStaffContents, { language, state }, editor)).result.contents.map(
      ({ kind, id, offers }) => [`${kind} ${id}`, ...offers.toSorted()].join(' '),
    );
  expect(await listed('offered')).toEqual([
    'news edited en',
    'news taken-away en zh',
    'redirect old shared',
  ]);
  expect(await listed('withdrawn')).toEqual(['news taken-away en zh']);
  expect(await listed('draft')).toEqual(['news drafted', 'news planned']);
  expect(await listed('planned')).toEqual(['news planned']);
  const asked = { language, kind: 'news', id: 'edited' } as const;
  const { parts } = (await server.call(getStaffContent, asked, editor)).result;
  const { base, published, offered } = parts.find(({ part }) => part === 'en')!;
  const saidBy = (text?: { body: string }) =>
    (JSON.parse(text?.body ?? '{}') as NewsArticle['text']['en']).title;
  expect([base, published, offered].map(saidBy)).toEqual([
    'edited of the code',
    'Words of staff',
    'edited of the release',
  ]);

  // What was scheduled before the upgrade is carried out after it, in the name of its author.
  server.clock.now = Date.UTC(2026, 11, 7, 2);
  await createTick(server, server.rounds.fulfilment)();
  await hearOfChanges(database);
  expect(await titles('planned')).toEqual([['planned，新版', 'A plan of staff']]);
  const entries = await database.handle
    .selectFrom('auditEntries')
    .innerJoin('accounts', 'accounts.id', 'auditEntries.actor')
    .select('email')
    .where('action', '=', 'run-content-schedule')
    .execute();
  expect(entries).toEqual([{ email: 'editor@example.com' }]);
  // The same release starts again, and an older one beside it: nothing may change.
  const heads = () => database.handle.selectFrom('contentHeads').selectAll().execute();
  const before = await heads();
  for (const number of [2, 1])
    await seedContents(server.deps, { number, list: async () => laterDefaults() });
  expect(await heads()).toEqual(before);
});

test('the words of a release of today stand beside what staff had added before (H5)', async () => {
  await using database = await openEarlier('0112-missed-searches.sql');
  await using server = await createTestApp({ database });
  await seedSite(server.deps);
  await hearOfChanges(database);
  const { products } = (await server.call(listProducts, { language })).result;
  expect(products.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['sdp', 'quiet-gateway']),
  );
  const edited = await server.call(getNewsArticle, { language, id: 'edited' });
  expect(edited.result.title).toBe('Words of staff');
});

test('of reorder lists that were given one name the first keeps it, the others have their id behind it', async () => {
  await using database = await openEmptyDatabase();
  const { handle } = database;
  await migrate(database);
  // Undoes only this migration, as if it had not been applied yet: later ones stay.
  await sql`drop index ${sql.ref('reorderListsByName')}`.execute(handle);
  await sql`drop table ${sql.ref('fapiaoHashes')}`.execute(handle);
  const name = '0130-one-list-a-name-and-one-customer-a-fapiao.sql';
  await sql`delete from migrations where name = ${name}`.execute(handle);
  const list = (accountId: string, slot: number, name: string) => ({
    id: `${accountId} ${slot}`,
    accountId,
    slot,
    name,
    revision: 0,
    changedAt: 1,
  });
  await handle
    .insertInto('reorderLists')
    .values([
      list('a', 1, 'Same'),
      list('a', 2, 'Same'),
      list('a', 7, 'Same'),
      list('b', 3, 'Same'),
    ])
    .execute();
  await migrate(database);
  const rows = await handle.selectFrom('reorderLists').select('name').orderBy('id').execute();
  expect(rows.map(({ name }) => name)).toEqual(['Same', 'Same a 2', 'Same a 7', 'Same']);
});

test('an enquiry that was closed while its sender waited is none of those that wait', async () => {
  await using database = await openEmptyDatabase();
  const { handle } = database;
  await migrate(database);
  const name = '0146-closed-enquiries-wait-no-more.sql';
  await sql`delete from migrations where name = ${name}`.execute(handle);
  const states = ['open', 'answered', 'closed'] as const;
  for (const state of states) {
    const words = { name: 'A reader', email: 'reader@example.com', message: 'How much?' };
    await handle
      .insertInto('enquiries')
      .values({
        id: state,
        no: state,
        kind: 'contact',
        state,
        language,
        ...words,
        facts: '{}',
        createdAt: 1,
      })
      .execute();
    await handle
      .insertInto('conversations')
      .values({ id: state, kind: 'enquiry', waitingSince: 2 })
      .execute();
  }
  await migrate(database);
  const waiting = handle
    .selectFrom('conversations')
    .select('id')
    .where('waitingSince', 'is not', null);
  expect((await waiting.orderBy('id').execute()).map(({ id }) => id)).toEqual(['answered', 'open']);
});
