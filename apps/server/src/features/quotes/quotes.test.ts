import { sendEnquiry } from '@uid/contract/enquiries';
import { listAuditEntries } from '@uid/contract/audit';
import { getOrder } from '@uid/contract/orders';
import { startPayment } from '@uid/contract/payments';
import * as contract from '@uid/contract/quotes';
import type { Quote } from '@uid/contract/quotes';
import { getEnquiry } from '@uid/contract/staff-enquiries';
import * as staffContract from '@uid/contract/staff-quotes';
import type { QuoteDraft } from '@uid/contract/staff-quotes';
import { requestRefund } from '@uid/contract/refunds';
import { listLicences } from '@uid/contract/shipments';
import { getStaffOrder } from '@uid/contract/staff-orders';
import { expect, test } from 'vitest';

import {
  addTier,
  setPrice,
  setStock,
  stockOf,
  withdraw,
} from '../../testing/shop/change-catalogue.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import {
  buildSession,
  createTick,
  openShop,
  pay,
  testAddress,
} from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { signInjected } from '../../testing/sign-request.ts';
import { day } from '../../job.ts';
import { besideAChange } from '../../testing/beside-a-change.ts';
import { readPdfText } from '../invoices/testing/read-pdf-text.ts';
import { markAccepted, markExpired } from './repository.ts';

const language = 'en';
const accepted = { language, address: testAddress, agreement: true } as const;

async function emailOf({ deps }: TestShop, { accountId }: Buyer): Promise<string> {
  const { handle } = deps.database;
  const account = handle.selectFrom('accounts').select('email').where('id', '=', accountId);
  return (await account.executeTakeFirstOrThrow()).email!;
}

function draftFor(email: string, change: Partial<QuoteDraft> = {}): QuoteDraft {
  return {
    email,
    buyer: 'Example Works',
    buyerLanguage: 'en',
    // The shop's price of a piece is 6,800 fen.
    lines: [{ sku: 'CARD-A', quantity: 200, priceFen: 5_000 }],
    deliveryFen: 3_000,
    validOn: '2026-01-31',
    note: '',
    ...change,
  };
}

interface Sent {
  buyer: Buyer;
  staff: Buyer;
  no: string;
}

/** Sends a quote, so that its buyer may accept it. */
async function sent(shop: TestShop, change: Partial<QuoteDraft> = {}): Promise<Sent> {
  const buyer = await buildSession(shop);
  const staff = await buildStaff(shop);
  const quote = draftFor(await emailOf(shop, buyer), change);
  const { no, revision } = (await shop.call(staffContract.createQuote, { language, quote }, staff))
    .result;
  const { result } = await shop.call(staffContract.sendQuote, { language, no, revision }, staff);
  expect(result.state).toBe('sent');
  return { buyer, staff, no };
}

function accept(shop: TestShop, { buyer, no }: Pick<Sent, 'buyer' | 'no'>, key?: string) {
  const headers = key && { 'idempotency-key': key };
  const input = { ...accepted, no };
  return shop.call(contract.acceptQuote, input, { ...buyer, ...(headers && { headers }) });
}

async function quoteOf(shop: TestShop, { buyer, no }: Sent): Promise<Quote> {
  return (await shop.call(contract.getQuote, { language, no }, buyer)).result;
}

async function documentOf({ app, deps }: TestShop, { token }: Buyer, no: string) {
  const url = `${contract.quoteDocument.path}?language=en&no=${no}`;
  return app.inject({ url, headers: await signInjected(deps, { method: 'GET', url, token }) });
}

function byNumber(left: number, right: number): number {
  return left - right;
}

async function countOrders({ deps }: TestShop): Promise<number> {
  return (await deps.database.handle.selectFrom('orders').select('id').execute()).length;
}

function mailsTo({ deps }: TestShop, recipient: string) {
  const mails = deps.database.handle.selectFrom('mails').selectAll();
  return mails.where('recipient', '=', recipient).orderBy('id').execute();
}

test('a quote for 200 pieces becomes an order at its price, and what is paid is its total', async () => {
  await using shop = await openShop();
  const quote = await sent(shop);
  const { checkout, state } = await quoteOf(shop, quote);
  expect(state).toBe('sent');
  expect(checkout.totals).toMatchObject({ goodsFen: 1_000_000, totalFen: 1_003_000 });
  // The shop's own price no longer matters.
  await setPrice(shop, 'CARD-A', 9_999);
  const { status, result } = await accept(shop, quote);
  expect(status).toBe(200);
  expect(await stockOf(shop, 'CARD-A')).toBe(800);
  const { no } = result;
  const order = (await shop.call(getOrder, { language, no }, quote.buyer)).result;
  expect(order).toMatchObject({ totals: checkout.totals, quoteNo: quote.no });
  expect(order.lines).toMatchObject([{ quantity: 200, priceFen: 5_000, lineFen: 1_000_000 }]);
  await pay(shop, quote.buyer, no);
  const staffs = (await shop.call(getStaffOrder, { language, no }, quote.staff)).result;
  expect(staffs).toMatchObject({ state: 'paid', quoteNo: quote.no });
  expect(staffs.payments).toMatchObject([{ capturedFen: 1_003_000 }]);
  expect(await quoteOf(shop, quote)).toMatchObject({ state: 'accepted', orderNo: no });
  shop.clock.now = Date.parse('2026-02-02');
  expect((await quoteOf(shop, quote)).state).toBe('accepted');
  // A return may have more pieces than a cart can hold.
  const pieces = [{ sku: 'CARD-A', quantity: 200 }];
  const back = { language, no, reason: 'other', pieces } as const;
  const refund = await shop.call(requestRefund, back, quote.buyer);
  expect(refund.result.requests).toMatchObject([{ amountFen: 1_003_000, pieces: [{}] }]);
});

test('the buyer is mailed a link in their language, and has the document in it', async () => {
  await using shop = await openShop({ environment: { PUBLIC_ORIGIN: 'https://shop.example' } });
  const zh = { buyerLanguage: 'zh', buyer: '示例工厂', note: '含培训' } as const;
  const quote = await sent(shop, zh);
  const [mail] = await mailsTo(shop, await emailOf(shop, quote.buyer));
  // The email is not sent any more once the quote is over.
  expect(mail?.expiresAt).toBe(Date.parse('2026-01-31T16:00:00Z'));
  expect(mail?.subject).toBe(`UID 安全 · 给您的报价 · ${quote.no}`);
  expect(mail?.text).toContain(`https://shop.example/quote?no=${quote.no}`);
  const { rawPayload, headers: answered } = await documentOf(shop, quote.buyer, quote.no);
  expect(answered['content-type']).toBe('application/pdf');
  const text = readPdfText(rawPayload);
  for (const words of [
    '报价单',
    quote.no,
    '卡 · 甲',
    '10,000.00',
    '10,030.00',
    '示例工厂',
    '含培训',
  ])
    expect(text).toContain(words);
});

test('an account that asks for one document after the other is asked to wait', async () => {
  await using shop = await openShop();
  const [buyer, other] = [await buildSession(shop), await buildSession(shop)];
  const no = 'QT260105000000000001';
  const statuses: number[] = [];
  for (let count = 0; count < 61; count += 1)
    statuses.push((await documentOf(shop, buyer, no)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429]);
  expect((await documentOf(shop, other, no)).statusCode).toBe(404);
});

test('its document is of the day in China on which it was sent, and a draft says that it is one', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop);
  const quote = draftFor('somebody@example.com');
  const { no, revision } = (await shop.call(staffContract.createQuote, { language, quote }, staff))
    .result;
  const read = async ({ token }: Buyer = staff) => {
    const url = `${staffContract.previewQuote.path}?no=${no}`;
    const headers = await signInjected(shop.deps, { method: 'GET', url, token });
    return (await shop.app.inject({ url, headers })).rawPayload;
  };
  expect(readPdfText(await read())).toMatch(/Quote \(draft\)[^]*5 January 2026/);
  shop.clock.now = Date.UTC(2026, 0, 6, 17);
  await shop.call(staffContract.sendQuote, { language, no, revision }, staff);
  const sentFile = await read();
  expect(sentFile.toString('latin1')).toContain('<xmp:CreateDate>2026-01-06T17:00:00Z<');
  const text = readPdfText(sentFile);
  expect(text).not.toContain('draft');
  expect(text).toContain('7 January 2026');
  expect(text).toContain('Example Works');
  // Staff who may not see personal data read which goods were offered, but not to whom.
  const masked = readPdfText(await read(await buildStaff(shop, ['auditor'])));
  expect(masked).toContain('CARD-A');
  expect(masked).not.toMatch(/Example Works|somebody@/);
});

test('accepting it again, also at once and under other keys, makes no second order', async () => {
  await using shop = await openShop();
  const quote = await sent(shop);
  const answers = await Promise.all([1, 2, 3].map((key) => accept(shop, quote, `key-000${key}`)));
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject([
    { status: 409, result: { error: 'QUOTE_OVER' } },
    { status: 409, result: { error: 'QUOTE_OVER' } },
  ]);
  expect(await countOrders(shop)).toBe(1);
  const repeated = await Promise.all([1, 2, 3].map((key) => accept(shop, quote, `key-000${key}`)));
  expect(repeated.filter(({ status }) => status === 200).map(({ result }) => result.no)).toEqual([
    done[0]?.result.no,
  ]);
  expect(await stockOf(shop, 'CARD-A')).toBe(800);
});

test('accepting it while staff withdraw it ends in one of both', async () => {
  await using shop = await openShop();
  for (let round = 0; round < 4; round += 1) {
    const before = await countOrders(shop);
    const quote = await sent(shop, { lines: [{ sku: 'CARD-A', quantity: 20, priceFen: 5_000 }] });
    const { no, staff } = quote;
    const withdrawal = shop.call(staffContract.withdrawQuote, { language, no }, staff);
    const [took, withdrew] = await Promise.all([accept(shop, quote), withdrawal]);
    expect([took.status, withdrew.status].toSorted(byNumber)).toEqual([200, 409]);
    expect(await countOrders(shop)).toBe(before + (took.status === 200 ? 1 : 0));
    const { state } = await quoteOf(shop, quote);
    expect(state).toBe(took.status === 200 ? 'accepted' : 'withdrawn');
  }
});

test('a quote that was accepted is withdrawn no more', async () => {
  await using shop = await openShop();
  const quote = await sent(shop);
  await accept(shop, quote);
  const one = { language, no: quote.no } as const;
  const { status, result } = await shop.call(staffContract.withdrawQuote, one, quote.staff);
  expect([status, result]).toMatchObject([409, { error: 'QUOTE_OVER' }]);
  expect((await quoteOf(shop, quote)).state).toBe('accepted');
});

test('its last day is a whole day in China; from then on it is refused, with or without the clock', async () => {
  await using shop = await openShop();
  const { handle } = shop.deps.database;
  const quote = await sent(shop, { validOn: '2026-01-06' });
  const over = Date.parse('2026-01-07T00:00:00+08:00');
  shop.clock.now = over;
  expect((await quoteOf(shop, quote)).state).toBe('expired');
  const refused = await accept(shop, quote);
  expect([refused.status, refused.result]).toMatchObject([409, { error: 'QUOTE_EXPIRED' }]);
  const stored = handle.selectFrom('quotes').select('state');
  expect(await stored.execute()).toEqual([{ state: 'sent' }]);
  await shop.tick();
  expect(await stored.execute()).toEqual([{ state: 'expired' }]);
  expect((await accept(shop, quote)).result).toMatchObject({ error: 'QUOTE_EXPIRED' });
  // One millisecond before its end, a quote can be accepted.
  const other = await sent(shop, { validOn: '2026-01-07' });
  shop.clock.now = over + day - 1;
  expect((await accept(shop, other)).status).toBe(200);
});

// SQLite allows one writer at a time, so nothing can be accepted while the job runs.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a quote that is accepted at its last moment stays accepted when the clock passes it',
  async () => {
    await using shop = await openShop();
    const quote = await sent(shop);
    const { database } = shop.deps;
    const last = Date.parse('2026-01-31T16:00:00Z') - 1;
    const acceptance = {
      no: quote.no,
      email: await emailOf(shop, quote.buyer),
      orderNo: 'ORDER00001',
    };
    await besideAChange(
      { database, change: (handle) => markAccepted(handle, { ...acceptance, now: last }) },
      () => markExpired(database.handle, { now: last + 1, limit: 1 }),
    );
    expect(await quoteOf(shop, quote)).toMatchObject({ state: 'accepted', orderNo: 'ORDER00001' });
  },
);

test('what is not in stock, or no longer sold, can be read but not accepted, and the quote stays', async () => {
  await using shop = await openShop();
  const quote = await sent(shop);
  await setStock(shop, 'CARD-A', 199);
  expect((await quoteOf(shop, quote)).checkout.lines).toMatchObject([
    { state: 'short', available: 199 },
  ]);
  const refused = await accept(shop, quote);
  expect([refused.status, refused.result]).toMatchObject([409, { error: 'OUT_OF_STOCK' }]);
  expect([await countOrders(shop), await stockOf(shop, 'CARD-A')]).toEqual([0, 199]);
  await setStock(shop, 'CARD-A', 200);
  expect((await quoteOf(shop, quote)).checkout.lines).toMatchObject([{ state: 'available' }]);
  await withdraw(shop, 'CARD-A');
  expect((await quoteOf(shop, quote)).checkout.lines).toMatchObject([{ state: 'withdrawn' }]);
  expect((await accept(shop, quote)).status).toBe(409);
  expect((await quoteOf(shop, quote)).state).toBe('sent');
});

test('nobody else finds it, and nobody finds a draft', async () => {
  await using shop = await openShop();
  const { no, staff, buyer } = await sent(shop);
  const stranger = await buildSession(shop);
  expect((await shop.call(contract.getQuote, { language, no }, stranger)).status).toBe(404);
  expect((await accept(shop, { buyer: stranger, no })).status).toBe(404);
  expect((await shop.call(contract.getQuote, { language, no })).status).toBe(401);
  const quote = draftFor(await emailOf(shop, buyer));
  const draft = (await shop.call(staffContract.createQuote, { language, quote }, staff)).result;
  const asked = { language, no: draft.no } as const;
  expect((await shop.call(contract.getQuote, asked, buyer)).status).toBe(404);
  expect((await accept(shop, { buyer, no: draft.no })).status).toBe(404);
});

test('goods that travel need an address, named field by field', async () => {
  await using shop = await openShop();
  const { buyer, no } = await sent(shop);
  const input = { language, no, agreement: true } as const;
  const { status, result } = await shop.call(contract.acceptQuote, input, buyer);
  expect([status, result.error]).toEqual([400, 'INVALID_INPUT']);
  expect(Object.keys(result.fields ?? {})).toContain('address.recipient');
  expect(await countOrders(shop)).toBe(0);
});

test('the order of a quote keeps invoice and note as its buyer gave them, and of licences needs no address', async () => {
  await using shop = await openShop();
  const lines = [{ sku: 'LICENCE', quantity: 1, priceFen: 100 }];
  const { buyer, no } = await sent(shop, { lines, deliveryFen: 0 });
  const invoice = { kind: 'company', title: '示例公司', taxNumber: '91110000MA000000XB' } as const;
  const input = { language, no, invoice, note: 'Ring twice', agreement: true } as const;
  const { status, result } = await shop.call(contract.acceptQuote, input, buyer);
  expect(status).toBe(200);
  const order = (await shop.call(getOrder, { language, no: result.no }, buyer)).result;
  expect(order).toMatchObject({ invoice, note: 'Ring twice' });
  expect(order.address).toBeUndefined();
});

test('of two of the staff who change a draft at once the second is refused and nothing is lost', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop);
  const quote = draftFor('somebody@example.com');
  const made = (await shop.call(staffContract.createQuote, { language, quote }, staff)).result;
  const save = (deliveryFen: number) => {
    const input = { language, no: made.no, revision: made.revision } as const;
    return shop.call(
      staffContract.saveQuote,
      { ...input, quote: { ...quote, deliveryFen } },
      staff,
    );
  };
  const answers = await Promise.all([save(1), save(2)]);
  expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.result).toMatchObject({ error: 'QUOTE_CHANGED' });
  const won = answers.findIndex(({ status }) => status === 200) + 1;
  const { no } = made;
  const read = (await shop.call(staffContract.getStaffQuote, { language, no }, staff)).result;
  expect(read).toMatchObject({ revision: 2, totals: { deliveryFen: won } });
  const stale = { language, no, revision: 1 } as const;
  expect((await shop.call(staffContract.sendQuote, stale, staff)).result).toMatchObject({
    error: 'QUOTE_CHANGED',
  });
  expect(await mailsTo(shop, 'somebody@example.com')).toEqual([]);
  await shop.call(staffContract.sendQuote, { language, no, revision: 2 }, staff);
  const late = await shop.call(
    staffContract.saveQuote,
    { language: 'en', no, revision: 3, quote },
    staff,
  );
  expect([late.status, late.result]).toMatchObject([409, { error: 'QUOTE_CHANGED' }]);
});

test('a draft that is changed offers what it says now, line by line and in its order', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop);
  const quote = draftFor('somebody@example.com');
  const { no, revision } = (await shop.call(staffContract.createQuote, { language, quote }, staff))
    .result;
  const lines = [
    { sku: 'CARD-B', quantity: 2, priceFen: 400 },
    { sku: 'CARD-A', quantity: 1, priceFen: 300 },
  ];
  const change = { language, no, revision, quote: { ...quote, lines } } as const;
  await shop.call(staffContract.saveQuote, change, staff);
  const read = (await shop.call(staffContract.getStaffQuote, { language, no }, staff)).result;
  expect(read).toMatchObject({ lines, totals: { goodsFen: 1_100 }, totalFen: 4_100 });
});

test('the log keeps what the remark of a draft was and what it became', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop, ['shop', 'administrator']);
  const quote = draftFor('somebody@example.com', { note: 'With training' });
  const { no, revision } = (await shop.call(staffContract.createQuote, { language, quote }, staff))
    .result;
  const change = { ...quote, note: 'Without training' };
  await shop.call(staffContract.saveQuote, { language, no, revision, quote: change }, staff);
  const { entries } = (await shop.call(listAuditEntries, { action: 'save-quote' }, staff)).result;
  const details = entries[0]?.details;
  expect(JSON.parse(details?.before ?? '{}')).toMatchObject({ remark: 'With training' });
  expect(JSON.parse(details?.after ?? '{}')).toMatchObject({ remark: 'Without training' });
});

test('what the shop does not sell, twice the same and a day that is over are refused', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop);
  const create = (change: Partial<QuoteDraft>, enquiryNo?: string) => {
    const quote = draftFor('somebody@example.com', change);
    const input = { language, quote, ...(enquiryNo && { enquiryNo }) } as const;
    return shop.call(staffContract.createQuote, input, staff);
  };
  const line = { sku: 'CARD-A', quantity: 1, priceFen: 1 };
  expect((await create({ lines: [line, line] })).status).toBe(400);
  const unknown = await create({ lines: [line, { ...line, sku: 'NOTHING' }] });
  expect([unknown.status, Object.keys(unknown.result.fields ?? {})]).toEqual([
    400,
    ['quote.lines.1.sku'],
  ]);
  await withdraw(shop, 'CARD-B');
  const withdrawn = await create({ lines: [{ ...line, sku: 'CARD-B' }] });
  expect([withdrawn.status, Object.keys(withdrawn.result.fields ?? {})]).toEqual([
    400,
    ['quote.lines.0.sku'],
  ]);
  expect((await create({}, 'Q2601050000000000')).status).toBe(404);
  const { no, revision } = (await create({ validOn: '2025-12-31' })).result;
  const late = await shop.call(staffContract.sendQuote, { language, no, revision }, staff);
  expect(late.result).toMatchObject({ error: 'QUOTE_EXPIRED' });
});

test('the list is found by state, number and address, counts each state, and is in the log', async () => {
  await using shop = await openShop();
  const quote = await sent(shop, { note: 'Ask for Ms Example' });
  const email = await emailOf(shop, quote.buyer);
  await sent(shop, { note: 'Ask for Ms Example' });
  const list = async (filter: object) =>
    (await shop.call(staffContract.listQuotes, filter, quote.staff)).result;
  expect(await list({})).toMatchObject({
    quotes: [{ state: 'sent' }, { no: quote.no, email, totalFen: 1_003_000 }],
    counts: { draft: 0, sent: 2, accepted: 0, expired: 0, withdrawn: 0 },
  });
  expect((await list({ q: email.toUpperCase() })).quotes).toMatchObject([{ no: quote.no }]);
  expect((await list({ q: quote.no.toLowerCase() })).quotes).toMatchObject([{ no: quote.no }]);
  expect((await list({ state: 'draft' })).quotes).toEqual([]);
  const [newest] = (await list({})).quotes;
  expect((await list({ after: newest?.no })).quotes).toMatchObject([{ no: quote.no }]);
  const auditor = await buildStaff(shop, ['auditor']);
  const masked = (await shop.call(staffContract.listQuotes, { q: quote.no }, auditor)).result
    .quotes;
  expect(masked).toMatchObject([{ email: 's＊＊@example.com', buyer: 'E＊＊' }]);
  const one = { language, no: quote.no } as const;
  expect((await shop.call(staffContract.getStaffQuote, one, auditor)).result.note).toBe('');
  const { entries } = (await shop.call(listAuditEntries, {}, auditor)).result;
  const actions = new Set(entries.map(({ action }) => action));
  expect(actions.has('list-quotes')).toBe(true);
  // Staff who may not see personal data read which goods were offered, but not to whom.
  const log = JSON.stringify(entries);
  expect(log).toContain('CARD-A');
  for (const word of ['Ms Example', 'Example Works', email]) expect(log).not.toContain(word);
  const editor = await buildStaff(shop, ['editor']);
  expect((await shop.call(staffContract.listQuotes, {}, editor)).status).toBe(404);
  const finance = await buildStaff(shop, ['finance']);
  const { no } = quote;
  expect((await shop.call(staffContract.withdrawQuote, { language, no }, finance)).status).toBe(
    404,
  );
});

test('nobody is told of a draft that is withdrawn', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop);
  const quote = draftFor('somebody@example.com');
  const { no } = (await shop.call(staffContract.createQuote, { language, quote }, staff)).result;
  const { result } = await shop.call(staffContract.withdrawQuote, { language, no }, staff);
  expect(result.state).toBe('withdrawn');
  expect(await mailsTo(shop, 'somebody@example.com')).toEqual([]);
});

test('who was sent a quote is told that it is withdrawn, unless it had expired', async () => {
  await using shop = await openShop();
  const [first, second] = [await sent(shop), await sent(shop)];
  const takeBack = async ({ no, staff, buyer }: Sent) => {
    const { result } = await shop.call(staffContract.withdrawQuote, { language, no }, staff);
    expect(result.state).toBe('withdrawn');
    return (await mailsTo(shop, await emailOf(shop, buyer))).length;
  };
  expect(await takeBack(first)).toBe(2);
  const { handle } = shop.deps.database;
  await handle.updateTable('quotes').set({ expiresAt: shop.clock.now }).execute();
  expect(await takeBack(second)).toBe(1);
  const { no, staff } = first;
  const late = { language, no, revision: 3, quote: draftFor('somebody@example.com') } as const;
  const refused = await shop.call(staffContract.saveQuote, late, staff);
  expect([refused.status, refused.result]).toMatchObject([409, { error: 'QUOTE_OVER' }]);
});

test('an enquiry is answered by the quote that is made of it once that is sent', async () => {
  await using shop = await openShop();
  await seedSite(shop.deps);
  const staff = await buildStaff(shop);
  const form = {
    language,
    kind: 'quote',
    name: 'A reader',
    email: 'reader@example.com',
    company: 'A company',
    quantity: 40,
    message: 'What would forty of these cost?',
    consent: true,
  } as const;
  const { no: enquiryNo } = (await shop.call(sendEnquiry, form)).result;
  const stateOf = async () =>
    (await shop.call(getEnquiry, { language, no: enquiryNo }, staff)).result.state;
  const quote = draftFor(form.email);
  const made = await shop.call(staffContract.createQuote, { language, quote, enquiryNo }, staff);
  const { no, revision } = made.result;
  expect(await stateOf()).toBe('open');
  await shop.call(staffContract.sendQuote, { language, no, revision }, staff);
  expect(await stateOf()).toBe('answered');
  await sent(shop);
  const ofEnquiry = await shop.call(staffContract.listQuotes, { enquiry: enquiryNo }, staff);
  expect(ofEnquiry.result.quotes.map((each) => each.no)).toEqual([no]);
});

test('what can be quoted is found by SKU or by word, with the price of so many', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop);
  const find = async (q: string) =>
    (await shop.call(staffContract.findVariants, { language, q }, staff)).result.variants;
  expect(await find('card-')).toMatchObject([
    { sku: 'CARD-A', name: 'Card', variantName: 'A', priceFen: 6_800, stock: 1_000 },
    { sku: 'CARD-B' },
    { sku: 'CARD-C' },
  ]);
  expect(await find('许可')).toMatchObject([{ sku: 'LICENCE' }]);
  expect(await find('%')).toEqual([]);
  // The search works as in the catalogue: by all of several words, and with full-width letters of a Chinese keyboard.
  expect((await find('卡  one')).map(({ sku }) => sku)).toEqual(['CARD-A', 'CARD-B', 'CARD-C']);
  expect(await find('ＬＩＣ')).toMatchObject([{ sku: 'LICENCE' }]);
  expect(await find('卡 licence')).toEqual([]);
});

test('what can be quoted of one product is found without a word', async () => {
  await using shop = await openShop();
  const staff = await buildStaff(shop);
  const skusOf = async (product: string, q = '') => {
    const { result } = await shop.call(staffContract.findVariants, { language, q, product }, staff);
    return result.variants.map(({ sku }) => sku);
  };
  expect(await skusOf('sdp')).toEqual(['LICENCE']);
  expect(await skusOf('safety-sim-card')).toEqual(['CARD-A', 'CARD-B', 'CARD-C']);
  expect(await skusOf('safety-sim-card', 'licence')).toEqual([]);
  expect(await skusOf('no-such-product')).toEqual([]);
});

test('with what can be quoted, and with each line of a quote, come the prices of more pieces', async () => {
  await using shop = await openShop();
  const { no, staff } = await sent(shop);
  for (const [fromQuantity, priceFen] of [
    [300, 4_000],
    [100, 4_180],
  ] as const)
    await addTier(shop, { sku: 'CARD-A', fromQuantity, priceFen });
  const prices = [
    { fromQuantity: 1, priceFen: 6_800 },
    { fromQuantity: 100, priceFen: 4_180 },
    { fromQuantity: 300, priceFen: 4_000 },
  ];
  const found = await shop.call(staffContract.findVariants, { language, q: 'card-' }, staff);
  const [first, second] = found.result.variants;
  expect(first?.shopPrices).toEqual(prices);
  expect(second?.shopPrices).toMatchObject([{ fromQuantity: 1 }]);
  const quote = (await shop.call(staffContract.getStaffQuote, { language, no }, staff)).result;
  expect(quote.lines).toMatchObject([{ sku: 'CARD-A', shopPriceFen: 4_180, shopPrices: prices }]);
  await withdraw(shop, 'CARD-A');
  const gone = (await shop.call(staffContract.getStaffQuote, { language, no }, staff)).result;
  expect(gone.lines[0]).not.toHaveProperty('shopPrices');
});

test('an accepted quote is paid like any order, and ends like one that is not', async () => {
  await using shop = await openShop();
  const quote = await sent(shop);
  const { no } = (await accept(shop, quote)).result;
  const started = await shop.call(startPayment, { language, no, method: 'sandbox' }, quote.buyer);
  expect(started.result.totalFen).toBe(1_003_000);
  shop.clock.now += 2 * day;
  await shop.tick();
  expect(await stockOf(shop, 'CARD-A')).toBe(1_000);
  expect((await quoteOf(shop, quote)).state).toBe('accepted');
  expect((await accept(shop, quote)).result).toMatchObject({ error: 'QUOTE_OVER' });
});

test('a buyer finds every quote they were sent, newest first, and nobody else’s', async () => {
  await using shop = await openShop();
  const first = await sent(shop);
  const { buyer, staff } = first;
  const email = await emailOf(shop, buyer);
  const list = async (by: Buyer, after?: string) =>
    (await shop.call(contract.listOwnQuotes, { language, ...(after && { after }) }, by)).result;
  const write = async () => {
    const created = await shop.call(
      staffContract.createQuote,
      { language, quote: draftFor(email) },
      staff,
    );
    return created.result;
  };
  const more: string[] = [];
  for (let at = 0; at < 11; at += 1) {
    const { no, revision } = await write();
    await shop.call(staffContract.sendQuote, { language, no, revision }, staff);
    more.unshift(no);
  }
  await write();
  await accept(shop, { buyer, no: more[0] ?? '' });
  await shop.call(staffContract.withdrawQuote, { language, no: more[1] ?? '' }, staff);
  const start = await list(buyer);
  expect(start.quotes.map(({ no }) => no)).toEqual(more.slice(0, 10));
  expect(start.quotes.slice(0, 3).map(({ state }) => state)).toEqual([
    'accepted',
    'withdrawn',
    'sent',
  ]);
  expect(start.quotes[2]).toMatchObject({ totalFen: 1_003_000, validOn: '2026-01-31' });
  const end = await list(buyer, start.next);
  expect(end.quotes.map(({ no }) => no)).toEqual([more[10], first.no]);
  expect(end.next).toBeUndefined();
  expect((await list(await buildSession(shop))).quotes).toEqual([]);
  shop.clock.now += 40 * day;
  const { handle } = shop.deps.database;
  const alive = { lastSeenAt: shop.clock.now, expiresAt: shop.clock.now + day };
  await handle.updateTable('sessions').set(alive).execute();
  expect((await list(buyer)).quotes[2]?.state).toBe('expired');
});

test('whoever made a quote, and the shop, are told in a mail that it was accepted, without whose it is', async () => {
  const environment = {
    STAFF_MAIL: 'desk@example.com',
    PUBLIC_ORIGIN: 'http://shop.example',
  };
  await using shop = await openShop({ environment });
  const quote = await sent(shop);
  const writer = await emailOf(shop, quote.staff);
  const buyer = await emailOf(shop, quote.buyer);
  expect(await mailsTo(shop, 'desk@example.com')).toEqual([]);
  const { result } = await accept(shop, quote, 'a-key-of-its-own');
  await accept(shop, quote, 'a-key-of-its-own');
  for (const recipient of [writer, 'desk@example.com']) {
    const mails = (await mailsTo(shop, recipient)).filter(({ text }) => text.includes(quote.no));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`http://shop.example/operator/quotes/${quote.no}`);
    expect(mails[0]?.text).toContain(result.no);
    expect(mails[0]?.text).not.toContain(buyer);
  }
  // If the author's address is the shop's own, one email is enough.
  const own = await sent(shop);
  await shop.deps.database.handle
    .updateTable('accounts')
    .set({ email: 'desk@example.com' })
    .where('id', '=', own.staff.accountId)
    .execute();
  await accept(shop, own);
  const told = await mailsTo(shop, 'desk@example.com');
  expect(told.filter(({ text }) => text.includes(own.no))).toHaveLength(1);
  const { handle } = shop.deps.database;
  const clear = handle.updateTable('staff').set({ factor: null });
  for (const leave of [
    (id: string) => handle.deleteFrom('staffRoles').where('accountId', '=', id).execute(),
    (id: string) => clear.where('accountId', '=', id).execute(),
  ]) {
    const gone = await sent(shop);
    const left = await emailOf(shop, gone.staff);
    await leave(gone.staff.accountId);
    await accept(shop, gone);
    expect((await mailsTo(shop, left)).filter(({ text }) => text.includes(gone.no))).toEqual([]);
  }
});

test('a quote for as many licences as a line may have brings a key for each', async () => {
  await using shop = await openShop();
  await setStock(shop, 'LICENCE', 10_000);
  const lines = [{ sku: 'LICENCE', quantity: 10_000, priceFen: 100 }];
  const quote = await sent(shop, { lines, deliveryFen: 0 });
  const { no } = (await accept(shop, quote)).result;
  await pay(shop, quote.buyer, no);
  await createTick(shop, shop.rounds.fulfilment)();
  const { licences } = (await shop.call(listLicences, { language, no }, quote.buyer)).result;
  expect(new Set(licences.flatMap(({ keys }) => keys.map(({ key }) => key))).size).toBe(10_000);
  const order = (await shop.call(getOrder, { language, no }, quote.buyer)).result;
  expect(order.state).toBe('delivered');
});
