import { accountEventKinds } from '@uid/contract/account';
import { sendEnquiry } from '@uid/contract/enquiries';
import { noticeKinds } from '@uid/contract/notices';
import { orderStates } from '@uid/contract/orders';
import { deleteAccount, exportPersonalData } from '@uid/contract/personal-data';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { retention } from '../../../retention.ts';
import { seedSite } from '../../../testing/seed-site.ts';
import { buildSession, fillCart, openShop, orderOf, pay } from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { signInjected } from '../../../testing/sign-request.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { registerByNumber, stored } from '../../identity/testing/number-account.ts';
import { registerBuyer } from '../../identity/testing/test-account.ts';
import { readPerson } from '../read-person.ts';
import { exportedTables, unexportedTables } from './exported-tables.ts';
import type { ExportedPart, ExportedTable, Row } from './exported-tables.ts';
import { fieldNames, tableNames, valueNames } from './export-words.ts';
import { readRows } from './read-rows.ts';

const all = [...tablesWithin(exportedTables)];

function* tablesWithin(
  tables: readonly (ExportedTable | ExportedPart)[],
): Generator<ExportedTable | ExportedPart> {
  for (const each of tables) {
    yield each;
    yield* tablesWithin(each.parts ?? []);
  }
}

type Exported = Record<string, Row[]>;

async function ask({ app, deps }: TestApp, token: string, language = 'en') {
  const url = `${exportPersonalData.path}?language=${language}`;
  return app.inject({ url, headers: await signInjected(deps, { method: 'GET', url, token }) });
}

async function download(server: TestApp, token: string, language = 'en') {
  const answer = await ask(server, token, language);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['content-disposition']).toContain('personal-data.zip');
  const files = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['personal-data.html', 'personal-data.json']);
  const [page, json] = Object.values(files).map((file) => strFromU8(file)) as [string, string];
  return { page, json, data: JSON.parse(json) as Exported };
}

async function openBought(): Promise<TestShop & { email: string; token: string; no: string }> {
  const shop = await openShop();
  await seedSite(shop.deps);
  const { email, token } = await registerBuyer(shop);
  const { id: accountId } = await shop.deps.database.handle
    .selectFrom('accounts')
    .select('id')
    .executeTakeFirstOrThrow();
  const no = await orderOf(shop, { accountId, token }, { 'CARD-A': 2 });
  await pay(shop, { accountId, token }, no);
  const words = 'What would forty of these <b>cost</b>?';
  const form = { language: 'en', kind: 'contact', name: 'A buyer', consent: true } as const;
  await shop.call(sendEnquiry, { ...form, email, message: words });
  return { ...shop, email, token, no };
}

test('a person gets everything kept about them, as JSON and as a page to read', async () => {
  await using shop = await openBought();
  const { data, page } = await download(shop, shop.token);
  expect(data['accounts']).toMatchObject([{ email: shop.email }]);
  expect(data['orders']).toMatchObject([
    {
      no: shop.no,
      state: 'paid',
      totalFen: expect.any(Number),
      address: { recipient: '收件人', phone: '+86 10 0000 0000' },
      orderLines: [{ sku: 'CARD-A', quantity: 2, names: { zh: '卡', en: 'Card' } }],
      orderEvents: [{ state: 'unpaid', at: '2026-01-05T08:00:00.000Z' }, { state: 'paid' }],
      paymentAttempts: [{ method: 'sandbox', state: 'succeeded' }],
      shipments: [],
    },
  ]);
  expect(data['enquiries']).toMatchObject([{ name: 'A buyer', conversationMessages: [] }]);
  expect(data['notices']?.map(({ kind }) => kind)).toEqual(['order-placed', 'order-paid']);
  expect(data['accountEvents']?.map(({ kind }) => kind)).toEqual(['registered', 'data-exported']);
  expect(data['sessions']).toMatchObject([{ address: '127.0.0.1' }]);
  for (const words of [shop.no, '收件人', 'Paid', 'Account created', 'cost&lt;/b&gt;'])
    expect(page).toContain(words);
  expect(page).not.toMatch(/<script|<b>/);
  const { page: chinese } = await download(shop, shop.token, 'zh');
  expect(chinese).toContain('我们保存的关于您的信息');
});

test('each order has its own lines and history, and nobody else’s', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const other = await orderOf(shop, buyer, { 'CARD-B': 2 });
  const { data } = await download(shop, buyer.token);
  expect(data['orders']).toMatchObject([
    { no, orderLines: [{ sku: 'CARD-A' }], orderEvents: [{ state: 'unpaid' }] },
    { no: other, orderLines: [{ sku: 'CARD-B' }], orderEvents: [{ state: 'unpaid' }] },
  ]);
});

test('what is so and what is not is said in words, and what never was has no time', async () => {
  await using shop = await openShop();
  const buyer = await buildSession(shop);
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  const { handle } = shop.deps.database;
  const own = handle.selectFrom('sessions').selectAll().where('accountId', '=', buyer.accountId);
  const other = { id: 'other', tokenHash: 'of another', steppedUpAt: 0 };
  const session = { ...(await own.executeTakeFirstOrThrow()), ...other };
  await handle.insertInto('sessions').values(session).execute();
  const { data, page } = await download(shop, buyer.token);
  expect(page).toContain('<dt>Selected</dt><dd>Yes</dd><dt>Saved for later</dt><dd>No</dd>');
  expect(data['sessions']).toContainEqual(expect.objectContaining({ steppedUpAt: null }));
});

test('nothing in it opens anything, and nothing is of anybody else', async () => {
  await using shop = await openBought();
  const other = await buildSession(shop);
  const otherNo = await orderOf(shop, other, { 'CARD-B': 1 });
  const { handle } = shop.deps.database;
  const { passwordHash } = await handle
    .selectFrom('accounts')
    .select('passwordHash')
    .where('email', '=', shop.email)
    .executeTakeFirstOrThrow();
  const { tokenHash } = await handle
    .selectFrom('sessions')
    .select('tokenHash')
    .executeTakeFirstOrThrow();
  const { text } = await handle
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', shop.email)
    .where('expiresAt', 'is not', null)
    .executeTakeFirstOrThrow();
  const code = /^\d{6}$/m.exec(text)?.[0];
  const { json, page } = await download(shop, shop.token);
  for (const secret of [shop.token, passwordHash, tokenHash, `${code}`, otherNo, other.accountId]) {
    expect(json).not.toContain(secret);
    expect(page).not.toContain(secret);
  }
});

test('it asks for a fresh proof, stands in the activity and is told to the owner', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  expect((await server.app.inject(`${exportPersonalData.path}?language=en`)).statusCode).toBe(401);
  await download(server, token);
  const mails = await server.deps.database.handle
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  expect(mails.at(-1)?.text).toContain('Everything kept about you was downloaded');
  server.clock.now += 10 * 60_000;
  const late = await ask(server, token);
  expect([late.statusCode, late.json().result.error]).toEqual([403, 'STEP_UP_REQUIRED']);
});

test('a person without an address gets nothing of what was erased of others', async () => {
  await using shop = await openBought();
  await shop.call(deleteAccount, { email: shop.email }, { token: shop.token });
  const { token } = await registerByNumber(shop);
  const { data } = await download(shop, token);
  expect([data['enquiries'], data['quotes']]).toEqual([[], []]);
});

test('a person with a number gets the text messages that went there, without their codes', async () => {
  await using server = await createTestApp();
  const { token } = await registerByNumber(server);
  const { data } = await download(server, token);
  const text = { channel: 'sms', recipient: stored, text: null };
  expect(data['mails']).toMatchObject([text, text]);
});

test('the sixth in ten minutes is refused', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  for (let count = 0; count < 5; count += 1) await download(server, token);
  expect((await ask(server, token)).statusCode).toBe(429);
});

test('more rows than a page come all, each once, in their order', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const { handle } = server.deps.database;
  const { id: accountId } = await handle
    .selectFrom('accounts')
    .select('id')
    .executeTakeFirstOrThrow();
  const occurred = Array.from({ length: 250 }, (_, index) => index + 1);
  const event = { accountId, kind: 'logged-in', address: '', agent: '' } as const;
  await handle
    .insertInto('accountEvents')
    .values(
      occurred.map((occurredAt) => ({
        ...event,
        id: `0000-${`${occurredAt}`.padStart(3, '0')}`,
        occurredAt,
      })),
    )
    .execute();
  const told = exportedTables.find(({ table }) => table === 'accountEvents')!;
  const rows: Row[] = [];
  for await (const row of readRows(handle, told, await readPerson(handle, accountId)))
    rows.push(row);
  expect(rows.slice(0, 250).map(({ occurredAt }) => (occurredAt as Date).getTime())).toEqual(
    occurred,
  );
  expect((await download(server, token)).data['accountEvents']).toHaveLength(252);
});

test('every table that knows persons is told of, or named with why not', () => {
  const told = new Set([...all.map(({ table }) => table), ...Object.keys(unexportedTables)]);
  const known = new Set(retention.flatMap(({ tables }) => tables));
  expect([...known].filter((table) => !told.has(table))).toEqual([]);
  expect([...told].filter((table) => !known.has(table))).toEqual([]);
});

test('every column of a table that is told of is told, or named as not told', async () => {
  await using server = await createTestApp();
  const tables = await server.deps.database.handle.introspection.getTables();
  for (const { table, fields, without } of all) {
    const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
    expect([table, columns?.toSorted()]).toEqual([table, [...fields, ...without].toSorted()]);
  }
});

test('every table, field and word of it is named in both languages', () => {
  expect(all.map(({ table }) => table).filter((table) => !(table in tableNames))).toEqual([]);
  const fields = all.flatMap((each) => each.fields);
  expect(fields.filter((field) => !(field in fieldNames))).toEqual([]);
  const words = [...orderStates, ...accountEventKinds, ...noticeKinds];
  expect(words.filter((word) => !(word in valueNames))).toEqual([]);
});
