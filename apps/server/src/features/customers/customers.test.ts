import { AsyncLocalStorage } from 'node:async_hooks';

import { getSecurity, setDisplayName, withdrawErasure } from '@uid/contract/account';
import * as contract from '@uid/contract/customers';
import { currentSession, login } from '@uid/contract/identity';
import { exportPersonalData } from '@uid/contract/personal-data';
import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { day, hour, minute } from '../../job.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { failFirst } from '../../testing/fail-first.ts';
import { insertAccount } from '../../testing/insert-account.ts';
import { createTick, openShop, orderOf, testAddress } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { recordPlans } from '../../testing/record-plans.ts';
import { signInjected } from '../../testing/sign-request.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { eraseAccountById } from '../identity/deletion/erase-account.ts';
import { eraseDueAccounts } from '../identity/customers/erase-due-accounts.ts';
import { shipOrder } from '@uid/contract/shipments';
import { getLockedAccount } from '../identity/repository.ts';
import { untilSomebodyWaits } from '../payments/testing/until-somebody-waits.ts';
import { paidOrder } from '../shipments/testing/dispatch.ts';
import { makeStaff } from '../identity/testing/make-staff.ts';
import {
  accountIdOf,
  activityOf,
  goodPassword,
  latestMail,
  logInWithPassword,
  registerBuyer,
} from '../identity/testing/test-account.ts';

const reason = 'Asked on the telephone';
const language = 'en';
const never = () => false;

interface Desk {
  shop: TestShop;
  /** The email address of the customer. */
  email: string;
  id: string;
  token: string;
  buyer: Buyer;
  support: Buyer;
}

async function openDesk(): Promise<Desk> {
  const shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  const id = await accountIdOf(shop, email);
  const support = await buildStaff(shop, ['support']);
  return { shop, email, id, token, buyer: { accountId: id, token }, support };
}

async function find(server: TestApp, staff: Buyer, q?: string): Promise<string[]> {
  const { result } = await server.call(contract.listCustomers, { ...(q && { q }) }, staff);
  return result.customers.map(({ email }) => email);
}

function read(server: TestApp, staff: Buyer, id: string) {
  return server.call(contract.getCustomer, { id }, staff);
}

test('a customer is found by address, telephone, recipient and order, and by nothing else', async () => {
  const { shop, email, id, buyer, support } = await openDesk();
  await using _ = shop;
  await registerBuyer(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const mobile = { accountId: id, number: '+8613911112222', confirmedAt: 1 };
  await shop.deps.database.handle.insertInto('mobileNumbers').values(mobile).execute();
  const { phone, recipient } = testAddress;
  const ways = [email.toUpperCase(), phone, phone.replaceAll(' ', ''), recipient, no.toLowerCase()];
  for (const q of [...ways, '139 1111 2222'])
    expect([q, await find(shop, support, q)]).toEqual([q, [email]]);
  for (const q of ['nobody@example.com', '99999999', '没有这个人'])
    expect(await find(shop, support, q)).toEqual([]);
  expect((await find(shop, support)).length).toBeGreaterThan(2);
});

test('customers come a page at a time, the newest first', async () => {
  await using server = await createTestApp();
  const support = await buildStaff(server, ['support']);
  for (let count = 0; count < 52; count += 1) await buildStaff(server, ['shop']);
  const first = (await server.call(contract.listCustomers, {}, support)).result;
  expect(first.customers).toHaveLength(50);
  const second = await server.call(contract.listCustomers, { after: first.next }, support);
  const ids = [...first.customers, ...second.result.customers].map(({ id }) => id);
  expect(ids).toHaveLength(53);
  expect(ids).toEqual(ids.toSorted().toReversed());
});

test('support reads what they need to help, and no secret; an auditor nobody’s details', async () => {
  const { shop, email, id, buyer, support } = await openDesk();
  await using _ = shop;
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.call(setDisplayName, { displayName: '李娜' }, buyer);
  const { handle } = shop.deps.database;
  const own = handle.selectFrom('sessions').selectAll().where('accountId', '=', id);
  const silent = { id: 'silent', tokenHash: 'of another', lastSeenAt: 0 };
  await handle
    .insertInto('sessions')
    .values({ ...(await own.executeTakeFirstOrThrow()), ...silent })
    .execute();
  const codes = [null, 1].map((usedAt) => ({ accountId: id, codeHash: `${usedAt}`, usedAt }));
  await handle.insertInto('recoveryCodes').values(codes).execute();
  const key = { id: 'p', slot: 1, credentialId: 'c', publicKey: 'k', counter: 0, transports: '[]' };
  const passkey = { ...key, accountId: id, name: '李娜 phone', createdAt: 1, lastUsedAt: null };
  await handle.insertInto('passkeys').values(passkey).execute();
  const mobile = { accountId: id, number: '+8613911112222', confirmedAt: 1 };
  await handle.insertInto('mobileNumbers').values(mobile).execute();
  const { result, status } = await read(shop, support, id);
  expect(status).toBe(200);
  expect(result).toMatchObject({
    recoveryCodesLeft: 1,
    email,
    displayName: '李娜',
    mobile: '+8613911112222',
    isStaff: false,
    hasPassword: true,
    sessions: [{ address: '127.0.0.1' }],
    events: [{ kind: 'registered', address: '127.0.0.1' }],
    orders: [{ no, state: 'unpaid' }],
    hasMoreOrders: false,
    enquiries: [],
  });
  expect(JSON.stringify(result)).not.toMatch(/[Hh]ash|secret|token/);
  const auditor = await buildStaff(shop, ['auditor']);
  const masked = JSON.stringify((await read(shop, auditor, id)).result);
  expect(masked).not.toContain(email);
  expect(masked).not.toContain('李娜');
  expect(masked).not.toContain('127.0.0.1');
  expect(masked).toContain('"mobile":"＊＊2222"');
  expect(JSON.stringify(await find(shop, auditor))).not.toContain(email);
  expect((await read(shop, await buildStaff(shop, ['editor']), id)).status).toBe(404);
  expect((await read(shop, support, 'nobody')).status).toBe(404);
  const refused = await shop.call(contract.disableCustomer, { language, id, reason }, auditor);
  expect(refused.status).toBe(404);
});

test('the latest twenty orders stand with a customer, and the twenty-first is told of', async () => {
  const { shop, id, buyer, support } = await openDesk();
  await using _ = shop;
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { handle } = shop.deps.database;
  const row = await handle.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const addUpTo = async (from: number, count: number) => {
    const numbers = Array.from({ length: count - from }, (_each, index) => from + index);
    const rows = numbers.map((each) => ({
      ...row,
      id: `older-${each}`,
      no: `${no.slice(0, 10)}${each}`,
    }));
    await handle.insertInto('orders').values(rows).execute();
    const { orders, hasMoreOrders } = (await read(shop, support, id)).result;
    return [orders.length, hasMoreOrders];
  };
  expect(await addUpTo(1, 20)).toEqual([20, false]);
  expect(await addUpTo(20, 21)).toEqual([20, true]);
  // These orders have no entries in the books, so they must not be checked against them.
  await handle.deleteFrom('orders').where('id', 'like', 'older-%').execute();
});

test('sessions end at once in every process, with a reason in the log and a mail', async () => {
  const { shop, email, id, token, support } = await openDesk();
  await using _ = shop;
  await using otherProcess = await createTestApp({ database: shop.deps.database });
  const other = await logInWithPassword(shop, email);
  await shop.call(contract.endCustomerSessions, { language, id, reason }, support);
  for (const each of [token, other])
    expect((await otherProcess.call(currentSession, {}, { token: each })).status).toBe(401);
  expect((await latestMail(shop, email))?.text).toContain('所有设备上退出登录');
  expect(await activityOf(shop, email)).toContain('all-sessions-ended');
  const entry = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .selectAll()
    .where('action', '=', 'end-customer-sessions')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ actor: support.accountId, subjectId: id, about: id, reason });
});

test('a disabled customer can’t log in and is told so, loses every session, and their paid order goes on', async () => {
  const { shop, email, id, token, buyer, support } = await openDesk();
  await using _ = shop;
  await using otherProcess = await createTestApp({ database: shop.deps.database });
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  await shop.call(contract.disableCustomer, { language, id, reason }, support);
  expect((await otherProcess.call(currentSession, {}, { token })).status).toBe(401);
  const refused = await shop.call(login, { email, password: goodPassword });
  expect([refused.status, refused.result.error]).toEqual([403, 'ACCOUNT_DISABLED']);
  // Without the right password, the response does not reveal that the account is disabled.
  const wrong = await shop.call(login, { email, password: 'nothing of the kind' });
  expect(wrong.result.error).toBe('BAD_CREDENTIALS');
  expect((await read(shop, support, id)).result.disabledAt).toBe(shop.clock.now);
  const lines = [{ sku: 'CARD-A', quantity: 1 }];
  const parcel = { language: 'en', no, carrier: 'sandbox', lines } as const;
  expect((await shop.call(shipOrder, parcel, await buildStaff(shop, ['shop']))).status).toBe(200);
  await shop.call(contract.enableCustomer, { language, id, reason }, support);
  expect((await latestMail(shop, email))?.text).toContain('enabled again');
  const again = await logInWithPassword(shop, email);
  const seen = await shop.call(getOrder, { language: 'en', no }, { token: again });
  expect(seen.result.state).toBe('shipped');
});

test('a session that began while its account was being disabled is none', async () => {
  const { shop, id, token, support } = await openDesk();
  await using _ = shop;
  const { handle } = shop.deps.database;
  const session = await handle
    .selectFrom('sessions')
    .selectAll()
    .where('accountId', '=', id)
    .execute();
  await shop.call(contract.disableCustomer, { language, id, reason }, support);
  await handle.insertInto('sessions').values(session).execute();
  expect((await shop.call(currentSession, {}, { token })).status).toBe(401);
});

test('a customer whose tries are used up logs in again once support has unlocked them', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  const tryWrong = () => shop.call(login, { email, password: 'nothing of the kind' });
  for (let tries = 0; tries < 10; tries += 1) await tryWrong();
  expect((await tryWrong()).result.error).toBe('ACCOUNT_LOCKED');
  const { lockedUntil = 0 } = (await read(shop, support, id)).result;
  expect(lockedUntil).toBeGreaterThan(shop.clock.now);
  await shop.call(contract.unlockCustomer, { language, id, reason }, support);
  expect((await read(shop, support, id)).result.lockedUntil).toBeUndefined();
  expect(await logInWithPassword(shop, email)).toBeTruthy();
});

test('after the clock was a day ahead support reads of no lock that keeps nobody out any more', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  const tryWrong = () => shop.call(login, { email, password: 'nothing of the kind' });
  shop.clock.now += day;
  for (let tries = 0; tries < 10; tries += 1) await tryWrong();
  expect((await tryWrong()).result.error).toBe('ACCOUNT_LOCKED');
  shop.clock.now -= day;
  expect((await read(shop, support, id)).result.lockedUntil).toBeUndefined();
  expect(await logInWithPassword(shop, email)).toBeTruthy();
});

test('whom their own browser locks out support lets in there, too', async () => {
  const { shop, support } = await openDesk();
  await using _ = shop;
  const { email, cookies } = await registerBuyer(shop);
  const tryWith = async (password: string) =>
    (await shop.call(login, { email, password }, { cookies })).result.error;
  for (let tries = 0; tries < 10; tries += 1) await tryWith('nothing of the kind');
  expect(await tryWith(goodPassword)).toBe('ACCOUNT_LOCKED');
  const id = await accountIdOf(shop, email);
  await shop.call(contract.unlockCustomer, { language, id, reason }, support);
  expect(await tryWith(goodPassword)).toBeUndefined();
});

test('what is asked for twice is told once, and keeps its time', async () => {
  const { shop, email, id, token, support } = await openDesk();
  await using _ = shop;
  const requests = async () => (await shop.call(getSecurity, {}, { token })).result.requests;
  const endpoints = [contract.askForExport, contract.askForErasure];
  const askBoth = () =>
    Promise.all(endpoints.map((each) => shop.call(each, { language, id, reason }, support)));
  await askBoth();
  const [before, mail] = [await requests(), await latestMail(shop, email)];
  shop.clock.now += minute;
  expect((await askBoth()).map(({ status }) => status)).toEqual([200, 200]);
  expect(await requests()).toEqual(before);
  expect(await latestMail(shop, email)).toEqual(mail);
});

test('an export that was asked for waits in the person’s own account, until they have fetched it', async () => {
  const { shop, email, id, token, support } = await openDesk();
  await using _ = shop;
  const answer = await shop.call(contract.askForExport, { language, id, reason }, support);
  // Staff get neither the file nor a link to it.
  expect(answer.result).toEqual({ done: true });
  const security = () => shop.call(getSecurity, {}, { token });
  expect((await security()).result.requests).toEqual({ exportAskedAt: shop.clock.now });
  expect((await latestMail(shop, email))?.text).toContain('只在您自己的账户里');
  const url = `${exportPersonalData.path}?language=en`;
  const headers = await signInjected(shop.deps, { method: 'GET', url, token });
  expect((await shop.app.inject({ url, headers })).statusCode).toBe(200);
  expect((await security()).result.requests).toEqual({});
});

test('an erasure waits seven days, in which the person takes it back with one call', async () => {
  const { shop, email, id, token, support } = await openDesk();
  await using _ = shop;
  await shop.call(contract.askForErasure, { language, id, reason }, support);
  const dueAt = shop.clock.now + 7 * day;
  expect((await latestMail(shop, email))?.text).toContain('保留我的账户');
  const { result } = await shop.call(getSecurity, {}, { token });
  expect(result.requests.erasure).toEqual({ askedAt: shop.clock.now, dueAt });
  expect((await shop.call(withdrawErasure, {}, { token })).status).toBe(200);
  expect((await shop.call(withdrawErasure, {}, { token })).status).toBe(404);
  expect(await activityOf(shop, email)).toContain('erasure-withdrawn');
  shop.clock.now = dueAt + minute;
  await eraseDueAccounts(shop.deps, never);
  expect(await accountIdOf(shop, email)).toBe(id);
});

// SQLite allows one writer at a time, so no transaction meets an unfinished erasure.
test.runIf(process.env.TEST_DATABASE_URL)(
  'whoever takes it back while it is being done does not hear that the account stays',
  async () => {
    const { shop, email, id, support } = await openDesk();
    await using _ = shop;
    await shop.call(contract.askForErasure, { language, id, reason }, support);
    shop.clock.now += 7 * day;
    const token = await logInWithPassword(shop, email);
    const outside = AsyncLocalStorage.snapshot();
    const { pending } = await shop.deps.database.transact(async (handle) => {
      await getLockedAccount(handle, id);
      const pending = outside(() => shop.call(withdrawErasure, {}, { token }));
      await Promise.race([pending, untilSomebodyWaits(handle)]);
      await eraseAccountById(handle, id, shop.deps);
      return { pending };
    });
    expect((await pending).status).toBe(401);
  },
);

test('one that is not taken back is done when its time has come, by the clock, and told', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  await shop.call(contract.askForErasure, { language, id, reason }, support);
  const tick = createTick(shop, shop.rounds.money);
  shop.clock.now += 7 * day - minute;
  await tick();
  expect(await accountIdOf(shop, email)).toBe(id);
  shop.clock.now += hour;
  await tick();
  const { handle } = shop.deps.database;
  expect(await handle.selectFrom('accounts').select('id').where('id', '=', id).execute()).toEqual(
    [],
  );
  expect((await latestMail(shop, email))?.text).toContain('账户已按您的要求删除');
});

test('who asked for an export and is let in again asked for no erasure by it', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  for (const endpoint of [contract.askForExport, contract.disableCustomer, contract.enableCustomer])
    await shop.call(endpoint, { language, id, reason }, support);
  shop.clock.now += 8 * day;
  await eraseDueAccounts(shop.deps, never);
  expect(await accountIdOf(shop, email)).toBe(id);
});

test('an erasure that fails holds up no other', async () => {
  const { shop, id, support } = await openDesk();
  await using _ = shop;
  const other = await registerBuyer(shop);
  const otherId = await accountIdOf(shop, other.email);
  for (const each of [id, otherId])
    await shop.call(contract.askForErasure, { language, id: each, reason }, support);
  shop.clock.now += 8 * day;
  const { publish } = shop.deps;
  const context: typeof shop.deps = {
    ...shop.deps,
    publish: async (handle, name, event) => {
      if ('accountId' in event && event.accountId === id) throw new Error('A row is damaged.');
      return publish(handle, name, event);
    },
  };
  await expect(eraseDueAccounts(context, never)).rejects.toThrow('A row is damaged.');
  const left = await shop.deps.database.handle
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [id, otherId])
    .execute();
  expect(left).toEqual([{ id }]);
});

test('a process that is stopping begins no further erasure', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  await shop.call(contract.askForErasure, { language, id, reason }, support);
  shop.clock.now += 8 * day;
  await eraseDueAccounts(shop.deps, () => true);
  expect(await accountIdOf(shop, email)).toBe(id);
});

test('who is shut out keeps all seven days, and nobody asks for the erasure of one', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  await shop.call(contract.askForErasure, { language, id, reason }, support);
  await shop.call(contract.disableCustomer, { language, id, reason }, support);
  shop.clock.now += 8 * day;
  await eraseDueAccounts(shop.deps, never);
  expect(await accountIdOf(shop, email)).toBe(id);
  const asked = await shop.call(
    contract.askForErasure,
    { language, id, reason },
    await buildStaff(shop),
  );
  expect([asked.status, asked.result.error]).toEqual([409, 'CUSTOMER_DISABLED']);
  await shop.call(contract.enableCustomer, { language, id, reason }, await buildStaff(shop));
  await eraseDueAccounts(shop.deps, never);
  expect(await accountIdOf(shop, email)).toBe(id);
  shop.clock.now += 7 * day;
  await eraseDueAccounts(shop.deps, never);
  expect(await find(shop, await buildStaff(shop), email)).toEqual([]);
});

test('who has become staff meanwhile is not erased, and nothing is asked of them later', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  await shop.call(contract.askForErasure, { language, id, reason }, support);
  await makeStaff(shop, id);
  shop.clock.now += 8 * day;
  await eraseDueAccounts(shop.deps, never);
  const { handle } = shop.deps.database;
  await handle.deleteFrom('staffRoles').where('accountId', '=', id).execute();
  await eraseDueAccounts(shop.deps, never);
  expect(await accountIdOf(shop, email)).toBe(id);
});

test('support sees to no account of staff, and does nothing without a fresh proof or a reason', async () => {
  const { shop, id, support } = await openDesk();
  await using _ = shop;
  const { accountId: colleague } = await buildStaff(shop, ['administrator']);
  const changes = [
    contract.endCustomerSessions,
    contract.unlockCustomer,
    contract.disableCustomer,
    contract.enableCustomer,
    contract.askForExport,
    contract.askForErasure,
  ];
  for (const change of changes) {
    const refused = await shop.call(change, { language, id: colleague, reason }, support);
    expect([refused.status, refused.result.error]).toEqual([409, 'STAFF_MANAGED']);
    expect((await shop.call(change, { language, id, reason: ' ' }, support)).status).toBe(400);
    expect((await shop.call(change, { language, id: 'nobody', reason }, support)).status).toBe(404);
  }
  shop.clock.now += 11 * minute;
  for (const change of changes)
    expect((await shop.call(change, { language, id, reason }, support)).result.error).toBe(
      'STEP_UP_REQUIRED',
    );
});

// Query plans of PostgreSQL don't contain the limits.
test.skipIf(process.env.TEST_DATABASE_URL)(
  'each way to find customers goes by an index',
  async () => {
    await using opened = await openTestDatabase();
    const database = recordPlans(opened);
    await using server = await createTestApp({ database });
    const support = await buildStaff(server, ['support']);
    const questions: [object, RegExp][] = [
      [{}, /SCAN accounts USING INDEX sqlite_autoindex_accounts_1/],
      [{ after: 'x' }, /accounts.*\(id<\?\)/],
      [{ q: 'a@example.com' }, /accounts.*\(email=\?\)/],
      [{ q: '李四' }, /accounts.*\(id=\?\)[^]*ordersByRecipient \(<expr>=\?/],
      [{ q: '13800000000' }, /ordersByPhone \(<expr>=\?[^]*mobileNumbersByNumber \(number=\?/],
    ];
    for (const [filter, key] of questions) {
      const plans = await database.plansOf(async () => {
        expect((await server.call(contract.listCustomers, filter, support)).status).toBe(200);
      });
      const steps = plans.map((plan) => plan.steps).join('\n');
      expect(steps, JSON.stringify(filter)).toMatch(key);
    }
    const plans = await database.plansOf(async () => {
      await read(server, support, support.accountId);
    });
    const steps = plans.map((plan) => plan.steps).join('\n');
    expect(steps).not.toMatch(/SCAN (?!CONSTANT|auditHead)/);
  },
);

test('erasures that fail take no turn of what is behind them', async () => {
  const { shop, email, id, support } = await openDesk();
  await using _ = shop;
  const { database } = shop.deps;
  await shop.call(contract.askForErasure, { language, id, reason }, support);
  const asked = await database.handle
    .selectFrom('accountRequests')
    .selectAll()
    .executeTakeFirstOrThrow();
  for (let count = 0; count < 100; count += 1) {
    const other = { email: `other-${count}@example.com`, passwordHash: '' };
    const accountId = await insertAccount(shop.deps, other);
    const request = { ...asked, accountId, dueAt: (asked.dueAt ?? 0) - 1 };
    await database.handle.insertInto('accountRequests').values(request).execute();
  }
  shop.clock.now += 8 * day;
  const context = { ...shop.deps, database: failFirst(database, 100) };
  await expect(eraseDueAccounts(context, never)).rejects.toThrow('100 of 101 failed');
  const left = database.handle.selectFrom('accounts').select('id').where('email', '=', email);
  expect(await left.execute()).toEqual([]);
});
