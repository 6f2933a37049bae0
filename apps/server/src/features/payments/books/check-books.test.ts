import { expect, test } from 'vitest';

import { buildSession, openShop, orderOf, pay } from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import { createPayments } from '../payments.ts';
import { checkBooks } from './check-books.ts';

async function openBooks() {
  const shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await orderOf(shop, buyer, { LICENCE: 1 });
  await pay(shop, buyer, no);
  return { shop, no };
}

async function problemsOf({ app, deps }: TestShop): Promise<string[]> {
  const problems: string[] = [];
  for await (const { no, problem } of checkBooks(createPayments(deps, app.log)))
    problems.push(`${no} ${problem}`);
  return problems;
}

test('sound books have no problem', async () => {
  const { shop } = await openBooks();
  await using _ = shop;
  expect(await problemsOf(shop)).toEqual([]);
});

test('A29: an entry that is missing, a payment that is not and a company that says otherwise are told', async () => {
  const { shop, no } = await openBooks();
  await using _ = shop;
  const { handle } = shop.deps.database;
  const entries = await handle.selectFrom('ledgerEntries').selectAll().execute();
  const attempts = await handle.selectFrom('paymentAttempts').selectAll().execute();
  await handle.deleteFrom('ledgerEntries').where('account', '=', 'customer').execute();
  expect(await problemsOf(shop)).toEqual([
    expect.stringMatching(new RegExp(`^${no} the ledger is \\d+ fen out of balance`)),
  ]);
  await handle.deleteFrom('ledgerEntries').execute();
  expect(await problemsOf(shop)).toEqual([
    expect.stringMatching(new RegExp(`^${no} the ledger holds 0 fen, the payments hold \\d+ fen`)),
  ]);
  await handle.updateTable('paymentAttempts').set({ capturedFen: 0, state: 'closed' }).execute();
  expect(await problemsOf(shop)).toEqual([
    `${no} it is paid and no money is held`,
    expect.stringMatching(/sandbox says \d+ fen were paid under .+, we booked 0/),
  ]);
  // The shop's own check at the end finds them as they were.
  await handle.insertInto('ledgerEntries').values(entries).execute();
  for (const { id, ...attempt } of attempts)
    await handle.updateTable('paymentAttempts').set(attempt).where('id', '=', id).execute();
});
