import { answerEnquiry, closeEnquiry, listEnquiries, sendEnquiry } from '@uid/contract/enquiries';
import { expect, test } from 'vitest';

import { company } from '@uid/content/company';
import { seed } from '../../seed.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';

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

async function open(environment?: Record<string, string>): Promise<TestApp> {
  const server = await createTestApp(environment ? { environment } : {});
  await seed(server.deps);
  return server;
}

async function operatorToken(server: TestApp): Promise<string> {
  const { accountId, token } = await buildSession(server);
  const { handle } = server.deps.database;
  await handle
    .updateTable('accounts')
    .set({ role: 'operator' })
    .where('id', '=', accountId)
    .execute();
  const secret = { accountId, secret: 'AAAA', enabledAt: 0, lastStep: 0 };
  await handle.insertInto('totpSecrets').values(secret).execute();
  return token;
}

function mailsOf({ deps }: TestApp) {
  return deps.database.handle.selectFrom('mails').selectAll().orderBy('id').execute();
}

test('an enquiry is kept, mailed to the company and confirmed with its number', async () => {
  await using server = await open();
  const { result } = await server.call(sendEnquiry, form);
  expect(result.no).toMatch(/^Q\d{6}[0-9A-Z]{10}$/);
  const [arrival, confirmation] = await mailsOf(server);
  expect(arrival).toMatchObject({ recipient: company.email, subject: `[quote] ${result.no}` });
  expect(arrival?.text).toContain('quantity: 40');
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
    quantity: 'Must be between 1 and 1000000',
    message: 'Must be between 10 and 3000 characters',
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

test('an operator answers by mail, in the sender’s language, until the enquiry is closed', async () => {
  await using server = await open();
  const token = await operatorToken(server);
  const { no } = (await server.call(sendEnquiry, { ...form, language: 'zh' })).result;
  const answer = { language, no, text: 'Four hundred a piece.' } as const;
  expect((await server.call(answerEnquiry, answer, { token })).result.state).toBe('answered');
  expect((await mailsOf(server)).at(-1)).toMatchObject({
    recipient: 'reader@example.com',
    subject: `UID 安全 · 答复您的来信 · ${no}`,
    text: expect.stringContaining(answer.text),
  });
  const { enquiries } = (await server.call(listEnquiries, { language }, { token })).result;
  expect(enquiries).toMatchObject([
    { no, state: 'answered', facts: { product: 'sdp', quantity: 40 }, answers: [{}] },
  ]);
  for (const _ of [1, 2])
    expect((await server.call(closeEnquiry, { language, no }, { token })).result.state).toBe(
      'closed',
    );
  const late = await server.call(answerEnquiry, answer, { token });
  expect(late.result.error).toBe('ENQUIRY_CLOSED');
  expect(await mailsOf(server)).toHaveLength(3);
});

test('an answer that is sent again under its key is mailed once', async () => {
  await using server = await open();
  const token = await operatorToken(server);
  const { no } = (await server.call(sendEnquiry, form)).result;
  const before = (await mailsOf(server)).length;
  const answer = { language, no, text: 'Four hundred a piece.' } as const;
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
  const token = await operatorToken(server);
  for (let count = 1; count <= 12; count += 1)
    await server.call(sendEnquiry, { ...form, quantity: count });
  const list = async (input: { kind?: 'quote' | 'ticket'; before?: string; state?: 'closed' }) =>
    (await server.call(listEnquiries, { language, ...input }, { token })).result;
  const first = await list({ kind: 'quote' });
  expect(first).toMatchObject({ hasMore: true });
  expect(first.enquiries.map(({ facts }) => facts.quantity)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ]);
  const last = first.enquiries.at(-1)?.id ?? '';
  expect(await list({ before: last })).toMatchObject({ hasMore: false, enquiries: [{}, {}] });
  expect((await list({ kind: 'ticket' })).enquiries).toEqual([]);
  expect((await list({ state: 'closed' })).enquiries).toEqual([]);
});
