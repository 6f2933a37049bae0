import type { OrderState } from '@uid/contract/orders';
import type { AttemptState } from '@uid/contract/payments';
import { expect, test } from 'vitest';

import type { Handle } from '../../../database/database.ts';
import { day } from '../../../job.ts';
import { buildSession, openShop, orderOf, pay } from '../../../testing/shop/test-shop.ts';
import type { TestShop } from '../../../testing/shop/test-shop.ts';
import type { Charge } from '../providers/provider.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { createTestCompany, paymentsWith } from '../testing/test-company.ts';
import { checkBooks } from './check-books.ts';

async function openBooks() {
  const shop = await openShop();
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 2 });
  await orderOf(shop, buyer, { LICENCE: 1 });
  await pay(shop, buyer, no);
  return { shop, no };
}

async function problemsOf({ payments }: TestShop): Promise<string[]> {
  const problems: string[] = [];
  for await (const { no, problem } of checkBooks(payments)) problems.push(`${no} ${problem}`);
  return problems;
}

/** The payment that paid the order. */
function findPaid(handle: Handle) {
  return handle
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('capturedFen', '>', 0)
    .executeTakeFirstOrThrow();
}

test('sound books have no problem', async () => {
  const { shop } = await openBooks();
  await using _ = shop;
  expect(await problemsOf(shop)).toEqual([]);
});

test('a refund that the company has confirmed is no longer on its way', async () => {
  const { shop, no } = await openBooks();
  await using _ = shop;
  const { handle } = shop.deps.database;
  const { id, orderId, capturedFen } = await findPaid(handle);
  const { context } = shop.payments;
  await refundPayment(handle, {
    order: { id: orderId },
    attempt: { id, capturedFen },
    reason: 'requested',
    context,
  });
  await handle.updateTable('orders').set({ state: 'refunding' }).where('no', '=', no).execute();
  await shop.tick();
  const order = handle.selectFrom('orders').select('state').where('no', '=', no);
  expect(await order.executeTakeFirst()).toEqual({ state: 'refunded' });
  expect(await problemsOf(shop)).toEqual([]);
});

test('a refund that has not gone back a week after it was decided is told, until the company confirms it', async () => {
  const { shop, no } = await openBooks();
  await using _ = shop;
  const { handle } = shop.deps.database;
  const { id, orderId, capturedFen } = await findPaid(handle);
  const { context, providers } = shop.payments;
  const company = providers.get('sandbox')!;
  providers.set('sandbox', { ...company, refund: () => Promise.reject(new Error('Refused.')) });
  await refundPayment(handle, {
    order: { id: orderId },
    attempt: { id, capturedFen },
    amountFen: 100,
    reason: 'requested',
    context,
  });
  shop.clock.now += 7 * day;
  await shop.tick();
  expect(await problemsOf(shop)).toEqual([]);
  shop.clock.now += day;
  expect(await problemsOf(shop)).toEqual([
    `${no} a refund of 100 fen was decided 8 days ago and has not gone back`,
  ]);
  providers.set('sandbox', company);
  await shop.tick();
  expect(await problemsOf(shop)).toEqual([]);
});

test('between two pages of orders others have their turn', async () => {
  const { shop } = await openBooks();
  await using _ = shop;
  const { context } = shop.payments;
  let turns = 0;
  setImmediate(() => (turns += 1));
  for await (const { no, problem } of checkBooks({ context, providers: new Map() }))
    expect.fail(`${no} ${problem}`);
  expect(turns).toBe(1);
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
  // Restores the books for the check that the shop makes at its end.
  await handle.insertInto('ledgerEntries').values(entries).execute();
  for (const { id, ...attempt } of attempts)
    await handle.updateTable('paymentAttempts').set(attempt).where('id', '=', id).execute();
});

interface Change {
  order?: { state?: OrderState; refundedFen?: number };
  attempt?: { state?: AttemptState };
  /** Fen that are kept while the rest of the payment is being refunded. */
  refundedBut?: number;
  /** What the company reports; undefined if the company doesn't know the payment. */
  charge?: Partial<Charge> | undefined;
}

/** The problems of one paid order while its books or the company's report are changed; undoes the change. */
async function problemsWith(change: Change): Promise<string[]> {
  const { shop, no } = await openBooks();
  await using _ = shop;
  const { handle } = shop.deps.database;
  const order = await handle
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const attempt = await handle.selectFrom('paymentAttempts').selectAll().executeTakeFirstOrThrow();
  const write = async (values: Pick<Change, 'order' | 'attempt'>) => {
    const ofOrder = handle.updateTable('orders').where('id', '=', order.id);
    if (values.order) await ofOrder.set(values.order).execute();
    const ofAttempt = handle.updateTable('paymentAttempts').where('id', '=', attempt.id);
    if (values.attempt) await ofAttempt.set(values.attempt).execute();
  };
  const company = createTestCompany('sandbox');
  const { id: reference, amountFen, currency } = attempt;
  const told: Charge = {
    reference,
    state: 'succeeded',
    amountFen,
    currency,
    isOwnMerchant: true,
    ...change.charge,
  };
  if (!('charge' in change) || change.charge) company.charges.set(reference, told);
  await write(change);
  if (change.refundedBut !== undefined) {
    const refund = { orderId: order.id, attemptId: attempt.id, reason: 'paid-late' } as const;
    const sum = amountFen - change.refundedBut;
    const state = {
      state: 'open',
      requestedAt: shop.deps.now(),
      tries: 0,
      nextTryAt: null,
      endedAt: null,
    } as const;
    await handle
      .insertInto('refunds')
      .values({ ...refund, ...state, id: shop.deps.newId(), amountFen: sum })
      .execute();
  }
  const problems: string[] = [];
  for await (const each of checkBooks(paymentsWith(shop, company))) {
    expect(each.no).toBe(no);
    problems.push(each.problem.replaceAll(`${amountFen}`, 'ALL').replace(reference, 'ID'));
  }
  await handle.deleteFrom('refunds').execute();
  await write({ order, attempt });
  return problems;
}

const unpaidThere = 'sandbox says 0 fen were paid under ID, we booked ALL';

test.each<[string, Change, string[]]>([
  ['a payment both sides agree on', {}, []],
  [
    'an order called refunded that keeps it all',
    { order: { state: 'refunded' } },
    ['it is refunded and ALL fen are kept'],
  ],
  [
    'one that keeps a fen',
    { order: { state: 'refunded' }, refundedBut: 1 },
    ['it is refunded and 1 fen are kept'],
  ],
  [
    'one that gives a fen too much',
    { order: { state: 'refunded' }, refundedBut: -1 },
    ['it is refunded and -1 fen are kept'],
  ],
  ['one whose money is all on its way back', { order: { state: 'refunded' }, refundedBut: 0 }, []],
  ['an order in review that keeps its money', { order: { state: 'review' } }, []],
  ['a payment the company never heard of', { charge: undefined }, [unpaidThere]],
  ['one the company closed', { charge: { state: 'closed' } }, [unpaidThere]],
  ['one in another currency', { charge: { currency: 'USD' } }, [unpaidThere]],
  ['one with another merchant', { charge: { isOwnMerchant: false } }, [unpaidThere]],
  [
    'one of another amount',
    { charge: { amountFen: 1 } },
    ['sandbox says 1 fen were paid under ID, we booked ALL'],
  ],
  [
    'one that a person is to decide',
    { attempt: { state: 'unclear' }, charge: { amountFen: 1 } },
    [],
  ],
  ['one that is still open', { attempt: { state: 'open' }, charge: { amountFen: 1 } }, []],
])('%s: the check says what it must', async (_name, change, problems) => {
  expect(await problemsWith(change)).toEqual(problems);
});

test('a company that does not answer once keeps no later order from being compared', async () => {
  const { shop, no } = await openBooks();
  await using _ = shop;
  const { handle } = shop.deps.database;
  const unpaid = handle.updateTable('orders').where('no', '!=', no);
  await unpaid.set({ state: 'paid' }).execute();
  const company = createTestCompany('sandbox');
  company.isReachable = false;
  const problems: string[] = [];
  for await (const { problem } of checkBooks(paymentsWith(shop, company))) problems.push(problem);
  expect(problems).toEqual([
    expect.stringMatching(
      /^sandbox did not say what was paid under \S+: The test company is away\.$/,
    ),
    'it is paid and no money is held',
  ]);
  await unpaid.set({ state: 'unpaid' }).execute();
});

/** Opens books with twenty additional failed payments. */
async function openManyBooks() {
  const { shop } = await openBooks();
  const { handle } = shop.deps.database;
  const [attempt] = await handle.selectFrom('paymentAttempts').selectAll().execute();
  const more = Array.from({ length: 20 }, (_each, index) => ({
    ...attempt!,
    id: `${attempt!.id}-${index}`,
    capturedFen: 0,
    state: 'failed' as const,
  }));
  await handle.insertInto('paymentAttempts').values(more).execute();
  return { shop, company: createTestCompany('sandbox') };
}

test('a company that is away is asked ten times and no more', async () => {
  const { shop, company } = await openManyBooks();
  await using _ = shop;
  company.isReachable = false;
  const problems: string[] = [];
  for await (const { problem } of checkBooks(paymentsWith(shop, company))) problems.push(problem);
  expect(problems).toHaveLength(11);
  expect(problems.at(-1)).toBe('sandbox is asked no more: 10 answers in a row did not come');
});

test('a company that answers now and then is asked about every payment', async () => {
  const { shop, company } = await openManyBooks();
  await using _ = shop;
  let asked = 0;
  company.query = async () => {
    asked += 1;
    if (asked % 7 !== 0) throw new Error('It was too late.');
    return undefined;
  };
  for await (const each of checkBooks(paymentsWith(shop, company)))
    expect(each.problem).not.toContain('is asked no more');
  expect(asked).toBe(21);
});

test.each<OrderState>(['paid', 'shipped', 'delivered', 'completed'])(
  'an order that is %s without any money is told, unless all of it went back',
  async (state) => {
    const { shop, no } = await openBooks();
    await using _ = shop;
    const { handle } = shop.deps.database;
    const unpaid = handle.updateTable('orders').where('no', '!=', no);
    await unpaid.set({ state }).execute();
    expect(await problemsOf(shop)).toEqual([
      expect.stringMatching(new RegExp(`^\\S+ it is ${state} and no money is held$`)),
    ]);
    await unpaid.set({ refundedFen: 1 }).execute();
    expect(await problemsOf(shop)).toEqual([]);
    await unpaid.set({ state: 'unpaid', refundedFen: 0 }).execute();
  },
);

test('the last of many orders is checked like the first', async () => {
  const { shop, no } = await openBooks();
  await using _ = shop;
  const { handle } = shop.deps.database;
  const order = await handle
    .selectFrom('orders')
    .selectAll()
    .where('no', '=', no)
    .executeTakeFirstOrThrow();
  const earlier = Array.from({ length: 450 }, (_each, number) => ({
    ...order,
    id: `0-${number}`,
    no: `copy-${number}`,
    state: 'cancelled' as const,
  }));
  for (const each of earlier) await handle.insertInto('orders').values(each).execute();
  const broken = handle.updateTable('orders').where('id', '=', order.id);
  await broken.set({ state: 'refunded' }).execute();
  expect(await problemsOf(shop)).toEqual([expect.stringMatching(`^${no} it is refunded`)]);
  await broken.set({ state: 'paid' }).execute();
  await handle.deleteFrom('orders').where('no', 'like', 'copy-%').execute();
});
