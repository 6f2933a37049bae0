import { sendEnquiry } from '@uid/contract/enquiries';
import * as contract from '@uid/contract/conversations';
import {
  getStaffThread,
  listWaitingConversations,
  sendStaffMessage,
} from '@uid/contract/staff-conversations';
import { answerEnquiry, closeEnquiry, getEnquiry } from '@uid/contract/staff-enquiries';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';

import { besideAChange } from '../../../testing/beside-a-change.ts';
import { seedSite } from '../../../testing/seed-site.ts';
import { buildStaff } from '../../../testing/shop/build-staff.ts';
import { buildSession, createTick, openShop, orderOf } from '../../../testing/shop/test-shop.ts';
import { testMailboxKey } from '../../../testing/test-app.ts';
import { minute } from '../../../job.ts';
import { keepFile, maxFiles } from '../files/keep-file.ts';
import { replyTime } from './reply-address.ts';
import { signMail } from './sign-mail.ts';

const language = 'en';
const hasManyWriters = process.env.TEST_DATABASE_URL !== undefined;
const secret = Buffer.alloc(32, 5);
const environment = {
  INCOMING_MAIL_ADDRESS: 'reply@mail.example.com',
  INCOMING_MAIL_SECRET: `whsec_${secret.toString('base64')}`,
  ATTEMPTS_PER_ADDRESS: '1000',
};

/** Opens a shop with a customer who was mailed an answer about their order, and can reply to it. */
async function open(settings: Record<string, string> = environment) {
  const shop = await openShop({ environment: settings });
  await seedSite(shop.deps);
  const buyer = await buildSession(shop);
  const staff = await buildStaff(shop, ['support']);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.call(sendStaffMessage, { language, no, text: 'Which colour?', files: [] }, staff);
  const tell = createTick(shop, shop.rounds.fulfilment);
  await tell();
  const mails = await shop.deps.database.handle.selectFrom('mails').selectAll().execute();
  const mail = mails.find(({ replyTo }) => replyTo !== null);
  const thread = async () =>
    (await shop.call(contract.getThread, { language, no }, buyer)).result.messages;
  return { ...shop, buyer, staff, no, mail, thread };
}

type Shop = Awaited<ReturnType<typeof open>>;

interface Reply {
  from?: string;
  to?: string;
  text?: string;
  html?: string;
  messageId?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string | Buffer; cid?: string }[];
}

async function write({ mail }: Pick<Shop, 'mail'>, reply: Reply): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await writer.sendMail({
    from: `A customer <${mail?.recipient}>`,
    to: mail?.replyTo ?? '',
    subject: 'Re: our order',
    ...reply,
  });
  return message as Buffer;
}

function hand(
  { app, deps }: Shop,
  body: Buffer,
  change: { headers?: Record<string, string>; secret?: Buffer } = {},
) {
  const signing = { id: deps.newId(), now: deps.now(), secret: change.secret ?? secret };
  const headers = { ...signMail(body, signing), ...change.headers };
  return app.inject({ method: 'POST', url: '/api/incoming-mail', payload: body, headers });
}

async function reply(shop: Shop, words: Reply): Promise<number> {
  return (await hand(shop, await write(shop, words))).statusCode;
}

test('an answer to our mail is a message of the conversation, without what it quotes', async () => {
  await using shop = await open();
  const text = `Blue, please.\n\nOn Mon, 5 Jan 2026 at 16:00, UID Security\n<no-reply@example.com> wrote:\n> ${shop.mail?.text.replaceAll('\n', '\n> ')}`;
  const attachments = [
    { filename: 'plan.txt', content: 'The plan.' },
    { filename: 'run.exe', content: Buffer.from('MZ\u0000\u0001') },
  ];
  expect(await reply(shop, { text, attachments })).toBe(200);
  expect((await shop.thread()).at(-1)).toMatchObject({
    side: 'customer',
    channel: 'mail',
    text: 'Blue, please.',
    files: [{ name: 'plan.txt', type: 'text/plain' }],
    leftOut: 1,
  });
  const { staff, no } = shop;
  const waiting = await shop.call(listWaitingConversations, { language }, staff);
  expect(waiting.result.conversations).toMatchObject([{ no, text: 'Blue, please.' }]);
});

test.each([
  '------------------ 原始邮件 ------------------',
  '---- 回复的原邮件 ----',
  '在 2026-01-05 16:00:00，"UID 安全" <no-reply@example.com> 写道：',
])('what a mail program puts below “%s” is no word of the customer', async (line) => {
  await using shop = await open();
  await reply(shop, { text: `蓝色。\n\n${line}\n| 发件人 | UID 安全 |\n| 主题 | 回复：订单 |\n` });
  expect((await shop.thread()).at(-1)?.text).toBe('蓝色。');
});

test.each([
  ['From: UID Security <no-reply@example.com>', 'Sent: Monday, 5 January 2026 16:00'],
  ['发件人：UID 安全 <no-reply@example.com>', '日　期：2026年01月05日 16:00:00'],
  ['发件人： no-reply@example.com', '', '发送时间： 2026-01-05 16:00'],
])(
  'below the head of our mail, which begins with “%s”, nothing is the customer’s',
  async (...head) => {
    await using shop = await open();
    await reply(shop, { text: ['Blue.', '', ...head, 'Which colour?'].join('\n') });
    expect((await shop.thread()).at(-1)?.text).toBe('Blue.');
  },
);

test.each([
  [
    'en',
    /^x(🔑)+\n\n\(This email was longer than 10,000 characters\. The rest of it was not kept\.\)$/u,
  ],
  ['zh', /^x(🔑)+\n\n（这封邮件超过 10,000 个字符，其余部分没有保留。）$/u],
] as const)(
  'a mail that is longer than a message ends with a whole character, and with a sentence that there was more, in %s',
  async (spoken, kept) => {
    await using shop = await open();
    const { accountId } = shop.buyer;
    const languages = shop.deps.database.handle.insertInto('accountLanguages');
    await languages
      .values({ accountId, language: spoken })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ language: spoken }))
      .execute();
    await reply(shop, { text: `x${'🔑'.repeat(6_000)}` });
    expect((await shop.thread()).at(-1)?.text).toMatch(kept);
    const { staff, no } = shop;
    const read = await shop.call(getStaffThread, { language, no }, staff);
    expect(read.result.messages.at(-1)?.text).toMatch(kept);
  },
);

test('a mail that is as long as a message may be is kept whole, whatever it quotes', async () => {
  await using shop = await open();
  const text = 'x'.repeat(10_000);
  await reply(shop, { text: `${text}\n\n> ${'y'.repeat(10_000)}` });
  expect((await shop.thread()).at(-1)?.text).toBe(text);
});

test('a line of the customer’s own that names a sender ends nothing', async () => {
  await using shop = await open();
  const text = 'Orders come\nfrom: buyer@example.com and\nfrom: other@example.com.\nBlue, please.';
  await reply(shop, { text });
  expect((await shop.thread()).at(-1)?.text).toBe(text);
});

test('a mail to two conversations is a message of each, and of each once', async () => {
  await using shop = await open();
  const { buyer, staff, deps } = shop;
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  await shop.call(sendStaffMessage, { language, no, text: 'And here?', files: [] }, staff);
  await createTick(shop, shop.rounds.fulfilment)();
  const mails = await deps.database.handle.selectFrom('mails').select('replyTo').execute();
  const addresses = [...new Set(mails.flatMap(({ replyTo }) => replyTo ?? []))];
  expect(addresses).toHaveLength(2);
  for (const to of [...addresses, ...addresses])
    await reply(shop, { to, text: 'Blue, please.', messageId: '<the-same@example.com>' });
  const { result } = await shop.call(contract.getThread, { language, no }, buyer);
  for (const messages of [await shop.thread(), result.messages])
    expect(messages.filter(({ text }) => text === 'Blue, please.')).toHaveLength(1);
});

test('a mail that has nothing but a page is read as text', async () => {
  await using shop = await open();
  const html =
    '<html><style>p{}</style><body><p>Blue &amp; green</p><blockquote>Which colour?</blockquote></body></html>';
  await reply(shop, { html });
  expect((await shop.thread()).at(-1)?.text).toBe('Blue & green');
});

test('a page in a mail is read as its reader sees it: letters by number, nothing of its head or its comments', async () => {
  await using shop = await open();
  const html = `<html><head><title>Re: our order</title></head><body><!--[if mso]><xml>96</xml><![endif]-->
<p>It&#39;s &#x84DD;&#33394;&hellip; &amp;lt; &#99999999; &unknown;</p></body></html>`;
  await reply(shop, { html });
  expect((await shop.thread()).at(-1)?.text).toBe("It's 蓝色… &lt; &#99999999; &unknown;");
});

test('a mail whose text is empty beside its page is read by its page', async () => {
  await using shop = await open();
  await reply(shop, { text: ' \n', html: '<p>Blue.</p>' });
  expect((await shop.thread()).at(-1)?.text).toBe('Blue.');
});

test('a file without a word is a message, and a picture inside the words is none', async () => {
  await using shop = await open();
  await reply(shop, { text: '', attachments: [{ filename: 'plan.txt', content: 'The plan.' }] });
  expect((await shop.thread()).at(-1)).toMatchObject({ text: '', files: [{ name: 'plan.txt' }] });
  const logo = { filename: 'logo.txt', content: 'A logo.', cid: 'logo' };
  await reply(shop, { html: '<p>Blue.</p><img src="cid:logo">', attachments: [logo] });
  expect((await shop.thread()).at(-1)).toMatchObject({ text: 'Blue.', files: [], leftOut: 0 });
});

test('of a mail with thousands of files, only the first twenty are looked into', async () => {
  await using shop = await open();
  const broken = { filename: 'broken.bin', content: Buffer.from([0, 1]) };
  const plan = { filename: 'plan.txt', content: 'The plan.' };
  const files = Array.from({ length: 19 }, () => broken);
  await reply(shop, { text: 'Blue.', attachments: [...files, plan] });
  expect((await shop.thread()).at(-1)).toMatchObject({ files: [{}], leftOut: 19 });
  await reply(shop, { text: 'Red.', attachments: [...files, broken, plan] });
  expect((await shop.thread()).at(-1)).toMatchObject({ files: [], leftOut: 21 });
});

test('a picture inside a mail that has no word is what was meant', async () => {
  await using shop = await open();
  const shot = { filename: 'shot.txt', content: 'A screenshot.', cid: 'shot' };
  const html = '<div><img src="cid:shot"></div><blockquote>Which colour?</blockquote>';
  expect(await reply(shop, { html, attachments: [shot] })).toBe(200);
  expect((await shop.thread()).at(-1)).toMatchObject({ text: '', files: [{ name: 'shot.txt' }] });
});

test.runIf(hasManyWriters)(
  'a mail that comes while somebody attaches the fortieth file leaves its own out',
  async () => {
    await using shop = await open();
    const { database } = shop.deps;
    const attachments = [{ filename: 'plan.txt', content: 'The plan.' }];
    await reply(shop, { text: 'Here.', attachments });
    const { handle } = database;
    const row = await handle.selectFrom('conversationFiles').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: maxFiles - 2 }, (_, at) => ({ ...row, id: `${at}` }));
    await handle.insertInto('conversationFiles').values(more).execute();
    const { conversationId: id, side, name, type, content, bytes } = row;
    const { accountId } = shop.buyer;
    const attaching = { id, side, accountId, kind: 'order' } as const;
    const file = { name, type, content, bytes };
    await besideAChange(
      { database, change: (tx) => keepFile(tx, { ...attaching, file }, shop.deps) },
      () => reply(shop, { text: 'And here.', attachments }),
    );
    expect((await shop.thread()).at(-1)).toMatchObject({
      text: 'And here.',
      files: [],
      leftOut: 1,
    });
  },
);

test('the same mail handed on twice is one message', async () => {
  await using shop = await open();
  const mail = await write(shop, { text: 'Blue.', messageId: '<one@example.com>' });
  expect((await hand(shop, mail)).statusCode).toBe(200);
  expect((await hand(shop, mail)).statusCode).toBe(200);
  expect(await shop.thread()).toHaveLength(2);
});

test('a conversation takes twenty mails in ten minutes, and no more', async () => {
  await using shop = await open();
  const statuses: number[] = [];
  for (let each = 1; each <= 21; each += 1)
    statuses.push(await reply(shop, { text: `Blue ${each}.`, messageId: `<${each}@example.com>` }));
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  expect(await shop.thread()).toHaveLength(21);
});

test.each<[string, Reply]>([
  ['of somebody else', { from: 'stranger@example.com', text: 'Green.' }],
  ['to an address that was changed', { to: `reply+${'a'.repeat(48)}@mail.example.com`, text: 'x' }],
  ['to the bare mailbox', { to: 'reply@mail.example.com', text: 'x' }],
  ['of a program', { text: 'I am away.', headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['to many', { text: 'I am away.', headers: { Precedence: 'bulk' } }],
  ['that came back', { text: 'Not delivered.', headers: { 'Return-Path': '<>' } }],
  ['without words', { text: '> Which colour?' }],
])('a mail %s is acknowledged and changes nothing', async (_name, words) => {
  await using shop = await open();
  expect(await reply(shop, words)).toBe(200);
  expect(await shop.thread()).toHaveLength(1);
});

test('to the end of its time an address takes what is answered', async () => {
  await using shop = await open();
  shop.clock.now += replyTime;
  expect(await reply(shop, { text: 'Blue.' })).toBe(200);
  const { handle } = shop.deps.database;
  const messages = handle.selectFrom('conversationMessages').select('text').orderBy('id');
  expect((await messages.execute()).at(-1)).toEqual({ text: 'Blue.' });
});

test('after its time an address takes nothing, and the customer is told', async () => {
  await using shop = await open();
  shop.clock.now += replyTime + 24 * 60 * minute;
  expect(await reply(shop, { text: 'Blue.' })).toBe(200);
  const { handle } = shop.deps.database;
  const messages = await handle.selectFrom('conversationMessages').selectAll().execute();
  expect(messages).toHaveLength(1);
  const mails = await handle.selectFrom('mails').selectAll().orderBy('id').execute();
  expect(mails.at(-1)).toMatchObject({
    recipient: shop.mail?.recipient,
    subject: expect.stringMatching(/没有送达|did not arrive/),
  });
});

test.each<[string, (shop: Shop, body: Buffer) => ReturnType<typeof hand>]>([
  ['another secret', (shop, body) => hand(shop, body, { secret: Buffer.alloc(32, 6) })],
  [
    'other bytes',
    (shop, body) =>
      hand(shop, body, {
        headers: signMail(Buffer.from('x'), { id: 'a', now: shop.deps.now(), secret }),
      }),
  ],
  [
    'a time that is over',
    (shop, body) =>
      hand(shop, body, {
        headers: signMail(body, { id: 'a', now: shop.deps.now() - 6 * minute, secret }),
      }),
  ],
  [
    'a time to come',
    (shop, body) =>
      hand(shop, body, {
        headers: signMail(body, { id: 'a', now: shop.deps.now() + 6 * minute, secret }),
      }),
  ],
  [
    'a signature of another kind',
    (shop, body) => {
      const headers = signMail(body, { id: 'a', now: shop.deps.now(), secret });
      const signature = headers['webhook-signature']?.replace('v1', 'v2') ?? '';
      return hand(shop, body, { headers: { ...headers, 'webhook-signature': signature } });
    },
  ],
  ['no signature', (shop, body) => hand(shop, body, { headers: { 'webhook-signature': 'v1' } })],
])('a mail under %s is refused', async (_name, send) => {
  await using shop = await open();
  const answer = await send(shop, await write(shop, { text: 'Blue.' }));
  expect([answer.statusCode, answer.json().result.error]).toEqual([403, 'SIGNATURE_INVALID']);
  expect(await shop.thread()).toHaveLength(1);
});

test('a mail of hardly anything but ends of lines is refused before it is read', async () => {
  await using shop = await open();
  const lines = (count: number) => 'Blue.\r\n'.repeat(count);
  const bytes = await write(shop, { text: 'WORDS' });
  const withLines = (count: number) => Buffer.from(bytes.toString().replace('WORDS', lines(count)));
  expect((await hand(shop, withLines(30_000))).statusCode).toBe(400);
  expect(await shop.thread()).toHaveLength(1);
  expect((await hand(shop, withLines(10_000))).statusCode).toBe(200);
  expect(await shop.thread()).toHaveLength(2);
});

test('what is no mail is refused', async () => {
  await using shop = await open();
  const nested = 'Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n'.repeat(30);
  expect((await hand(shop, Buffer.from(nested))).statusCode).toBe(400);
});

test('a mail that is too large is refused before it is read', async () => {
  await using shop = await open();
  const answer = await hand(shop, Buffer.alloc(11 * 1024 * 1024, 'x'));
  expect(answer.statusCode).toBe(413);
});

test('where no mail comes in, our mails say to answer on the site and nothing is taken', async () => {
  const smtp = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'no-reply@example.com' };
  await using shop = await open(smtp);
  expect(shop.mail).toBeUndefined();
  const mails = await shop.deps.database.handle.selectFrom('mails').selectAll().execute();
  expect(mails.some(({ text }) => /replies to this email are not read/.test(text))).toBe(true);
  expect((await hand(shop, Buffer.from('x'))).statusCode).toBe(404);
});

test('in development a mail is answered below it in the mailbox', async () => {
  await using shop = await open({});
  const { app, mail } = shop;
  const headers = { host: 'localhost:8000', 'x-mailbox-key': testMailboxKey };
  const { body } = await app.inject({ url: '/sandbox-mail', headers });
  expect(body).toContain(`name="mail" value="${mail?.id}"`);
  const answer = await app.inject({
    method: 'POST',
    url: '/sandbox-mail',
    headers: {
      ...headers,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      mail: mail?.id ?? '',
      text: 'Blue, from the mailbox.',
    }).toString(),
  });
  expect(answer.statusCode).toBe(303);
  expect((await shop.thread()).at(-1)).toMatchObject({
    text: 'Blue, from the mailbox.',
    channel: 'mail',
  });
});

test('an enquiry goes on by mail: answered, replied to, open again', async () => {
  await using shop = await open();
  const { staff, deps } = shop;
  const { token } = staff;
  const form = {
    language,
    kind: 'contact',
    name: 'A reader',
    email: 'reader@example.com',
    message: 'What would two hundred cost?',
    consent: true,
  } as const;
  const { no } = (await shop.call(sendEnquiry, form)).result;
  await shop.call(answerEnquiry, { language, no, revision: 1, text: 'How soon?' }, { token });
  await shop.call(closeEnquiry, { language, no, revision: 2 }, { token });
  const mails = await deps.database.handle.selectFrom('mails').selectAll().execute();
  const mail = mails.find(({ uniqueKey }) => uniqueKey?.startsWith('enquiry-answer:'));
  const answered = await write({ mail }, { text: 'Next week.\n-- \nA reader' });
  expect((await hand(shop, answered)).statusCode).toBe(200);
  const { result } = await shop.call(getEnquiry, { language, no }, { token });
  expect(result).toMatchObject({
    state: 'open',
    messages: [
      { side: 'staff', text: 'How soon?' },
      { side: 'customer', text: 'Next week.', channel: 'mail' },
    ],
  });
  const waiting = async (of: { token: string }) =>
    (await shop.call(listWaitingConversations, { language }, of)).result.conversations;
  expect(await waiting(staff)).toMatchObject([{ kind: 'enquiry', no }]);
  // Staff who may not read enquiries don't see them in this list either.
  expect(await waiting(await buildStaff(shop, ['shop']))).toEqual([]);
});
