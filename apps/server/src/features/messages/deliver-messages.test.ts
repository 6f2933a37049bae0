import { expect, test } from 'vitest';

import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { deliverMessages } from './deliver-messages.ts';
import type { Delivery } from './deliver-messages.ts';
import { MessageRefused, captureTransport } from './message-transport.ts';
import type { OutgoingMessage } from './message-transport.ts';
import { queueMail } from './mail/queue-mail.ts';
import type { Mail } from './mail/queue-mail.ts';
import { deleteSettledMessages, requeueFailed } from './repository.ts';
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

test('a mail that was queued while the clock was a day ahead leaves as soon as it is right', async () => {
  await using database = await openTestDatabase();
  const { clock, queue, delivery, sent } = setUp(database);
  clock.now += 24 * 60 * minute;
  await queue();
  await deliverMessages({ ...delivery, transport: failing(new Error('away')) });
  clock.now -= 24 * 60 * minute;
  await deliverMessages(delivery);
  await deliverMessages(delivery);
  expect(sent).toHaveLength(1);
});

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

test('a mail that was not accepted is tried for 72 hours, later each time, and at last given up with its words', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, clock, rows } = setUp(database);
  const refusals: unknown[] = [];
  const down: Delivery = {
    ...delivery,
    transport: failing(new MessageRefused('ECONNECTION', false)),
    onRefusal: (refusal) => refusals.push(refusal),
  };
  await queue();
  const end = clock.now + 72 * 60 * minute;
  const waits: number[] = [];
  while (clock.now < end) {
    await deliverMessages(down);
    const [{ state, nextAttemptAt } = { state: '', nextAttemptAt: 0 }] = await rows();
    expect(state).toBe('waiting');
    waits.push((nextAttemptAt - clock.now) / minute);
    clock.now = nextAttemptAt;
  }
  expect(waits.slice(0, 7)).toEqual([10 / 60, 1, 5, 15, 60, 240, 240]);
  expect(clock.now).toBe(end);
  await deliverMessages(down);
  expect(await rows()).toMatchObject([
    { state: 'failed', text: '123456', lastError: 'ECONNECTION' },
  ]);
  expect(refusals.length).toBe(waits.length + 1);
  expect(refusals[0]).toEqual({ message: 'mail-1', attempt: 1, cause: 'ECONNECTION' });
});

test('a given-up mail that staff sends again has its 72 hours anew, and leaves without a trace of its words', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, clock, rows, sent } = setUp(database);
  const down: Delivery = {
    ...delivery,
    transport: failing(new MessageRefused('ECONNECTION', false)),
  };
  await queue();
  clock.now += 72 * 60 * minute;
  await deliverMessages(down);
  clock.now += 24 * 60 * minute;
  expect(await requeueFailed(database.handle, ['mail-1'], clock.now)).toBe(1);
  expect(await requeueFailed(database.handle, ['mail-1'], clock.now)).toBe(0);
  await deliverMessages(down);
  expect(await rows()).toMatchObject([
    { state: 'waiting', nextAttemptAt: clock.now + 10 * second },
  ]);
  clock.now += minute;
  await deliverMessages(delivery);
  expect(sent).toMatchObject([{ id: 'mail-1', ...mail }]);
  expect(await rows()).toMatchObject([{ state: 'sent', text: '', lastError: null }]);
});

test('a given-up mail is kept for thirty days after it was given up', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, clock, rows } = setUp(database);
  const refused = failing(new MessageRefused('EENVELOPE 550', true));
  const forget = () => deleteSettledMessages(database.handle, clock.now - 30 * 24 * 60 * minute);
  await queue();
  clock.now += 10 * 24 * 60 * minute;
  await deliverMessages({ ...delivery, transport: refused });
  clock.now += 30 * 24 * 60 * minute;
  await forget();
  expect(await rows()).toHaveLength(1);
  clock.now += 1;
  await forget();
  expect(await rows()).toEqual([]);
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

test('four mails are under way at once, after the first, which shows that the server is there', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, rows } = setUp(database);
  for (let count = 0; count < 9; count += 1) await queue();
  const gates: (() => void)[] = [];
  const send = () => new Promise<void>((resolve) => void gates.push(resolve));
  const delivered = deliverMessages({ ...delivery, transport: { accepted: 'sent', send } });
  let open = 0;
  for (const underWay of [1, 4, 4]) {
    await expect.poll(() => gates.length - open).toBe(underWay);
    for (const gate of gates.slice(open)) gate();
    open = gates.length;
  }
  await delivered;
  expect((await rows()).map(({ state }) => state)).toEqual(Array.from({ length: 9 }, () => 'sent'));
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
  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, text: '123456' }]);
});

test('a code that the server refuses for good does not stay behind', async () => {
  await using database = await openTestDatabase();
  const { queue, delivery, clock, rows } = setUp(database);
  await queue({ expiresAt: clock.now + minute });
  const transport = failing(new MessageRefused('EENVELOPE 550', true));
  await deliverMessages({ ...delivery, transport });
  expect(await rows()).toMatchObject([{ state: 'expired', attempts: 1, text: '' }]);
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
  expect(await rows()).toMatchObject([{ state: 'expired', text: '' }]);
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

test('a channel sends nothing that is for another', async () => {
  await using database = await openTestDatabase();
  const { clock, delivery, queue, sent, rows } = setUp(database);
  const content = { template: 'code', language: 'zh', value: '123456' } as const;
  const text = { ...content, recipient: '+8613800138000', expiresAt: clock.now + minute };
  const context = { newId: () => 'text-1', now: () => clock.now };
  await database.transact((handle) => queueText(handle, text, context));
  await queue();
  await deliverMessages(delivery);
  expect(sent.map(({ id }) => id)).toEqual(['mail-1']);
  expect(await rows()).toMatchObject([
    { channel: 'mail', state: 'sent' },
    { channel: 'sms', state: 'waiting' },
  ]);
});
