import { AsyncLocalStorage } from 'node:async_hooks';

import * as account from '@uid/contract/account';
import * as contract from '@uid/contract/identity';
import { cancelOrder } from '@uid/contract/orders';
import { deleteAccount, previewDeletion } from '@uid/contract/personal-data';
import { DeleteQueryNode, TableNode, sql } from 'kysely';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';

import type { Database } from '../../../database/database.ts';
import { besideAChange } from '../../../testing/beside-a-change.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { saveAddress } from '../../addresses/save-address.ts';
import { addAllToCart } from '../../cart/changes/add-all-to-cart.ts';
import { addToCart } from '../../cart/changes/add-to-cart.ts';
import { mergeGuestCart } from '../../cart/merge-guest-cart.ts';
import { accountOwner, guestOwner } from '../../cart/owner-key.ts';
import { saveInvoiceTitle } from '../../invoice-titles/save-invoice-title.ts';
import { saveReorderList } from '../../reorder-lists/save-reorder-list.ts';
import { fillCart, openShop, orderOf, pay, testAddress } from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { untilSomebodyWaits } from '../../payments/testing/until-somebody-waits.ts';
import { getLockedAccount } from '../repository.ts';
import { registerWithApp } from '../testing/authenticator-app.ts';
import { eraseAccountById } from './erase-account.ts';
import {
  accountIdOf,
  goodPassword,
  latestMail,
  newEmail,
  registerBuyer,
  requestCode,
} from '../testing/test-account.ts';

const minute = 60_000;
/**
 * Tables of the company's books: their rows stay, with the id of an account that no longer exists.
 * Account events stay without that id: another test checks this.
 */
const keptTables = new Set([
  'orders',
  'orderEvents',
  'orderNotes',
  'priceChanges',
  'stockMovements',
  'enquiryAnswers',
  'enquiryNotes',
  'refundRequests',
  'accountEvents',
]);

/** Lists the tables with an `accountId` that are not part of the books. */
async function listPersonalTables({ deps }: TestApp): Promise<string[]> {
  const tables = await deps.database.handle.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'accountId'))
    .map(({ name }) => name)
    .filter((name) => !keptTables.has(name));
}

function remove(server: TestApp, email: string, token: string) {
  const headers = { 'accept-language': 'en' };
  return server.call(deleteAccount, { email }, { token, headers });
}

test('a deleted account is gone: its sessions, its login and everything kept of the person', async () => {
  await using server = await createTestApp();
  await using otherProcess = await createTestApp({ database: server.deps.database });
  const { email, token } = await registerWithApp(server);
  const { handle } = server.deps.database;
  const { id } = await handle.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const { status, result } = await remove(server, email.toUpperCase(), token);
  expect([status, result]).toMatchObject([200, { deleted: true }]);
  const after = await otherProcess.call(contract.currentSession, {}, { token });
  expect(after.status).toBe(401);
  const login = await server.call(contract.login, { email, password: goodPassword });
  expect(login.result.error).toBe('BAD_CREDENTIALS');
  for (const table of await listPersonalTables(server)) {
    const rows = await sql`select * from ${sql.table(table)} where "accountId" = ${id}`.execute(
      handle,
    );
    expect([table, rows.rows]).toEqual([table, []]);
  }
  expect(await handle.selectFrom('accounts').selectAll().execute()).toEqual([]);
  const mails = await handle.selectFrom('mails').select('subject').execute();
  expect(mails).toHaveLength(1);
  expect((await latestMail(server, email))?.text).toContain('Orders stay in our books');
});

test('a code that waits in the mailbox goes with the account', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await requestCode(server, 'password-reset', email);
  await requestCode(server, 'password-reset', newEmail());
  await remove(server, email, token);
  const codes = await server.deps.database.handle
    .selectFrom('mailedCodes')
    .select('email')
    .where('email', '=', email)
    .execute();
  expect(codes).toEqual([]);
});

test('what its session was still saving while the account was deleted is refused, and nothing of it stays', async () => {
  await using shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  const accountId = await accountIdOf(shop, email);
  await remove(shop, email, token);
  // Like a request whose session was found just before it was ended.
  const change = { accountId, id: undefined };
  const invoice = { kind: 'personal', title: 'Example Person' } as const;
  const pieces = { sku: 'CARD-A', quantity: 1 };
  const lines = [pieces];
  const { deps, clock } = shop;
  const guestToken = 'guest';
  await addToCart(deps, guestOwner(guestToken), { sku: 'CARD-B', quantity: 1 });
  const merge = { guestToken, accountId, now: clock.now };
  const owner = accountOwner(accountId);
  const saved = await Promise.allSettled([
    addToCart(deps, owner, pieces),
    addAllToCart(deps, owner, lines),
    deps.database.transact((handle) => mergeGuestCart(handle, merge)),
    saveAddress(shop.deps, { ...change, address: testAddress }),
    saveInvoiceTitle(shop.deps, { ...change, invoice }),
    saveReorderList(shop.deps, { ...change, name: 'Monthly', lines }),
  ]);
  const ended = { status: 'rejected', reason: { error: 'SESSION_INVALID' } };
  expect(saved).toMatchObject(saved.map(() => ended));
  const carts = await deps.database.handle.selectFrom('cartLines').select('owner').execute();
  expect(carts).toEqual([{ owner: guestOwner(guestToken) }]);
  for (const table of ['addresses', 'invoiceTitles', 'reorderLists'] as const)
    expect(await shop.deps.database.handle.selectFrom(table).select('id').execute()).toEqual([]);
});

// SQLite has one writer at a time, so nothing is saved in the middle of a deletion.
test.runIf(process.env.TEST_DATABASE_URL).each([
  [
    'an address',
    ({ deps }: TestShop, accountId: string) =>
      saveAddress(deps, { accountId, id: undefined, address: testAddress }),
  ],
  [
    'what is put in the cart',
    ({ deps }: TestShop, accountId: string) =>
      addToCart(deps, accountOwner(accountId), { sku: 'CARD-A', quantity: 1 }),
  ],
] as const)(
  '%s in the middle of a deletion waits for its end, and is refused',
  async (_what, save) => {
    await using shop = await openShop();
    const { email } = await registerBuyer(shop);
    const accountId = await accountIdOf(shop, email);
    const outside = AsyncLocalStorage.snapshot();
    const saving = await shop.deps.database.transact(async (handle) => {
      await getLockedAccount(handle, accountId);
      const ended = Promise.allSettled([outside(() => save(shop, accountId))]);
      await Promise.race([ended, untilSomebodyWaits(handle)]);
      await eraseAccountById(handle, accountId, shop.deps);
      return { ended };
    });
    expect(await saving.ended).toMatchObject([{ reason: { error: 'SESSION_INVALID' } }]);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'a wrong password in the middle of a deletion is one, and is noted of nobody',
  async () => {
    await using server = await createTestApp();
    const { email } = await registerBuyer(server);
    const { database } = server.deps;
    const accountId = await accountIdOf(server, email);
    const answer = await besideAChange(
      {
        database,
        async change(handle) {
          await getLockedAccount(handle, accountId);
          await eraseAccountById(handle, accountId, server.deps);
        },
      },
      () => server.call(contract.login, { email, password: 'another password' }),
    );
    expect(answer.result.error).toBe('BAD_CREDENTIALS');
    const events = await database.handle.selectFrom('accountEvents').select('accountId').execute();
    expect(events).toEqual([{ accountId: null }, { accountId: null }]);
  },
);

test('another account is left alone', async () => {
  await using server = await createTestApp();
  const other = await registerWithApp(server);
  const { email, token } = await registerBuyer(server);
  await remove(server, email, token);
  const { result } = await server.call(account.getSecurity, {}, { token: other.token });
  expect(result).toMatchObject({ email: other.email, recoveryCodesLeft: 10 });
});

test('a mistyped address deletes nothing and is named beside its field', async () => {
  await using server = await createTestApp();
  const other = await registerBuyer(server);
  const { token } = await registerBuyer(server);
  const { status, result } = await remove(server, other.email, token);
  expect(status).toBe(400);
  expect(result.fields).toEqual({ email: 'This is not the address of your account.' });
  for (const each of [token, other.token])
    expect((await server.call(contract.currentSession, {}, { token: each })).status).toBe(200);
});

test('deleting needs a fresh proof', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  server.clock.now += 10 * minute;
  const { status, result } = await remove(server, email, token);
  expect([status, result.error]).toEqual([403, 'STEP_UP_REQUIRED']);
});

test('the address may register again, and begins with nothing', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerWithApp(server);
  await remove(server, email, token);
  const again = await registerBuyer(server, { email });
  const { result } = await server.call(account.getSecurity, {}, { token: again.token });
  expect(result).toMatchObject({ totp: {}, recoveryCodesLeft: 0, passwordMinLength: 15 });
});

test('orders stay in the books without a login they belong to; the cart does not', async () => {
  await using shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  const { handle } = shop.deps.database;
  const { id: accountId } = await handle
    .selectFrom('accounts')
    .select('id')
    .executeTakeFirstOrThrow();
  const buyer = { accountId, token };
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await fillCart(shop, buyer, { 'CARD-A': 1 });
  await remove(shop, email, token);
  const orders = await handle.selectFrom('orders').select(['no', 'accountId']).execute();
  expect(orders).toEqual([{ no, accountId }]);
  const owner = accountOwner(accountId);
  const lines = await handle
    .selectFrom('cartLines')
    .selectAll()
    .where('owner', '=', owner)
    .execute();
  expect(lines).toEqual([]);
});

test('whoever deletes their account is told how many orders stay, without those that were never paid', async () => {
  await using shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  const buyer = { accountId: await accountIdOf(shop, email), token };
  const order = () => orderOf(shop, buyer, { 'CARD-A': 1 });
  const [paid, cancelled] = [await order(), await order()];
  await pay(shop, buyer, paid);
  await shop.call(cancelOrder, { language: 'en', no: cancelled, reason: 'other' }, buyer);
  await order();
  const { result } = await shop.call(previewDeletion, {}, { token });
  const counts = Object.fromEntries(result.kept.map(({ what, count }) => [what, count]));
  expect(counts).toMatchObject({ 'open-orders': 1, orders: 1 });
  // The last moment of the tenth year in Beijing: its day is the same wherever it is read.
  const { until } = result.kept.find(({ what }) => what === 'orders')!;
  expect(new Date(until).toISOString()).toBe('2036-12-31T15:59:59.999Z');
});

test('of what an account never had, nothing is said to stay', async () => {
  await using server = await createTestApp();
  const { token } = await registerBuyer(server);
  const { result } = await server.call(previewDeletion, {}, { token });
  expect(result.kept.map(({ what }) => what)).toEqual(['log']);
});

test('every table that knows accounts is cleared with one, but the company’s books', async () => {
  await using database = await openTestDatabase();
  const cleared = new Set<string>();
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      if (DeleteQueryNode.is(node))
        for (const from of node.from.froms)
          if (TableNode.is(from)) cleared.add(from.table.identifier.name);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const recording: Database = {
    ...database,
    transact: (work) => database.transact((handle) => work(handle.withPlugin(recorder))),
  };
  await using server = await createTestApp({ database: recording });
  const { email, token } = await registerBuyer(server);
  cleared.clear();
  expect((await remove(server, email, token)).status).toBe(200);
  const left = (await listPersonalTables(server)).filter((name) => !cleared.has(name));
  expect(left).toEqual([]);
});

test('what happened to the account stays as a log of security that names nobody', async () => {
  await using server = await createTestApp();
  const { email, token } = await registerBuyer(server);
  await remove(server, email, token);
  const events = await server.deps.database.handle
    .selectFrom('accountEvents')
    .selectAll()
    .execute();
  expect(events).toMatchObject([{ kind: 'registered', accountId: null }]);
});
