import {
  getThread,
  markThreadRead,
  messageFileContent,
  sendMessage,
} from '@uid/contract/conversations';
import { sendEnquiry } from '@uid/contract/enquiries';
import { getOwnEnquiry, listOwnEnquiries } from '@uid/contract/own-enquiries';
import { deleteAccount } from '@uid/contract/personal-data';
import { attachEnquiryFile, listWaitingConversations } from '@uid/contract/staff-conversations';
import { answerEnquiry, closeEnquiry, getEnquiry } from '@uid/contract/staff-enquiries';
import { expect, test } from 'vitest';

import { signInjected } from '../../testing/sign-request.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession, openShop, orderOf } from '../../testing/shop/test-shop.ts';
import { registerBuyer } from '../identity/testing/test-account.ts';

const language = 'en';
const words = 'What would forty of these cost?';

async function open(environment: Record<string, string> = {}) {
  const server = await createTestApp({ environment });
  await seedSite(server.deps);
  return server;
}

async function senderOf(server: TestApp) {
  const buyer = await buildSession(server);
  const { email } = await server.deps.database.handle
    .selectFrom('accounts')
    .select('email')
    .$narrowType<{ email: string }>()
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow();
  return { ...buyer, email };
}

async function ask(server: TestApp, email: string, message = words): Promise<string> {
  const sender = { language, kind: 'contact', name: 'A reader', consent: true } as const;
  return (await server.call(sendEnquiry, { ...sender, email, message })).result.no;
}

test('a sender who logs in with the address finds what was asked, reads the answer and writes on', async () => {
  await using server = await open();
  const sender = await senderOf(server);
  const no = await ask(server, sender.email);
  const list = await server.call(listOwnEnquiries, { language }, sender);
  expect(list.result).toEqual({
    enquiries: [{ no, kind: 'contact', state: 'open', at: server.clock.now, opening: words }],
  });

  const { token } = await buildStaff(server);
  const answer = { language, no, text: 'Ninety a piece.', revision: 1 } as const;
  await server.call(answerEnquiry, answer, { token });
  const thread = (await server.call(getThread, { language, no }, sender)).result;
  expect(thread.messages.map(({ side, text }) => [side, text])).toEqual([
    ['customer', words],
    ['staff', 'Ninety a piece.'],
  ]);
  expect(thread).toMatchObject({ canWrite: true, service: { answerHours: 9 } });
  const seen = { language, no, id: thread.messages[1]?.id ?? '' } as const;
  expect((await server.call(markThreadRead, seen, sender)).status).toBe(200);

  await server.call(closeEnquiry, { language, no, revision: 2 }, { token });
  const state = async () =>
    (await server.call(getOwnEnquiry, { language, no }, sender)).result.state;
  expect(await state()).toBe('closed');
  await server.call(sendMessage, { language, no, text: 'I take them.', files: [] }, sender);
  expect(await state()).not.toBe('closed');
  // Otherwise the person’s data would say that the enquiry is closed.
  const kept = server.deps.database.handle.selectFrom('enquiries').select('closedAt');
  expect(await kept.executeTakeFirst()).toEqual({ closedAt: null });
  const after = (await server.call(getThread, { language, no }, sender)).result;
  expect(after.messages.at(-1)).toMatchObject({ side: 'customer', channel: 'site' });
  // A message counts as seen once somebody who may answer the enquiry has opened it.
  const isSeen = async (staff: { token: string }) => {
    expect((await server.call(getEnquiry, { language, no }, staff)).status).toBe(200);
    const { result } = await server.call(getThread, { language, no }, sender);
    return result.messages.at(-1)?.isRead;
  };
  expect(await isSeen(await buildStaff(server, ['auditor']))).toBe(false);
  expect(await isSeen({ token })).toBe(true);
});

test('whose enquiry is closed waits for no answer, until they write again', async () => {
  await using server = await open();
  const sender = await senderOf(server);
  const no = await ask(server, sender.email);
  const { token } = await buildStaff(server);
  const waiting = async () => {
    const { result } = await server.call(listWaitingConversations, { language }, { token });
    return result.conversations.map((each) => each.no);
  };
  const write = (text: string) =>
    server.call(sendMessage, { language, no, text, files: [] }, sender);
  await write('Thank you, that is all.');
  expect(await waiting()).toEqual([no]);
  const closed = await server.call(closeEnquiry, { language, no, revision: 2 }, { token });
  expect(closed.status).toBe(200);
  expect(await waiting()).toEqual([]);
  await write('One thing more.');
  expect(await waiting()).toEqual([no]);
});

test('files of an answer are named in its mail, and opened by its sender alone', async () => {
  await using server = await open();
  const sender = await senderOf(server);
  const no = await ask(server, sender.email);
  const { token } = await buildStaff(server, ['support']);
  const attach = async (name: string) => {
    const attached = { language, no, name } as const;
    return (await server.call(attachEnquiryFile, attached, { token, file: `of ${name}` })).result;
  };
  const [prices, terms] = [await attach('prices.txt'), await attach('terms.txt')];
  const read = async () => (await server.call(getThread, { language, no }, sender)).result.messages;
  // Nobody can read a file before its message is sent.
  expect((await read()).flatMap(({ files }) => files)).toEqual([]);
  const answer = { language, no, text: 'See the files.', revision: 1 } as const;
  expect(
    (await server.call(answerEnquiry, { ...answer, files: [prices.id, terms.id] }, { token }))
      .status,
  ).toBe(200);
  expect((await read()).at(-1)).toMatchObject({ text: answer.text, files: [prices, terms] });
  const mail = await server.deps.database.handle
    .selectFrom('mails')
    .select('text')
    .where('subject', 'like', '%Our answer%')
    .executeTakeFirstOrThrow();
  expect(mail.text).toContain('prices.txt, terms.txt');

  const fetch = async (by: string) => {
    const url = `${messageFileContent.path}?${new URLSearchParams({ language, no, id: terms.id })}`;
    const asked = { method: 'GET', url, body: undefined, token: by } as const;
    const headers = { 'x-access-token': by, ...(await signInjected(server.deps, asked)) };
    return server.app.inject({ url, headers });
  };
  expect((await fetch(sender.token)).body).toBe('of terms.txt');
  expect((await fetch((await senderOf(server)).token)).statusCode).toBe(404);
});

test('to anybody else an enquiry is not there, as one that never was', async () => {
  await using server = await open();
  const sender = await senderOf(server);
  const other = await senderOf(server);
  const no = await ask(server, sender.email);
  const never = 'Q260105ABCDEFGHJK';
  for (const asked of [no, never]) {
    const input = { language, no: asked } as const;
    const answers = [
      await server.call(getOwnEnquiry, input, other),
      await server.call(getThread, input, other),
      await server.call(sendMessage, { ...input, text: 'Hello', files: [] }, other),
      await server.call(markThreadRead, { ...input, id: 'x' }, other),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await server.call(getOwnEnquiry, input)).status).toBe(401);
  }
  expect((await server.call(getOwnEnquiry, { language, no: 'abc' }, sender)).status).toBe(400);
  expect((await server.call(listOwnEnquiries, { language }, other)).result.enquiries).toEqual([]);
  expect((await server.call(listOwnEnquiries, { language })).status).toBe(401);
});

test('the list goes on page after page, and cuts long words', async () => {
  await using server = await open({ ATTEMPTS_PER_ADDRESS: '10000' });
  const sender = await senderOf(server);
  const long = '卡'.repeat(300);
  for (let count = 0; count < 12; count += 1) await ask(server, sender.email, `${count} ${long}`);
  const first = (await server.call(listOwnEnquiries, { language }, sender)).result;
  expect(first.enquiries).toHaveLength(10);
  expect(first.enquiries[0]?.opening).toBe(`11 ${'卡'.repeat(137)}…`);
  const input = { language, after: first.next! } as const;
  const rest = (await server.call(listOwnEnquiries, input, sender)).result;
  expect(rest.enquiries.map(({ opening }) => opening.slice(0, 2))).toEqual(['1 ', '0 ']);
  expect(rest.next).toBeUndefined();
});

test('mails lead to it where the site has an address, and nowhere without one', async () => {
  await using server = await open({ PUBLIC_ORIGIN: 'https://www.example.com' });
  const no = await ask(server, 'reader@example.com');
  const { token } = await buildStaff(server);
  await server.call(answerEnquiry, { language, no, text: 'Ninety.', revision: 1 }, { token });
  const mails = await server.deps.database.handle
    .selectFrom('mails')
    .select(['text', 'recipient'])
    .where('recipient', '=', 'reader@example.com')
    .execute();
  expect(mails).toHaveLength(2);
  for (const { text } of mails)
    expect(text).toContain(`https://www.example.com/en/enquiry?no=${no}`);
  await using plain = await open();
  await ask(plain, 'reader@example.com');
  const [mail] = await plain.deps.database.handle
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', 'reader@example.com')
    .execute();
  expect(mail?.text).not.toContain('/enquiry');
});

test('what was erased with its account is nobody’s, although the address is taken again', async () => {
  await using server = await open();
  const { token, email } = await registerBuyer(server);
  const no = await ask(server, email);
  expect((await server.call(getOwnEnquiry, { language, no }, { token })).status).toBe(200);
  await server.call(deleteAccount, { email }, { token });
  const again = await registerBuyer(server, { email });
  expect((await server.call(getOwnEnquiry, { language, no }, again)).status).toBe(404);
});

test('a number of an order still opens its own conversation alone', async () => {
  await using shop = await openShop();
  await seedSite(shop.deps);
  const buyer = await buildSession(shop);
  const no = await orderOf(shop, buyer, { 'CARD-A': 1 });
  const { result } = await shop.call(getThread, { language, no }, buyer);
  expect(result).toMatchObject({ messages: [], canWrite: true });
  expect((await shop.call(getOwnEnquiry, { language, no }, buyer)).status).toBe(400);
});
