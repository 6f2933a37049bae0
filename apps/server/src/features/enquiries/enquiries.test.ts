import { sendEnquiry } from '@uid/contract/enquiries';
import { attachEnquiryFile } from '@uid/contract/staff-conversations';
import * as staffContract from '@uid/contract/staff-enquiries';
import { answerEnquiry, closeEnquiry, listEnquiries } from '@uid/contract/staff-enquiries';
import type { InputOf } from '@uid/contract/endpoint';
import { expect, test } from 'vitest';

import { company } from '@uid/content/company';
import { products } from '@uid/content/products';
import { besideAChange } from '../../testing/beside-a-change.ts';
import { seedSite } from '../../testing/seed-site.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import { eraseEnquiries } from './erase-enquiries.ts';
import { medianOf } from './list-enquiries.ts';

const language = 'en';
const form = {
  language,
  kind: 'quote',
  name: 'A reader',
  email: 'Reader@Example.com',
  company: 'A company',
  product: 'sdp',
  quantity: 40,
  message: 'What would forty of these cost?',
  consent: true,
} as const;

const sdp = products.find(({ slug }) => slug === form.product)!;

async function open(environment?: Record<string, string>): Promise<TestApp> {
  const server = await createTestApp(environment ? { environment } : {});
  await seedSite(server.deps);
  return server;
}

async function staffToken(server: TestApp): Promise<string> {
  return (await buildStaff(server)).token;
}

function mailsOf({ deps }: TestApp) {
  return deps.database.handle.selectFrom('mails').selectAll().orderBy('id').execute();
}

test('an enquiry is kept, mailed to the company and confirmed with its number', async () => {
  await using server = await open();
  const { result } = await server.call(sendEnquiry, form);
  expect(result.no).toMatch(/^Q\d{6}[0-9A-Z]{10}$/);
  const [arrival, confirmation] = await mailsOf(server);
  expect(arrival).toMatchObject({ recipient: company.email, subject: `[询价] ${result.no}` });
  expect(arrival?.text).toContain('数量：40');
  expect(arrival?.text).toContain(`产品：${sdp.text.zh.name}`);
  expect(arrival?.text).toContain('语言：');
  expect(arrival?.text).not.toMatch(/consent|website|quantity|kind:/);
  expect(arrival?.text).toContain(form.message);
  expect(confirmation?.recipient).toBe('reader@example.com');
  expect(confirmation?.text).toContain(result.no);
  expect(confirmation?.text).not.toContain(form.message);
});

test('the same form posted twice, also at once, is one enquiry; other words are another', async () => {
  await using server = await open();
  const answers = await Promise.all([1, 2, 3].map(() => server.call(sendEnquiry, form)));
  expect(new Set(answers.map(({ result }) => result.no)).size).toBe(1);
  expect(await mailsOf(server)).toHaveLength(2);
  const other = await server.call(sendEnquiry, { ...form, quantity: 41 });
  expect(other.result.no).not.toBe(answers[0]?.result.no);
});

test('what is missing or wrong is named by field, all at once, and nothing is kept', async () => {
  await using server = await open();
  const wrong = { ...form, name: ' ', email: 'nowhere', quantity: 0, message: 'short' };
  const { status, result } = await server.call(sendEnquiry, wrong);
  expect(status).toBe(400);
  expect(result.fields).toEqual({
    name: 'Cannot be a blank character',
    email: 'Is not a valid email address',
    quantity: 'Must be between 1 and 1,000,000',
    message: 'Must be between 10 and 3,000 characters',
  });
  const program = await server.call(sendEnquiry, { ...form, website: 'https://spam.example' });
  expect(Object.keys(program.result.fields ?? {})).toEqual(['website']);
  expect(await mailsOf(server)).toHaveLength(0);
});

test('a network address and a mail address can send only so many, and are told how long to wait', async () => {
  await using server = await open({ ATTEMPTS_PER_ADDRESS: '40' });
  const send = (count: number, email: string, address: string) =>
    server.call(sendEnquiry, { ...form, quantity: count, email }, { address });
  expect((await send(1, 'a@example.com', '192.0.2.1')).status).toBe(200);
  expect((await send(2, 'a@example.com', '192.0.2.2')).status).toBe(200);
  const flooded = await send(3, 'a@example.com', '192.0.2.3');
  expect(flooded.status).toBe(429);
  expect(flooded.result.retryAfter).toBeGreaterThan(0);
  for (const name of ['b', 'c', 'd']) await send(4, `${name}@example.com`, '192.0.2.1');
  expect((await send(5, 'e@example.com', '192.0.2.1')).status).toBe(429);
});

test('for anybody but an operator there is no list', async () => {
  await using server = await open();
  const { token } = await buildSession(server);
  for (const options of [{}, { token }])
    expect((await server.call(listEnquiries, { language }, options)).status).toBe(404);
});

const { assignEnquiry, getEnquiry, noteEnquiry } = staffContract;

async function readBy(server: TestApp, token: string, no: string) {
  return (await server.call(getEnquiry, { language, no }, { token })).result;
}

test('staff answer by mail, in the sender’s language, until the enquiry is closed', async () => {
  await using server = await open();
  const token = await staffToken(server);
  const { no } = (await server.call(sendEnquiry, { ...form, language: 'zh' })).result;
  const answer = { language, no, revision: 1, text: 'Four hundred a piece.' } as const;
  const answered = await server.call(answerEnquiry, answer, { token });
  expect(answered.result).toEqual({ no, state: 'answered', revision: 2 });
  expect((await mailsOf(server)).at(-1)).toMatchObject({
    recipient: 'reader@example.com',
    subject: `UID 安全 · 答复您的来信 · ${no}`,
    text: expect.stringContaining(answer.text),
  });
  expect(await readBy(server, token, no)).toMatchObject({
    state: 'answered',
    facts: { product: 'sdp', quantity: 40 },
    product: { slug: 'sdp', name: sdp.text.en.name },
    messages: [
      { side: 'staff', text: answer.text, person: { email: expect.stringContaining('@') } },
    ],
  });
  const close = { language, no, revision: 2 } as const;
  for (const _ of [1, 2])
    expect((await server.call(closeEnquiry, close, { token })).result.state).toBe('closed');
  const late = await server.call(answerEnquiry, { ...answer, revision: 3 }, { token });
  expect(late.result.error).toBe('ENQUIRY_CLOSED');
  expect(await mailsOf(server)).toHaveLength(3);
});

test('a file of an answer is of one answer, of who attached it and to that enquiry', async () => {
  await using server = await open();
  const token = await staffToken(server);
  const { no } = (await server.call(sendEnquiry, form)).result;
  const other = { ...form, message: 'And another one.' };
  const { no: otherNo } = (await server.call(sendEnquiry, other)).result;
  const attached = { language, no, name: 'prices.txt' } as const;
  const attach = (by: string) =>
    server.call(attachEnquiryFile, attached, { token: by, file: 'Ninety a piece.' });
  const { id } = (await attach(token)).result;
  const answer = { language, revision: 1, text: 'See the file.' } as const;
  const elsewhere = await server.call(
    answerEnquiry,
    { ...answer, no: otherNo, files: [id] },
    { token },
  );
  expect([elsewhere.status, elsewhere.result.error]).toEqual([409, 'FILES_GONE']);
  const colleague = (await buildStaff(server, ['support'])).token;
  const theirs = await server.call(
    answerEnquiry,
    { ...answer, no, files: [id] },
    { token: colleague },
  );
  expect(theirs.result.error).toBe('FILES_GONE');
  // Neither request has added an answer.
  expect(await readBy(server, token, no)).toMatchObject({ revision: 1, messages: [] });
  expect((await server.call(answerEnquiry, { ...answer, no, files: [id] }, { token })).status).toBe(
    200,
  );
  expect((await readBy(server, token, no)).messages).toMatchObject([{ files: [{ id }] }]);
  const again = await server.call(
    answerEnquiry,
    { ...answer, no, files: [id], revision: 2 },
    { token },
  );
  expect(again.result.error).toBe('FILES_GONE');

  expect(await attachments(server)).toEqual([
    { action: 'attach-file', after: { file: id, type: 'text/plain', bytes: 15 } },
    {
      action: 'answer-enquiry',
      after: { state: 'answered', answer: expect.any(String), files: 1 },
    },
  ]);
  const auditor = (await buildStaff(server, ['auditor'])).token;
  expect((await attach(auditor)).status).toBe(404);
  await server.call(closeEnquiry, { language, no, revision: 2 }, { token });
  expect((await attach(token)).result.error).toBe('ENQUIRY_CLOSED');
});

/** Reads what the audit log says of files and answers. */
async function attachments({ deps }: TestApp) {
  const rows = await deps.database.handle
    .selectFrom('auditEntries')
    .innerJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .select(['action', 'after'])
    .where('action', 'in', ['attach-file', 'answer-enquiry'])
    .orderBy('auditEntries.seq')
    .execute();
  return rows.map(({ action, after }) => ({ action, after: JSON.parse(after ?? '{}') }));
}

test('a revision beyond every revision there can be changes nothing and is refused', async () => {
  await using server = await open();
  const token = await staffToken(server);
  const { no } = (await server.call(sendEnquiry, form)).result;
  const close = (revision: number) =>
    server.call(closeEnquiry, { language, no, revision }, { token });
  expect((await close(2_147_483_646)).status).toBe(409);
  expect((await close(2_147_483_647)).status).toBe(400);
  expect((await readBy(server, token, no)).state).toBe('open');
});

test('of two of the staff who answer at once the second is refused, and reads what the first wrote', async () => {
  await using server = await open();
  const token = await staffToken(server);
  const { no } = (await server.call(sendEnquiry, form)).result;
  const answers = await Promise.all(
    ['One.', 'Two.'].map((text) =>
      server.call(answerEnquiry, { language, no, revision: 1, text }, { token }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toMatchObject([{ result: { error: 'ENQUIRY_CHANGED' } }]);
  expect((await readBy(server, token, no)).messages).toHaveLength(1);
  expect(await mailsOf(server)).toHaveLength(3);
});

test('an enquiry is given to somebody who may answer it, and is in progress while they have it', async () => {
  await using server = await open();
  const support = await buildStaff(server, ['support']);
  const shop = await buildStaff(server, ['shop']);
  const { token } = support;
  const { no } = (await server.call(sendEnquiry, form)).result;
  const assign = (revision: number, assignee?: string) =>
    server.call(
      assignEnquiry,
      { language, no, revision, ...(assignee && { assignee }) },
      { token },
    );
  expect((await assign(1, shop.accountId)).result.error).toBe('NOT_ASSIGNABLE');
  // Staff whose second factor was removed may not answer until they enrol a new one.
  const away = await buildStaff(server, ['support']);
  const staff = server.deps.database.handle.updateTable('staff').set({ factor: null });
  await staff.where('accountId', '=', away.accountId).execute();
  expect((await assign(1, away.accountId)).result.error).toBe('NOT_ASSIGNABLE');
  expect((await assign(1, support.accountId)).result).toMatchObject({ state: 'in-progress' });
  expect((await assign(1)).result.error).toBe('ENQUIRY_CHANGED');
  const mine = { language, assignee: 'me' } as const;
  const listed = (await server.call(listEnquiries, mine, { token })).result;
  expect(listed.enquiries).toMatchObject([{ no, assignee: { id: support.accountId } }]);
  expect(listed.counts).toEqual({ open: 0, 'in-progress': 1, answered: 0, closed: 0 });
  expect((await readBy(server, token, no)).assignable).toMatchObject([{ id: support.accountId }]);
  expect((await assign(2)).result).toMatchObject({ state: 'open', revision: 3 });
  const answer = { language, no, revision: 3, text: 'Four hundred a piece.' } as const;
  await server.call(answerEnquiry, answer, { token });
  expect((await assign(4, support.accountId)).result).toMatchObject({ state: 'answered' });
});

test('notes are for staff alone: they are read with the enquiry, and nobody is mailed', async () => {
  await using server = await open();
  const token = await staffToken(server);
  const { no } = (await server.call(sendEnquiry, form)).result;
  const text = 'Asked for a discount last year.';
  expect((await server.call(noteEnquiry, { language, no, text }, { token })).status).toBe(200);
  expect((await readBy(server, token, no)).notes).toMatchObject([{ text }]);
  expect(await mailsOf(server)).toHaveLength(2);
});

test('the list says how long a first answer usually takes, by the median of the last 30 days', async () => {
  await using server = await open({ ATTEMPTS_PER_ADDRESS: '1000' });
  const token = await staffToken(server);
  const hour = 60 * 60_000;
  const list = async () => (await server.call(listEnquiries, { language }, { token })).result;
  expect(await list()).not.toHaveProperty('medianResponseTime');
  for (const hours of [1, 9, 2]) {
    const { no } = (await server.call(sendEnquiry, { ...form, quantity: hours })).result;
    server.clock.now += hours * hour;
    const answer = { language, no, revision: 1, text: 'So many.' } as const;
    await server.call(answerEnquiry, answer, { token });
    // A second, later answer does not change the response time.
    server.clock.now += hour;
    await server.call(answerEnquiry, { ...answer, revision: 2 }, { token });
  }
  expect(await list()).toMatchObject({
    medianResponseTime: 2 * hour,
    enquiries: [{ responseTime: 2 * hour }, { responseTime: 9 * hour }, { responseTime: hour }],
  });
  server.clock.now += 31 * 24 * hour;
  expect(await list()).not.toHaveProperty('medianResponseTime');
});

test.each([
  [[], undefined],
  [[5], 5],
  [[9, 1, 2], 2],
  [[20, 10], 15],
])('the median of %j is %s', (times, median) => {
  expect(medianOf(times)).toBe(median);
});

test('who may not know persons reads the enquiry without them, in the list, too', async () => {
  await using server = await open();
  const { token } = await buildStaff(server, ['auditor']);
  const message = 'Call me at 13800138000 or write to me@example.com.';
  const { no } = (await server.call(sendEnquiry, { ...form, message })).result;
  const support = { token: await staffToken(server) };
  const answer = { language, no, revision: 1, text: 'Ring us at 4000000101.' } as const;
  expect((await server.call(answerEnquiry, answer, support)).status).toBe(200);
  const note = { language, no, text: 'Rang from 13800138000.' } as const;
  await server.call(noteEnquiry, note, support);
  const masked = {
    name: 'A＊＊',
    message: 'Call me at ＊＊8000 or write to m＊＊@example.com.',
  };
  expect(await readBy(server, token, no)).toMatchObject({
    messages: [{ text: 'Ring us at ＊＊0101.' }],
    notes: [{ text: 'Rang from ＊＊8000.' }],
    ...masked,
    email: 'r＊＊@example.com',
  });
  const listed = await server.call(listEnquiries, { language }, { token });
  expect(listed.result.enquiries).toMatchObject([masked]);
});

// SQLite allows one writer at a time, so nothing is written in the middle of an erasure.
test.runIf(process.env.TEST_DATABASE_URL)(
  'a note that is written while its enquiry is erased is refused',
  async () => {
    await using server = await open();
    const token = await staffToken(server);
    const { no } = (await server.call(sendEnquiry, form)).result;
    const { database } = server.deps;
    const { id } = await database.handle
      .selectFrom('enquiries')
      .select('id')
      .executeTakeFirstOrThrow();
    const late = await besideAChange(
      { database, change: (handle) => eraseEnquiries.one(handle, id, server.deps) },
      () => server.call(noteEnquiry, { language, no, text: 'Rang again.' }, { token }),
    );
    expect(late.result.error).toBe('ENQUIRY_CLOSED');
    expect(await database.handle.selectFrom('enquiryNotes').selectAll().execute()).toEqual([]);
  },
);

test('who sends the same words again after their enquiry was erased sends another one', async () => {
  await using server = await open();
  const { database } = server.deps;
  const { no } = (await server.call(sendEnquiry, form)).result;
  expect((await server.call(sendEnquiry, form)).result.no).toBe(no);
  const { id } = await database.handle
    .selectFrom('enquiries')
    .select('id')
    .executeTakeFirstOrThrow();
  await database.transact((handle) => eraseEnquiries.one(handle, id, server.deps));
  expect((await server.call(sendEnquiry, form)).result.no).not.toBe(no);
});

test('an answer that is sent again under its key is mailed once', async () => {
  await using server = await open();
  const token = await staffToken(server);
  const { no } = (await server.call(sendEnquiry, form)).result;
  const before = (await mailsOf(server)).length;
  const answer = { language, no, revision: 1, text: 'Four hundred a piece.' } as const;
  const send = (text: string) => {
    const headers = { 'idempotency-key': 'key-0001' };
    return server.call(answerEnquiry, { ...answer, text }, { token, headers });
  };
  const answers = await Promise.all([1, 2, 3].map(() => send(answer.text)));
  for (const { status } of [...answers, await send(answer.text)]) expect(status).toBe(200);
  expect(await mailsOf(server)).toHaveLength(before + 1);
  expect((await send('Five hundred.')).result.error).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('enquiries are listed by state and kind, the newest first, a page at a time', async () => {
  await using server = await open({ ATTEMPTS_PER_ADDRESS: '1000' });
  const token = await staffToken(server);
  for (let count = 1; count <= 32; count += 1)
    await server.call(sendEnquiry, { ...form, quantity: count });
  const list = async (input: Omit<InputOf<typeof listEnquiries>, 'language'>) =>
    (await server.call(listEnquiries, { language, ...input }, { token })).result;
  const first = await list({ kind: 'quote' });
  expect(first.enquiries).toHaveLength(30);
  expect(first.next).toBe(first.enquiries.at(-1)?.id);
  const ids = first.enquiries.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  const second = await list({ after: first.next });
  expect(second.enquiries).toHaveLength(2);
  expect(second.next).toBeUndefined();
  const oldest = await list({ order: 'oldest' });
  expect(oldest.enquiries.at(-1)?.id).toBe(ids[2]);
  expect((await list({ order: 'oldest', after: ids[2] ?? '' })).enquiries).toHaveLength(2);
  expect((await list({ kind: 'ticket' })).enquiries).toEqual([]);
  expect((await list({ state: 'closed' })).enquiries).toEqual([]);
});
