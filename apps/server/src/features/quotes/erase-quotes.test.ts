import * as contract from '@uid/contract/quotes';
import { createQuote, getStaffQuote, sendQuote } from '@uid/contract/staff-quotes';
import type { QuoteDraft } from '@uid/contract/staff-quotes';
import { deleteAccount } from '@uid/contract/personal-data';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { openShop } from '../../testing/shop/test-shop.ts';
import type { TestShop } from '../../testing/shop/test-shop.ts';
import { registerByNumber } from '../identity/testing/number-account.ts';
import { registerBuyer } from '../identity/testing/test-account.ts';
import { eraseQuotes } from './erase-quotes.ts';
import { claimTime } from '../erasures/erase-rows.ts';

const language = 'en';
const traces = ['reader@example.com', 'A reader’s works', 'a remark of ours'];

async function offerTo(shop: TestShop, email: string): Promise<string> {
  const staff = await buildStaff(shop);
  const quote: QuoteDraft = {
    email,
    buyer: 'A reader’s works',
    buyerLanguage: language,
    lines: [{ sku: 'CARD-A', quantity: 20, priceFen: 5_000 }],
    deliveryFen: 0,
    validOn: '2026-01-31',
    note: 'a remark of ours',
  };
  const { no, revision } = (await shop.call(createQuote, { language, quote }, staff)).result;
  await shop.call(sendQuote, { language, no, revision }, staff);
  return no;
}

/** Reads everything stored about quotes, the emails in the outbox, and the details in the audit log. */
async function stored({ deps }: TestShop): Promise<string> {
  const { handle } = deps.database;
  const tables = ['quotes', 'quoteLines', 'mails', 'auditDetails'] as const;
  const rows = tables.map((table) => handle.selectFrom(table).selectAll().execute());
  return JSON.stringify(await Promise.all(rows));
}

test('with the account goes to whom a quote was made; what was offered stays', async () => {
  await using shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  const no = await offerTo(shop, email);
  expect(await stored(shop)).toContain(email);
  const { status } = await shop.call(deleteAccount, { email }, { token });
  expect(status).toBe(200);
  const { handle } = shop.deps.database;
  const [quote] = await handle.selectFrom('quotes').selectAll().execute();
  expect(quote).toMatchObject({ no, email: '', buyer: '', note: '', state: 'withdrawn' });
  expect(quote).toMatchObject({ totalFen: 100_000 });
  const erased = await handle.selectFrom('erasures').select('kind').execute();
  expect(erased.map(({ kind }) => kind)).toContain('quote');
});

test('whoever may not know persons sees of an erased quote, too, that there is nobody left to know', async () => {
  await using shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  const no = await offerTo(shop, email);
  await shop.call(deleteAccount, { email }, { token });
  const auditor = await buildStaff(shop, ['auditor']);
  const { result } = await shop.call(getStaffQuote, { language, no }, auditor);
  expect(result).toMatchObject({ no, email: '', buyer: '', note: '' });
});

test('with the account a draft for it is over: nobody sends it any more', async () => {
  await using shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  await offerTo(shop, email);
  const { handle } = shop.deps.database;
  await handle.updateTable('quotes').set({ state: 'draft', sentAt: null }).execute();
  await shop.call(deleteAccount, { email }, { token });
  const quotes = await handle.selectFrom('quotes').select(['email', 'state']).execute();
  expect(quotes).toEqual([{ email: '', state: 'withdrawn' }]);
});

test('an erased quote is nobody’s, not of an account without an address either', async () => {
  await using shop = await openShop();
  const { email, token } = await registerBuyer(shop);
  const no = await offerTo(shop, email);
  await shop.call(deleteAccount, { email }, { token });
  const { token: other } = await registerByNumber(shop);
  const { status, result } = await shop.call(
    contract.listOwnQuotes,
    { language },
    { token: other },
  );
  expect([status, result.quotes]).toEqual([200, []]);
  expect((await shop.call(contract.getQuote, { language, no }, { token: other })).status).toBe(404);
});

test('three years after it was written a quote says no more to whom', async () => {
  await using shop = await openShop();
  await offerTo(shop, 'reader@example.com');
  shop.clock.now += claimTime - 1;
  await shop.tick();
  expect(await stored(shop)).toContain('reader@example.com');
  shop.clock.now += 60 * 60_000;
  await shop.tick();
  const { handle } = shop.deps.database;
  const [quote] = await handle.selectFrom('quotes').selectAll().execute();
  expect(quote).toMatchObject({ email: '', state: 'expired' });
});

test('a quote that was erased after a backup is erased again', async () => {
  await using shop = await openShop();
  await offerTo(shop, 'reader@example.com');
  const { database } = shop.deps;
  const { id } = await database.handle.selectFrom('quotes').select('id').executeTakeFirstOrThrow();
  await database.transact((handle) => eraseQuotes.one(handle, id, shop.deps));
  const left = await stored(shop);
  for (const trace of traces) expect(left).not.toContain(trace);
});
