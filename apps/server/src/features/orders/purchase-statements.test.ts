import { getCheckout, placeOrder } from '@uid/contract/orders';
import { expect, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { countStatements } from '../identity/testing/count-statements.ts';
import { notify } from '../payments/testing/notify.ts';
import {
  buildSession,
  fillCart,
  openShop,
  startCharge,
  testAddress,
} from '../../testing/shop/test-shop.ts';

const language = 'en';

/** What finds out who calls, and the stand-in company's own books, are not the order's. */
function isOfOrder(statement: string): boolean {
  return !/ (sessions|sandbox\w+)\b/.test(statement);
}

/** To place it, to begin its payment, and to book that, besides `begin` and `commit`. */
const statementBudget = [10, 4, 9];

const headersOf = (round: number) => ({ 'idempotency-key': `key-00000${round}` });

test('an ordered line is placed, its payment begun and booked in no more statements than it needs', async () => {
  await using real = await openTestDatabase();
  const { database, statements } = countStatements(real);
  await using shop = await openShop({ database });
  const buyer = await buildSession(shop);
  let counts: number[] = [];
  const count = () => counts.push(statements.splice(0).filter(isOfOrder).length);

  // The first purchase also reads what is kept for those that follow.
  for (const round of [1, 2]) {
    await fillCart(shop, buyer, { 'CARD-A': 2 });
    const { result } = await shop.call(getCheckout, { language }, buyer);
    const order = { language, seen: result.seen, address: testAddress, agreement: true } as const;
    const asked = { token: buyer.token, headers: headersOf(round) };
    statements.length = 0;
    counts = [];
    const placed = await shop.call(placeOrder, order, asked);
    count();
    const charge = await startCharge(shop, buyer, placed.result.no);
    count();
    await notify(shop, charge, { state: 'succeeded' });
    count();
  }
  expect(counts).toEqual(statementBudget);
});
