import * as contract from '@uid/contract/conversations';
import { deleteAccount } from '@uid/contract/personal-data';
import {
  attachStaffFile,
  getStaffThread,
  listWaitingConversations,
  sendStaffMessage,
  staffMessageFile,
} from '@uid/contract/staff-conversations';
import { sendEnquiry } from '@uid/contract/enquiries';
import { describe, photograph } from '@uid/pictures/testing/make-pictures';
import { expect, test } from 'vitest';

import { besideAChange } from '../../testing/beside-a-change.ts';
import { failFirst } from '../../testing/fail-first.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { signInjected } from '../../testing/sign-request.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, createTick, openShop, orderOf } from '../../testing/shop/test-shop.ts';
import type { Buyer, TestShop } from '../../testing/shop/test-shop.ts';
import { eraseEnquiries } from '../enquiries/erase-enquiries.ts';
import { eraseAccountById } from '../identity/deletion/erase-account.ts';
import { getLockedAccount } from '../identity/repository.ts';
import { registerBuyer } from '../identity/testing/test-account.ts';
import { claimTime } from '../erasures/erase-rows.ts';
import { day, minute } from '../../job.ts';
import { eraseConversations } from './erase-conversations.ts';
import { keepFile, maxFiles } from './files/keep-file.ts';
import { notifySides } from './notifying/notify-sides.ts';
import { quietTime, writeMessage } from './write-message.ts';

const language = 'en';

interface Written extends TestShop {
  buyer: Buyer;
  no: string;
  tell: () => Promise<void>;
}

/** Opens a shop with its contents, and a customer with an order. */
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

/** Marks the messages up to the newest one as seen by the customer. */
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

test('whoever attaches without a pause is told to wait', async () => {
  await using shop = await open({ ATTEMPTS_PER_ADDRESS: '5' });
  const statuses: number[] = [];
  for (const name of ['a.txt', 'b.txt', 'c.txt'])
    statuses.push((await attach(shop, { name, file: 'mine' })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('a conversation takes forty files of each side, and no more', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  const { id } = (await attach(shop, { name: 'a.txt', file: 'mine' })).result;
  const { handle } = shop.deps.database;
  const row = await handle.selectFrom('conversationFiles').selectAll().executeTakeFirstOrThrow();
  const more = Array.from({ length: maxFiles - 2 }, (_, at) => ({ ...row, id: `${id}-${at}` }));
  await handle.insertInto('conversationFiles').values(more).execute();
  expect((await attach(shop, { name: 'b.txt', file: 'mine' })).status).toBe(200);
  const refused = await attach(shop, { name: 'c.txt', file: 'mine' });
  expect([refused.status, refused.result.error]).toEqual([409, 'TOO_MANY_FILES']);
  const input = { language, no: shop.no, name: 'd.txt' } as const;
  expect((await shop.call(attachStaffFile, input, { ...staff, file: 'ours' })).status).toBe(200);
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
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('a file keeps its name, also for programs that read none but plain letters', async () => {
  await using shop = await open();
  const { id } = (await attach(shop, { name: '合同 (1).txt', file: 'mine' })).result;
  await write(shop, 'The contract.', [id]);
  const { no, buyer } = shop;
  const path = contract.messageFileContent.path;
  const { headers } = await fetchFile(shop, path, { token: buyer.token, no, id });
  expect(headers['content-disposition']).toBe(
    'attachment; filename="__ (1).txt"; filename*=UTF-8\'\'%E5%90%88%E5%90%8C%20%281%29.txt',
  );
});

test.each([
  ['a program', 'MZ\u0000\u0001 not text'],
  ['a page with a picture’s name', '<svg xmlns="http://www.w3.org/2000/svg">\u0000</svg>'],
  ['a document that was cut off', '%PDF-1.7\u0000 and no end'],
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
  // Nobody can read a file before its message is sent.
  expect((await fetchFile(shop, path, own)).statusCode).toBe(404);
  const stolen = await call(
    contract.sendMessage,
    { language, no: otherNo, text: 'Take it.', files: [id] },
    other,
  );
  expect([stolen.status, stolen.result.error]).toEqual([409, 'FILES_GONE']);
  const second = { ...shop, no: await orderOf(shop, buyer, { 'CARD-A': 1 }) };
  expect((await write(second, 'Of another order.', [id])).result.error).toBe('FILES_GONE');
  expect((await write(shop, 'Here it is.', [id])).status).toBe(200);
  expect((await write(shop, 'Once more.', [id])).result.error).toBe('FILES_GONE');
  expect((await fetchFile(shop, path, own)).body).toBe('mine');
  for (const strange of [
    { token: other.token, no, id },
    { token: other.token, no: otherNo, id },
  ])
    expect((await fetchFile(shop, path, strange)).statusCode).toBe(404);
});

test('staff send files that they attached themselves, and nobody else’s', async () => {
  await using shop = await open();
  const [one, other] = [await buildStaff(shop, ['support']), await buildStaff(shop, ['support'])];
  const { no, call } = shop;
  const { id } = (
    await call(attachStaffFile, { language, no, name: 'a.txt' }, { ...one, file: 'ours' })
  ).result;
  const send = (by: Buyer) =>
    call(sendStaffMessage, { language, no, text: 'Here.', files: [id] }, by);
  expect((await send(other)).result.error).toBe('FILES_GONE');
  expect((await send(one)).status).toBe(200);
});

test('a long conversation shows its newest messages, in the order in which they were written', async () => {
  await using shop = await open();
  await write(shop, 'First.');
  const { handle } = shop.deps.database;
  const row = await handle.selectFrom('conversationMessages').selectAll().executeTakeFirstOrThrow();
  const texts = Array.from({ length: 200 }, (_, at) => `Message ${at}.`);
  const more = texts.map((text) => ({ ...row, id: shop.deps.newId(), text }));
  await handle.insertInto('conversationMessages').values(more.toReversed()).execute();
  const { messages } = await readBy(shop, shop.buyer.token);
  expect(messages.map(({ text }) => text)).toEqual(texts);
});

test('what was seen stays seen, whatever a browser says later or of another conversation', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  const { no, buyer, clock, call } = shop;
  const otherNo = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const answer = async (to: string, text: string) =>
    (await call(sendStaffMessage, { language, no: to, text, files: [] }, staff)).result.id;
  const mark = (id: string) => call(contract.markThreadRead, { language, no, id }, buyer);
  const seen = async () => (await readBy(shop, buyer.token)).messages.map(({ isRead }) => isRead);
  const first = await answer(no, 'First.');
  clock.now += minute;
  const second = await answer(no, 'Second.');
  clock.now += minute;
  await mark(await answer(otherNo, 'About the other.'));
  expect(await seen()).toEqual([false, false]);
  await mark(second);
  await mark(first);
  expect(await seen()).toEqual([true, true]);
});

test('about an order whose details were erased nobody writes any more', async () => {
  await using shop = await open();
  await write(shop, 'My own words.');
  const { handle } = shop.deps.database;
  await handle.updateTable('orders').set({ erasedAt: shop.clock.now }).execute();
  const refused = await write(shop, 'And more.');
  expect([refused.status, refused.result.error]).toEqual([409, 'STATE_CONFLICT']);
  expect((await readBy(shop, shop.buyer.token)).canWrite).toBe(false);
  const staff = await buildStaff(shop, ['support']);
  const answer = { language, no: shop.no, text: 'And we?' } as const;
  expect((await shop.call(sendStaffMessage, { ...answer, files: [] }, staff)).status).toBe(409);
});

test('a customer is mailed what staff wrote, once in ten minutes, unless they have seen it', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['shop']);
  const { no, clock } = shop;
  const answer = (text: string) =>
    shop.call(sendStaffMessage, { language, no, text, files: [] }, staff);
  await write(shop, 'A question.');
  await answer('First.');
  await shop.tell();
  await answer('Second.');
  await answer('Third.');
  clock.now += quietTime - minute;
  await shop.tell();
  expect(await mailsTo(shop, 'Our reply')).toMatchObject([
    { text: expect.stringMatching(/your order \S+:\n\nFirst\./) },
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

test('after the clock was a day ahead a message waits no day to be mailed', async () => {
  await using shop = await open();
  const { clock } = shop;
  clock.now += day;
  await write(shop, 'A question.');
  await shop.tell();
  clock.now -= day;
  await write(shop, 'Another one.');
  await shop.tell();
  await shop.tell();
  expect(await mailsTo(shop, '留言')).toHaveLength(2);
});

test('what was seen while the clock was a day ahead hides nothing that is written afterwards', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  const { clock, no } = shop;
  const answer = (text: string) =>
    shop.call(sendStaffMessage, { language, no, text, files: [] }, staff);
  clock.now += day;
  await answer('First.');
  await see(shop);
  clock.now -= day;
  const { id } = (await answer('Second.')).result;
  const isSeen = async () =>
    (await readBy(shop, shop.buyer.token)).messages.find((each) => each.id === id)?.isRead;
  expect(await isSeen()).toBe(false);
  await shop.tell();
  await shop.tell();
  expect(await mailsTo(shop, 'Our reply')).toHaveLength(1);
  await shop.call(contract.markThreadRead, { language, no, id }, shop.buyer);
  expect(await isSeen()).toBe(true);
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

test('staff are mailed about one conversation once in ten minutes', async () => {
  await using shop = await open();
  for (const text of ['One.', 'Two.']) {
    await write(shop, text);
    await shop.tell();
  }
  expect(await mailsTo(shop, '留言')).toHaveLength(1);
  shop.clock.now += quietTime;
  await shop.tell();
  expect(await mailsTo(shop, '留言')).toHaveLength(2);
});

test('a conversation whose mail cannot be written holds up no other', async () => {
  await using shop = await open();
  await write(shop, 'One.');
  shop.clock.now += 1;
  const no = await orderOf(shop, shop.buyer, { 'CARD-A': 1 });
  await write({ ...shop, no }, 'Two.');
  let ids = 0;
  const newId = () => {
    if ((ids += 1) === 1) throw new Error('It cannot be written.');
    return shop.deps.newId();
  };
  await expect(notifySides({ ...shop.deps, newId })).rejects.toThrow('cannot be written');
  expect(await mailsTo(shop, '留言')).toMatchObject([{ text: expect.stringContaining(no) }]);
});

test('conversations whose mails cannot be written take no turn of what is behind them', async () => {
  await using shop = await open();
  const { database } = shop.deps;
  await write(shop, 'One.');
  const [row] = await database.handle.selectFrom('conversations').selectAll().execute();
  const failing = Array.from({ length: 50 }, (_, index) => ({
    ...row!,
    id: `failing-${index}`,
    tellStaffAt: (row!.tellStaffAt ?? 0) - 1,
  }));
  await database.handle.insertInto('conversations').values(failing).execute();
  const context = { ...shop.deps, database: failFirst(database, 50) };
  await expect(notifySides(context)).rejects.toThrow('50 of 51 failed');
  expect(await mailsTo(shop, '留言')).toMatchObject([{ text: expect.stringContaining(shop.no) }]);
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

test('a page of what waits begins where the last one ended, whatever became of its last row', async () => {
  await using shop = await open();
  const staff = await buildStaff(shop, ['support']);
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    const buyer = await buildSession(shop);
    const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
    shop.clock.now += 1;
    await write({ ...shop, buyer, no }, 'Where is it?');
    if (count === 9) shop.buyer = buyer;
    numbers.push(no);
  }
  const list = async (after?: string) => {
    const input = { language, ...(after && { after }) } as const;
    const { result } = await shop.call(listWaitingConversations, input, staff);
    return { ...result, numbers: result.conversations.map(({ no }) => no) };
  };
  const first = await list();
  expect(first.numbers).toEqual(numbers.slice(0, 10));
  const last = numbers[9]!;
  await shop.call(sendStaffMessage, { language, no: last, text: 'Sent.', files: [] }, staff);
  expect((await list(first.next)).numbers).toEqual(numbers.slice(10));
  shop.clock.now += 1;
  await write({ ...shop, no: last }, 'Thank you. And the second parcel?');
  expect((await list(first.next)).numbers).toEqual([...numbers.slice(10), last]);
});

test('an auditor reads without numbers and addresses, and nobody counts it as seen', async () => {
  await using shop = await open();
  const auditor = await buildStaff(shop, ['auditor']);
  const { id } = (await attach(shop, { name: '13800138000.txt', file: 'mine' })).result;
  await write(shop, 'Call 13800138000, please.', [id]);
  const { no } = shop;
  const text = 'Call ＊＊8000, please.';
  const seen = (await shop.call(getStaffThread, { language, no }, auditor)).result;
  expect(seen.messages).toMatchObject([{ text, isRead: false, files: [{ name: '＊＊8000.txt' }] }]);
  expect((await readBy(shop, shop.buyer.token)).messages).toMatchObject([{ isRead: false }]);
  const list = await shop.call(listWaitingConversations, { language }, auditor);
  expect(list.result.conversations).toMatchObject([{ text }]);
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

test('what is still being written or attached while its account goes is refused, and nothing of it stays', async () => {
  await using shop = await open();
  const { deps, buyer } = shop;
  const { handle } = deps.database;
  const { id } = await handle.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  await deps.database.transact((own) => eraseAccountById(own, buyer.accountId, deps));
  // These calls act like requests whose session was found just before it was ended.
  const { accountId } = buyer;
  const draft = { id, kind: 'order', side: 'customer', accountId, channel: 'site' } as const;
  const file = { name: 'a.txt', type: 'text/plain', content: 'bWluZQ==', bytes: 4 } as const;
  const attaching = { id, kind: 'order', side: 'customer', accountId, file } as const;
  const late = await Promise.allSettled([
    deps.database.transact((own) => writeMessage(own, { ...draft, text: 'Mine.' }, deps)),
    deps.database.transact((own) => keepFile(own, attaching, deps)),
  ]);
  expect(late).toMatchObject(late.map(() => ({ reason: { error: 'STATE_CONFLICT' } })));
  for (const table of ['conversationMessages', 'conversationFiles'] as const)
    expect(await handle.selectFrom(table).select('id').execute()).toEqual([]);
});

// SQLite allows one writer at a time, so no transaction meets an uncommitted change.
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;

test.runIf(hasManyWriters)(
  'what is written to a customer while their account goes is refused',
  async () => {
    await using shop = await open();
    const { deps, buyer, no } = shop;
    const staff = await buildStaff(shop, ['support']);
    const { accountId } = buyer;
    const answer = await besideAChange(
      {
        database: deps.database,
        async change(handle) {
          await getLockedAccount(handle, accountId);
          await eraseAccountById(handle, accountId, deps);
        },
      },
      () => shop.call(sendStaffMessage, { language, no, text: 'Here.', files: [] }, staff),
    );
    expect(answer.result.error).toBe('STATE_CONFLICT');
    expect(
      await deps.database.handle.selectFrom('conversationMessages').select('id').execute(),
    ).toEqual([]);
  },
);

test.runIf(hasManyWriters)(
  'what is written about an enquiry while it is erased is refused',
  async () => {
    await using shop = await open();
    const { deps } = shop;
    const { database } = deps;
    const buyer = await registerBuyer(shop);
    const form = { language, kind: 'ticket', name: 'A', phone: '', company: '' } as const;
    const words = { severity: 'question', message: 'Where is it?', consent: true } as const;
    const sent = await shop.call(sendEnquiry, { ...form, ...words, email: buyer.email });
    const { no } = sent.result;
    const { id } = await database.handle
      .selectFrom('enquiries')
      .select('id')
      .executeTakeFirstOrThrow();
    const answer = await besideAChange(
      { database, change: (handle) => eraseEnquiries.one(handle, id, deps) },
      () => shop.call(contract.sendMessage, { language, no, text: 'Here.', files: [] }, buyer),
    );
    expect(answer.result.error).toBe('STATE_CONFLICT');
    expect(await database.handle.selectFrom('conversationMessages').select('id').execute()).toEqual(
      [],
    );
  },
);

test.runIf(hasManyWriters)(
  'of two files that are attached at once, the one beyond the fortieth is refused',
  async () => {
    await using shop = await open();
    const { database } = shop.deps;
    const { id } = (await attach(shop, { name: 'a.txt', file: 'mine' })).result;
    const row = await database.handle
      .selectFrom('conversationFiles')
      .selectAll()
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: maxFiles - 2 }, (_, at) => ({ ...row, id: `${id}-${at}` }));
    await database.handle.insertInto('conversationFiles').values(more).execute();
    const { conversationId, side, name, type, content, bytes } = row;
    const attaching = { side, accountId: shop.buyer.accountId, kind: 'order' } as const;
    const file = { name, type, content, bytes };
    const answer = await besideAChange(
      {
        database,
        change: (handle) => keepFile(handle, { ...attaching, id: conversationId, file }, shop.deps),
      },
      () => attach(shop, { name: 'b.txt', file: 'mine' }),
    );
    expect(answer.result.error).toBe('TOO_MANY_FILES');
  },
);

test('what somebody answered for the shop stays when their own account goes', async () => {
  await using shop = await open();
  const { buyer, deps, no } = shop;
  const { accountId, token } = await buildStaff(shop, ['support']);
  await write(shop, 'A question.');
  await shop.call(sendStaffMessage, { language, no, text: 'An answer.', files: [] }, { token });
  const gone = { accountId, email: null, numbers: [] };
  await deps.database.transact((handle) => eraseConversations(handle, gone, deps));
  const { messages } = await readBy(shop, buyer.token);
  expect(messages.map(({ text }) => text)).toEqual(['A question.', 'An answer.']);
});

test('words and files end with the time in which claims can be made, unsent files after a day', async () => {
  await using shop = await open();
  const { handle } = shop.deps.database;
  const { id } = (await attach(shop, { name: 'a.txt', file: 'old' })).result;
  await write(shop, 'Old words.', [id]);
  await attach(shop, { name: 'b.txt', file: 'never sent' });
  const files = () => handle.selectFrom('conversationFiles').select('name').orderBy('id').execute();
  shop.clock.now += 23 * 60 * minute;
  await shop.tell();
  expect(await files()).toEqual([{ name: 'a.txt' }, { name: 'b.txt' }]);
  shop.clock.now += 2 * 60 * minute;
  await shop.tell();
  expect(await files()).toEqual([{ name: 'a.txt' }]);
  shop.clock.now += claimTime;
  await shop.tell();
  expect(await files()).toEqual([]);
  expect(await handle.selectFrom('conversationMessages').selectAll().execute()).toEqual([]);
});
