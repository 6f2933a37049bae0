import * as contract from '@uid/contract/conversations';
import { deleteAccount } from '@uid/contract/personal-data';
import {
  attachStaffFile,
  getStaffThread,
  listWaitingConversations,
  sendStaffMessage,
  staffMessageFile,
} from '@uid/contract/staff-conversations';
import { describe, photograph } from '@uid/pictures/testing/make-pictures';
import { expect, test } from 'vitest';

import { seedSite } from '../../testing/seed-site.ts';
import { signInjected } from '../../testing/sign-request.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, createTick, openShop, orderOf } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { registerBuyer } from '../identity/testing/test-account.ts';
import { claimTime } from '../erasures/erase-rows.ts';
import { minute } from '../../job.ts';
import { quietTime } from './write-message.ts';

const language = 'en';

interface Written extends TestShop {
  buyer: Buyer;
  no: string;
  tell: () => Promise<void>;
}

/** A shop with its contents, and a customer with an order. */
async function open(environment: Record<string, string> = {}): Promise<Written> {
  const shop = await openShop({ environment });
  await seedSite(shop.deps);
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  return { ...shop, buyer, no, tell: createTick(shop, shop.rounds.fulfilment) };
}

function write({ call, no, buyer }: Written, text: string, files: string[] = []) {
  return call(contract.sendMessage, { language, no, text, files }, { token: buyer.token });
}

async function readBy({ call, no }: Written, token: string) {
  return (await call(contract.getThread, { language, no }, { token })).result;
}

/** The customer has the newest message on the screen. */
async function see(shop: Written): Promise<void> {
  const { no, buyer } = shop;
  const id = (await readBy(shop, buyer.token)).messages.at(-1)?.id ?? '';
  await shop.call(contract.markThreadRead, { language, no, id }, buyer);
}

async function mailsTo({ deps }: Written, part: string) {
  const mails = await deps.database.handle.selectFrom('mails').selectAll().orderBy('id').execute();
  return mails.filter(({ subject }) => subject.includes(part));
}

/** Fetches a file as a browser does. */
async function fetchFile(
  { app, deps }: Written,
  path: string,
  { token, ...input }: { token: string; no: string; id: string },
) {
  const url = `${path}?${new URLSearchParams({ language, ...input })}`;
  const signed = await signInjected(deps, { method: 'GET', url, body: undefined, token });
  return app.inject({ url, headers: { 'x-access-token': token, ...signed } });
}

test('what a customer writes is read and answered by staff, and both sides see what was seen', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  expect((await readBy(shop, shop.buyer.token)).messages).toEqual([]);
  expect((await write(shop, '  Where is my invoice?  ')).status).toBe(200);
  const { no } = shop;
  const seen = (await shop.call(getStaffThread, { language, no }, staff)).result;
  expect(seen).toMatchObject({ canWrite: true, messages: [{ text: 'Where is my invoice?' }] });
  const answer = { language, no, text: 'It is on the way.', files: [] } as const;
  await shop.call(sendStaffMessage, { ...answer, files: [] }, staff);
  const { messages } = await readBy(shop, shop.buyer.token);
  expect(messages).toMatchObject([
    { side: 'customer', isRead: true },
    { side: 'staff', text: 'It is on the way.', isRead: false, channel: 'site' },
  ]);
  await see(shop);
  const after = (await shop.call(getStaffThread, { language, no }, staff)).result;
  expect(after.messages.map(({ isRead }) => isRead)).toEqual([true, true]);
});

test('reading, writing and opening a file each leave an entry in the audit log', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  const { no } = shop;
  await shop.call(getStaffThread, { language, no }, staff);
  const attached = await shop.call(
    attachStaffFile,
    { language, no, name: 'terms.txt' },
    { ...staff, file: 'Our terms.' },
  );
  const { id } = attached.result;
  await shop.call(sendStaffMessage, { language, no, text: 'Here.', files: [id] }, staff);
  const file = await fetchFile(shop, staffMessageFile.path, { token: staff.token, no, id });
  expect(file.body).toBe('Our terms.');
  await shop.call(listWaitingConversations, { language }, staff);
  const entries = await shop.deps.database.handle
    .selectFrom('auditEntries')
    .select('action')
    .orderBy('seq')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'read-conversation',
    'attach-file',
    'write-message',
    'read-message-file',
    'list-conversations',
  ]);
});

test('the same key sends once', async () => {
  await using shop = await open();
  const { no, buyer, call } = shop;
  const headers = { 'idempotency-key': 'one-message' };
  const send = (text: string) =>
    call(contract.sendMessage, { language, no, text }, { token: buyer.token, headers });
  const [first, second] = [await send('Once.'), await send('Once.')];
  expect(second.result).toEqual(first.result);
  expect((await send('Another.')).status).toBe(422);
  expect((await readBy(shop, buyer.token)).messages).toHaveLength(1);
});

test.each([
  ['nothing', ' '],
  ['more than a message may hold', 'x'.repeat(contract.longestMessage + 1)],
])('refuses %s, and changes nothing', async (_name, text) => {
  await using shop = await open();
  const refused = await write(shop, text);
  expect([refused.status, Object.keys(refused.result.fields ?? {})]).toEqual([400, ['text']]);
  expect((await readBy(shop, shop.buyer.token)).messages).toEqual([]);
});

test('whoever writes without a pause is told to wait', async () => {
  await using shop = await open({ ATTEMPTS_PER_ADDRESS: '5' });
  expect((await write(shop, 'One.')).status).toBe(200);
  expect((await write(shop, 'Two.')).status).toBe(429);
  expect((await readBy(shop, shop.buyer.token)).messages).toHaveLength(1);
});

function attach(
  { call, no, buyer }: Written,
  { name, file, token = buyer.token }: { name: string; file: string | Uint8Array; token?: string },
) {
  return call(contract.attachFile, { language, no, name }, { token, file });
}

test('a picture is made anew from its pixels and keeps nothing of where it was taken', async () => {
  await using shop = await open();
  const picture = await photograph();
  expect((await describe(picture)).metadata).not.toEqual([]);
  const { result } = await attach(shop, { name: '../../desk.JPEG', file: picture });
  expect(result).toMatchObject({ name: 'desk.jpg', type: 'image/jpeg' });
  await write(shop, 'See the picture.', [result.id]);
  const { no, buyer } = shop;
  const path = contract.messageFileContent.path;
  const file = await fetchFile(shop, path, { token: buyer.token, no, id: result.id });
  expect(await describe(file.rawPayload)).toMatchObject({ format: 'jpeg', metadata: [] });
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="desk.jpg"/),
  });
});

test.each([
  ['a program', 'MZ\u0000\u0001 not text'],
  ['a page with a picture’s name', '<svg xmlns="http://www.w3.org/2000/svg">\u0000</svg>'],
  ['nothing', ''],
])('refuses %s, whatever its name says', async (_name, file) => {
  await using shop = await open();
  const refused = await attach(shop, { name: 'picture.png', file });
  expect([refused.status, refused.result.error]).toEqual([415, 'FILE_TYPE']);
});

test('a file is of one message of whoever attached it, in that conversation', async () => {
  await using shop = await open();
  const other = await buildSession(shop);
  const otherNo = await orderOf(shop, other, { 'CARD-A': 1 });
  const { id } = (await attach(shop, { name: 'a.txt', file: 'mine' })).result;
  const { no, buyer, call } = shop;
  const path = contract.messageFileContent.path;
  const own = { token: buyer.token, no, id };
  // What is not sent yet is nobody's to read.
  expect((await fetchFile(shop, path, own)).statusCode).toBe(404);
  const stolen = await call(
    contract.sendMessage,
    { language, no: otherNo, text: 'Take it.', files: [id] },
    other,
  );
  expect([stolen.status, stolen.result.error]).toEqual([409, 'FILES_GONE']);
  expect((await write(shop, 'Here it is.', [id])).status).toBe(200);
  expect((await write(shop, 'Once more.', [id])).result.error).toBe('FILES_GONE');
  expect((await fetchFile(shop, path, own)).body).toBe('mine');
  for (const strange of [
    { token: other.token, no, id },
    { token: other.token, no: otherNo, id },
  ])
    expect((await fetchFile(shop, path, strange)).statusCode).toBe(404);
});

test('a customer is mailed what staff wrote, once in ten minutes, unless they have seen it', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['shop']);
  const { no, clock } = shop;
  const answer = (text: string) =>
    shop.call(sendStaffMessage, { language, no, text, files: [] }, staff);
  await answer('First.');
  await shop.tell();
  await answer('Second.');
  await answer('Third.');
  clock.now += quietTime - minute;
  await shop.tell();
  expect(await mailsTo(shop, 'Our reply')).toMatchObject([
    { text: expect.stringContaining('First.') },
  ]);
  clock.now += minute;
  await shop.tell();
  const [, second] = await mailsTo(shop, 'Our reply');
  expect(second?.text).toMatch(/Second\.\n\nThird\./);
  expect(second?.text).not.toContain('First.');
  await answer('Fourth.');
  await see(shop);
  clock.now += quietTime;
  await shop.tell();
  expect(await mailsTo(shop, 'Our reply')).toHaveLength(2);
});

test('what staff write while a customer reads is mailed all the same', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['shop']);
  const { no, buyer, clock } = shop;
  const answer = (text: string) =>
    shop.call(sendStaffMessage, { language, no, text, files: [] }, staff);
  await answer('First.');
  const [first] = (await readBy(shop, buyer.token)).messages;
  clock.now += minute;
  await answer('Second.');
  clock.now += minute;
  await shop.call(contract.markThreadRead, { language, no, id: first?.id ?? '' }, buyer);
  await shop.tell();
  const [mail] = await mailsTo(shop, 'Our reply');
  expect(mail?.text).toContain('Second.');
  expect(mail?.text).not.toContain('First.');
});

test('staff are mailed that a customer waits, without a word of theirs, unless somebody answered', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['shop']);
  await write(shop, 'A secret of mine.');
  await shop.tell();
  const [mail, ...others] = await mailsTo(shop, '留言');
  expect([mail?.recipient, others]).toEqual(['contact@uid-security.example', []]);
  expect(mail?.text).toContain(shop.no);
  expect(mail?.text).not.toContain('secret');
  await write(shop, 'And another.');
  await shop.call(sendStaffMessage, { language, no: shop.no, text: 'Seen.', files: [] }, staff);
  shop.clock.now += quietTime;
  await shop.tell();
  expect(await mailsTo(shop, '留言')).toHaveLength(1);
});

test('what waits is listed with its order and its due time until somebody answers', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  const list = async () => (await shop.call(listWaitingConversations, { language }, staff)).result;
  expect((await list()).conversations).toEqual([]);
  await write(shop, 'One.');
  shop.clock.now += minute;
  await write(shop, 'Two.');
  // Monday, 16:00 in China, and nine working hours from nine to six: Tuesday, 16:00.
  const dueAt = Date.UTC(2026, 0, 6, 8);
  expect((await list()).conversations).toMatchObject([
    { kind: 'order', no: shop.no, waitTime: minute, dueAt, isOverdue: false, text: 'Two.' },
  ]);
  shop.clock.now = dueAt + 1;
  expect((await list()).conversations).toMatchObject([{ isOverdue: true }]);
  await shop.call(sendStaffMessage, { language, no: shop.no, text: 'Yes.', files: [] }, staff);
  expect((await list()).conversations).toEqual([]);
});

test('an auditor reads without numbers and addresses, and nobody counts it as seen', async () => {
  await using shop = await open();
  const auditor = await buildStaff(shop, ['auditor']);
  await write(shop, 'Call 13800138000, please.');
  const { no } = shop;
  const seen = (await shop.call(getStaffThread, { language, no }, auditor)).result;
  expect(seen.messages).toMatchObject([{ text: 'Call ＊＊8000, please.', isRead: false }]);
});

test('with the account go words and files, and nobody can be written to any more', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  const { email, token } = await registerBuyer(shop, { email: 'reader@example.com' });
  const no = await orderOf(shop, { accountId: '', token }, { 'CARD-A': 1 });
  const written = { ...shop, no, buyer: { accountId: '', token } };
  const { id } = (await attach(written, { name: 'a.txt', file: 'mine' })).result;
  await write(written, 'My own words.', [id]);
  await shop.call(deleteAccount, { email }, { token });
  const { handle } = shop.deps.database;
  for (const table of ['conversationMessages', 'conversationFiles'] as const)
    expect(await handle.selectFrom(table).selectAll().execute()).toEqual([]);
  const answer = { language, no, text: 'Hello?', files: [] } as const;
  const refused = await shop.call(sendStaffMessage, { ...answer, files: [] }, staff);
  expect([refused.status, refused.result.error]).toEqual([409, 'STATE_CONFLICT']);
  const list = await shop.call(listWaitingConversations, { language }, staff);
  expect(list.result.conversations).toEqual([]);
});

test('words and files end with the time in which claims can be made, unsent files after a day', async () => {
  await using shop = await open();
  const { handle } = shop.deps.database;
  const { id } = (await attach(shop, { name: 'a.txt', file: 'old' })).result;
  await write(shop, 'Old words.', [id]);
  await attach(shop, { name: 'b.txt', file: 'never sent' });
  shop.clock.now += 25 * 60 * minute;
  await shop.tell();
  const files = () => handle.selectFrom('conversationFiles').select('name').execute();
  expect(await files()).toEqual([{ name: 'a.txt' }]);
  shop.clock.now += claimTime;
  await shop.tell();
  expect(await files()).toEqual([]);
  expect(await handle.selectFrom('conversationMessages').selectAll().execute()).toEqual([]);
});
