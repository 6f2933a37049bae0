import { getOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../../../../testing/test-database.ts';
import { createFaultyDatabase } from '../../../../testing/shop/faulty-database.ts';
import { openTransfer, openTransferShop, record } from './testing/transfer-shop.ts';

test('A16: a fall at any statement leaves nothing, and the line can be recorded again', async () => {
  await using real = await openTestDatabase();
  const database = createFaultyDatabase(real);
  await using shop = await openTransferShop({}, database);
  let isThrough = false;
  let statement = 0;
  while (!isThrough) {
    statement += 1;
    const { buyer, no } = await openTransfer(shop);
    const line = { reference: no, amountFen: 8_000, number: `B-${statement}-0001` };
    database.fault = { statement, when: 'after' };
    const answer = await record(shop, line);
    isThrough = database.statements < statement;
    database.fault = undefined;
    expect(answer).toEqual(isThrough ? 'paid' : { status: 500, error: 'INTERNAL' });
    const read = async () => (await shop.call(getOrder, { language: 'en', no }, buyer)).result;
    expect((await read()).state).toBe(isThrough ? 'paid' : 'unpaid');
    expect(await record(shop, line)).toBe('paid');
    expect((await read()).events.map(({ state }) => state)).toEqual(['unpaid', 'paid']);
  }
  expect(statement).toBeGreaterThan(6);
});
