import { expect, test } from 'vitest';

import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { deliverMessages } from './deliver-messages.ts';
import type { Delivery } from './deliver-messages.ts';
import { MessageRefused, captureTransport } from './message-transport.ts';
import type { OutgoingMessage } from './message-transport.ts';
import { queueMail } from './mail/queue-mail.ts';
import type { Mail } from './mail/queue-mail.ts';
import { queueText } from './sms/queue-text.ts';

const second = 1000;
const minute = 60 * second;
const mail = { recipient: 'buyer@example.com', subject: 'Code', text: '123456' };

function setUp(database: Database) {
  const clock = { now: Date.UTC(2026, 0, 5) };
  const sent: OutgoingMessage[] = [];
  let ids = 0;
  const context = { newId: () => `mail-${(ids += 1)}`, now: () => clock.now };
  const delivery: Delivery = {
    database,
    channel: 'mail',
    now: context.now,
    transport: { accepted: 'sent', send: async (each) => void sent.push(each) },
  };
  return {
    clock,
    sent,
    delivery,
    queue: (each: Partial<Mail> = {}) =>
      database.transact((handle) => queueMail(handle, { ...mail, ...each }, context)),
    rows: () => database.handle.selectFrom('mails').selectAll().orderBy('id').execute(),
  };
}

function failing(cause: Error): Delivery['transport'] {
  return {
    accepted: 'sent',
    send: async () => {
      throw cause;
    },
  };
}

test('a mail leaves once, and its text does not stay behind', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, sent, rows } = setUp(database);
  await queue();
  await deliverMessages(delivery);
  await deliverMessages(delivery);
  expect(sent).toMatchObject([{ id: 'mail-1', ...mail }]);
  expect(await rows()).toMatchObject([{ state: 'sent', text: '' }]);
});

test('several processes send each mail once', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, sent } = setUp(database);
  for (let count = 0; count < 12; count += 1) await queue();
  await Promise.all([1, 2, 3, 4].map(() => deliverMessages(delivery)));
  expect(sent.map(({ id }) => id).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, index) => `mail-${index + 1}`).toSorted(),
  );
});

test('a mail of a transaction that failed never existed', async () => {
  await using database = await openTestDatabase();
  const { delivery, sent } = setUp(database);
  const failed = database.transact(async (handle) => {
    await queueMail(handle, mail, { newId: () => 'lost', now: () => 0 });
    throw new Error('stop');
  });
  await expect(failed).rejects.toThrow('stop');
  await deliverMessages(delivery);
  expect(sent).toEqual([]);
});

test('the same key is mailed once', async () => {
  await using database = await openTestDatabase();
  const { queue, rows } = setUp(database);
  await queue({ uniqueKey: 'order-1-paid' });
  await queue({ uniqueKey: 'order-1-paid' });
  await queue();
  await queue();
  expect((await rows()).length).toBe(3);
});

test('the development stand-in keeps the text', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, rows } = setUp(database);
  await queue();
  await deliverMessages({ ...delivery, transport: captureTransport });
  expect(await rows()).toMatchObject([{ state: 'captured', text: '123456' }]);
});

test('a mail that was not accepted is tried again, later each time, and at last given up', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, clock, rows } = setUp(database);
  const refusals: unknown[] = [];
  const down: Delivery = {
    ...delivery,
    transport: failing(new MessageRefused('ECONNECTION', false)),
    onRefusal: (refusal) => refusals.push(refusal),
  };
  await queue();
  for (const wait of [10 * second, minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute]) {
    await deliverMessages(down);
    expect(await rows()).toMatchObject([{ state: 'waiting', nextAttemptAt: clock.now + wait }]);
    clock.now += wait;
  }
  await deliverMessages(down);
  expect(await rows()).toMatchObject([{ state: 'failed', text: '' }]);
  expect(refusals.length).toBe(7);
  expect(refusals[0]).toEqual({ message: 'mail-1', attempt: 1, cause: 'ECONNECTION' });
});

test('while the server is away the other mails keep their tries', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, rows } = setUp(database);
  for (let count = 0; count < 3; count += 1) await queue();
  await deliverMessages({
    ...delivery,
    transport: failing(new MessageRefused('ETIMEDOUT', false)),
  });
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
});

test('a process that stops begins no other mail', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, sent } = setUp(database);
  for (let count = 0; count < 3; count += 1) await queue();
  await deliverMessages({ ...delivery, isStopping: () => sent.length > 0 });
  expect(sent.length).toBe(1);
});

test('a mail that the server refuses for good is not tried again', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, rows } = setUp(database);
  await queue();
  await deliverMessages({
    ...delivery,
    transport: failing(new MessageRefused('EENVELOPE 550', true)),
  });
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, text: '' }]);
});

test('a mail whose sender died is taken over when the lease ends', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, clock, sent } = setUp(database);
  await queue();
  const gate = Promise.withResolvers<never>();
  void deliverMessages({ ...delivery, transport: { accepted: 'sent', send: () => gate.promise } });
  const leased = () =>
    database.handle.selectFrom('mails').select('attempts').executeTakeFirstOrThrow();
  await expect.poll(async () => (await leased()).attempts).toBe(1);
  await deliverMessages(delivery);
  expect(sent).toEqual([]);
  clock.now += 5 * minute;
  await deliverMessages(delivery);
  expect(sent.length).toBe(1);
});

test('a code that is over is not mailed any more', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, clock, sent, rows } = setUp(database);
  await queue({ expiresAt: clock.now + minute });
  clock.now += minute;
  await deliverMessages(delivery);
  expect(sent).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'failed', text: '' }]);
});

test('a text message waits for its own channel, which a mail server that is away does not hold up', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, sent, clock, rows } = setUp(database);
  const content = { template: 'code', language: 'zh', value: '123456' } as const;
  const text = { ...content, recipient: '+8613800138000', expiresAt: clock.now + minute };
  await queue();
  const context = { newId: () => 'text-1', now: () => clock.now };
  await database.transact((handle) => queueText(handle, text, context));
  await deliverMessages({
    ...delivery,
    transport: failing(new MessageRefused('ECONNECTION', false)),
  });
  await deliverMessages({ ...delivery, channel: 'sms' });
  expect(sent).toMatchObject([{ id: 'text-1', recipient: '+8613800138000', content }]);
  expect(await rows()).toMatchObject([
    { channel: 'mail', state: 'waiting' },
    { channel: 'sms', state: 'sent', text: '', content: null },
  ]);
});
