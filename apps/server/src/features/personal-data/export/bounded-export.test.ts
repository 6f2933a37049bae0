import { onTestFinished, expect, test, vi } from 'vitest';

import { openCountedDatabase } from '../../../testing/counted-database.ts';
import type { CountedDatabase } from '../../../testing/counted-database.ts';
import { readPerson } from '../read-person.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { exportedTables } from './exported-tables.ts';
import { readRows } from './read-rows.ts';

const accountId = 'a-customer';
const at = Date.UTC(2026, 0, 5, 8);

/** Opens a customer with this many orders, each of one line. */
async function openCustomer(orders: number): Promise<CountedDatabase> {
  const counted = await openCountedDatabase();
  const { handle } = counted.database;
  const times = { passwordVersion: 1, passwordChangedAt: at, createdAt: at, lastLoginAt: at };
  const account = { ...times, id: accountId, email: 'many@example.com', passwordExpiresAt: null };
  await handle
    .insertInto('accounts')
    .values({ ...account, passwordHash: '' })
    .execute();
  for (let index = 0; index < orders; index += 1) {
    const no = `${260_105_000_000_000 + index}`;
    const times = { placedAt: at, endsAt: at, changedAt: at };
    const fen = { goodsFen: 100, deliveryFen: 0, discountFen: 0, taxFen: 0, totalFen: 100 };
    const order = { id: no, no, accountId, state: 'unpaid', searchText: no } as const;
    const facts = { address: null, invoice: '{"kind":"none"}', note: null };
    await handle
      .insertInto('orders')
      .values({ ...order, ...times, ...fen, ...facts, includedTaxFen: 0, refundedFen: 0 })
      .execute();
  }
  counted.take();
  return counted;
}

test('an export reads a hundred orders, and the next only once these are taken', async () => {
  await using counted = await openCustomer(250);
  const { handle } = counted.database;
  const orders = exportedTables.find(({ table }) => table === 'orders')!;
  const rows = readRows(handle, orders, await readPerson(handle, accountId));
  const pagesAsked = () =>
    counted.take().statements.filter((statement) => statement.includes('from "orders"')).length;
  const taken = async (count: number) => {
    for (let index = 0; index < count; index += 1) expect((await rows.next()).done).toBe(false);
  };
  await taken(1);
  expect(pagesAsked()).toBe(1);
  await taken(99);
  expect(pagesAsked()).toBe(0);
  await taken(1);
  expect(pagesAsked()).toBe(1);
  await taken(149);
  expect((await rows.next()).done).toBe(true);
});

test('an export of many orders makes no more formats than one of few', async () => {
  await using counted = await openCustomer(30);
  const { handle } = counted.database;
  const times = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => void vi.restoreAllMocks());
  const made = { language: 'en', now: at } as const;
  let bytes = 0;
  for await (const chunk of exportPersonalData(handle, await readPerson(handle, accountId), made))
    bytes += chunk.length;
  expect(bytes).toBeGreaterThan(0);
  expect(times.mock.calls.length).toBeLessThanOrEqual(1);
  expect(numbers.mock.calls.length).toBeLessThanOrEqual(1);
});
