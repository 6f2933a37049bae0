import { listLicences } from '@uid/contract/shipments';
import { expect, test } from 'vitest';

import { failFirst } from '../../../testing/fail-first.ts';
import { buildSession, orderOf } from '../../../testing/shop/test-shop.ts';
import { openDispatch, paidOrder, stateOf } from '../testing/dispatch.ts';
import { issueLicences } from './issue-licences.ts';
import { createLicenceKey, isLicenceKey } from './licence-key.ts';
import { insertKeys, listKeys } from './repository.ts';
import { listOrdersToLicense } from '../../orders/licences-due.ts';

test('a key has five groups and a check digit that finds every wrong sign', () => {
  for (let round = 0; round < 50; round += 1) {
    const key = createLicenceKey();
    expect(key).toMatch(/^UID(-[0-9A-HJKMNP-TV-Z]{5}){5}$/);
    expect(isLicenceKey(key)).toBe(true);
    expect(isLicenceKey(key.toLowerCase().replaceAll('-', ' '))).toBe(true);
    const body = key.slice(4);
    for (let index = 0; index < body.length; index += 1) {
      if (body[index] === '-') continue;
      const other = body[index] === '7' ? '8' : '7';
      expect(isLicenceKey(`UID-${body.slice(0, index)}${other}${body.slice(index + 1)}`)).toBe(
        false,
      );
    }
  }
  expect(isLicenceKey('UID-')).toBe(false);
  expect(isLicenceKey('00000-00000-00000-00000-00000')).toBe(false);
});

test('ten thousand keys are all different', () => {
  const keys = new Set(Array.from({ length: 10_000 }, createLicenceKey));
  expect(keys.size).toBe(10_000);
});

test('paid licences are issued once, as many as were bought, and the order is delivered', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { LICENCE: 3 });
  const read = () => shop.call(listLicences, { language: 'en', no }, buyer);
  expect((await read()).result.licences).toMatchObject([{ quantity: 3, keys: [] }]);
  await Promise.all([1, 2, 3].map(() => issueLicences(shop.shipping)));
  const { result } = await read();
  const keys = result.licences[0]?.keys.map(({ key }) => key) ?? [];
  expect(new Set(keys).size).toBe(3);
  expect(keys.every(isLicenceKey)).toBe(true);
  await shop.fulfil();
  expect((await read()).result).toEqual(result);
  expect(await stateOf(shop, buyer, no)).toBe('delivered');
});

test('unpaid orders have no keys, and somebody else sees none', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const other = await buildSession(shop);
  const no = await orderOf(shop, buyer, { LICENCE: 1 });
  await shop.fulfil();
  const { result } = await shop.call(listLicences, { language: 'zh', no }, buyer);
  expect(result.licences[0]?.keys).toEqual([]);
  expect((await shop.call(listLicences, { language: 'zh', no }, other)).status).toBe(404);
});

test('no notice and no mail holds a key', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  await paidOrder(shop, buyer, { LICENCE: 1 });
  await shop.pass(2);
  const { handle } = shop.deps.database;
  const [{ licenceKey } = {}] = await handle.selectFrom('licenceKeys').selectAll().execute();
  const told = JSON.stringify([
    await handle.selectFrom('mails').selectAll().execute(),
    await handle.selectFrom('notices').selectAll().execute(),
  ]);
  expect(told).toContain('licences-issued');
  expect(licenceKey).toMatch(/^UID-/);
  expect(told).not.toContain(licenceKey?.slice(4, 15));
});

test('an order whose refund begins at that moment gets no keys', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  const no = await paidOrder(shop, buyer, { LICENCE: 1 });
  const { database } = shop.deps;
  const setState = (state: 'refunding' | 'paid') =>
    database.handle.updateTable('orders').set({ state }).where('no', '=', no).execute();
  const late: typeof database = {
    ...database,
    async transact(work) {
      await setState('refunding');
      return database.transact(work);
    },
  };
  const context = { ...shop.shipping.context, database: late };
  await issueLicences({ ...shop.shipping, context });
  expect(await database.handle.selectFrom('licenceKeys').selectAll().execute()).toEqual([]);
  await setState('paid');
});

test('pieces that went back before get no keys and no notice, and are not looked for again', async () => {
  await using shop = await openDispatch();
  const buyer = await buildSession(shop);
  await paidOrder(shop, buyer, { LICENCE: 2 });
  const { handle } = shop.deps.database;
  const keepBack = (keptBack: number) =>
    handle.updateTable('orderLines').set({ keptBack }).execute();
  await keepBack(2);
  expect(await listOrdersToLicense(handle, { limit: 9 })).toHaveLength(1);
  await issueLicences(shop.shipping);
  expect(await listOrdersToLicense(handle, { limit: 9 })).toEqual([]);
  expect(await handle.selectFrom('licenceKeys').selectAll().execute()).toEqual([]);
  const told = await handle.selectFrom('notices').select('kind').execute();
  expect(told.map(({ kind }) => kind)).not.toContain('licences-issued');
  await keepBack(0);
});

test('keys of a quote that sells more than an engine takes in one statement are all kept', async () => {
  await using shop = await openDispatch();
  await paidOrder(shop, await buildSession(shop), { LICENCE: 1 });
  const { handle } = shop.deps.database;
  const { id: orderId } = await handle.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  const keys = Array.from({ length: 14_000 }, (_, index) => ({
    orderId,
    sku: 'LICENCE',
    piece: index + 1,
    licenceKey: `key-${index}`,
    issuedAt: 1,
  }));
  await insertKeys(handle, keys);
  expect(await listKeys(handle, orderId)).toHaveLength(keys.length);
});

test('orders whose keys cannot be issued take no turn of what is behind them', async () => {
  await using shop = await openDispatch();
  await paidOrder(shop, await buildSession(shop), { LICENCE: 1 });
  const { database } = shop.deps;
  const { handle } = database;
  const order = await handle.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const failing = Array.from({ length: 50 }, (_, index) => ({
    ...order,
    id: `0-${index}`,
    no: `failing-${index}`,
  }));
  await handle.insertInto('orders').values(failing).execute();
  const failed: unknown[] = [];
  const onFailure = (cause: unknown) => failed.push(cause);
  const context = { ...shop.shipping.context, database: failFirst(database, 50) };
  await issueLicences({ ...shop.shipping, context, onFailure });
  expect(failed).toHaveLength(50);
  expect(await handle.selectFrom('licenceKeys').select('orderId').execute()).toEqual([
    { orderId: order.id },
  ]);
  await handle.deleteFrom('orders').where('id', 'like', '0-%').execute();
});

test('an order of goods alone is not looked for', async () => {
  await using shop = await openDispatch();
  await paidOrder(shop, await buildSession(shop), { 'CARD-A': 1 });
  expect(await listOrdersToLicense(shop.deps.database.handle, { limit: 9 })).toEqual([]);
});
