import { decideRefund, requestRefund } from '@uid/contract/refunds';
import { listOrdersToShip } from '@uid/contract/shipments';
import { expect, test } from 'vitest';

import type { Handle } from '../../database/database.ts';
import { createFaultyDatabase } from '../../testing/shop/faulty-database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openDispatch, paidOrder } from '../shipments/testing/dispatch.ts';

const language = 'en';
const tables = ['auditEntries', 'auditDetails', 'auditHead', 'refundRequests', 'refunds'] as const;

async function everything(handle: Handle): Promise<string> {
  const rows = tables.map((table) => handle.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

test('a fault at any statement of an act leaves neither it nor its entry (G1)', async () => {
  await using real = await openTestDatabase();
  const database = createFaultyDatabase(real);
  await using shop = await openDispatch({ database });
  const [buyer, staff] = [await buildSession(shop), await buildStaff(shop)];
  const no = await paidOrder(shop, buyer, { 'CARD-A': 1 });
  const input = { language, no, reason: 'other' } as const;
  const { id = '' } = (await shop.call(requestRefund, input, buyer)).result.requests[0] ?? {};
  const acts = [
    () => shop.call(listOrdersToShip, { language }, staff),
    () => shop.call(decideRefund, { language, id, isApproved: false }, staff),
  ];
  for (const [at, act] of acts.entries()) {
    const before = await everything(real.handle);
    let hasFailed = true;
    for (let statement = 1; hasFailed; statement += 1)
      for (const when of ['before', 'after'] as const) {
        database.fault = { statement, when };
        const { status } = await act();
        hasFailed = database.statements >= statement;
        expect([statement, when, status]).toEqual([statement, when, hasFailed ? 500 : 200]);
        if (!hasFailed) break;
        expect(await everything(real.handle)).toBe(before);
      }
    database.fault = undefined;
    const { seq } = await real.handle
      .selectFrom('auditHead')
      .select('seq')
      .executeTakeFirstOrThrow();
    expect(seq).toBe(at + 1);
  }
});
