import { listFailedMessages, resendMessages } from '@uid/contract/messages';
import { expect, test } from 'vitest';

import { buildStaff } from '../../testing/shop/build-staff.ts';
import { buildSession } from '../../testing/shop/test-shop.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { queueMail } from './mail/queue-mail.ts';
import { settleMessage } from './repository.ts';

const words = 'Your keys: AAAA-BBBB';

async function staffToken(server: TestApp): Promise<string> {
  return (await buildStaff(server)).token;
}

async function giveUp({ deps, clock }: TestApp, count: number): Promise<string[]> {
  const ids: string[] = [];
  const { handle } = deps.database;
  for (let index = 0; index < count; index += 1) {
    const id = deps.newId();
    const mail = { recipient: `reader-${index}@example.com`, subject: 'Keys', text: words };
    await queueMail(handle, mail, { newId: () => id, now: deps.now });
    await settleMessage(handle, id, { state: 'failed', at: clock.now, cause: 'EENVELOPE 550' });
    ids.push(id);
  }
  return ids;
}

test('staff sees which messages were given up and why, page by page, and not what they say', async () => {
  await using server = await createTestApp();
  const token = await staffToken(server);
  const ids = await giveUp(server, 12);
  const first = await server.call(listFailedMessages, {}, { token });
  expect(first.result.next).toBe(first.result.messages.at(-1)?.id);
  expect(first.result.messages[0]).toEqual({
    id: ids.at(-1),
    channel: 'mail',
    recipient: 'reader-11@example.com',
    subject: 'Keys',
    createdAt: server.clock.now,
    failedAt: server.clock.now,
    attempts: 0,
    reason: 'EENVELOPE 550',
  });
  const second = await server.call(listFailedMessages, { after: first.result.next }, { token });
  expect(second.result.messages).toHaveLength(2);
  expect(second.result.next).toBeUndefined();
  expect(JSON.stringify([first, second])).not.toContain(words);
});

test('who may not know persons sees that a message failed, and not to whom', async () => {
  await using server = await createTestApp();
  await giveUp(server, 1);
  const { handle } = server.deps.database;
  await handle.updateTable('mails').set({ lastError: '550 <reader-0@example.com>' }).execute();
  const administrator = await buildStaff(server, ['administrator']);
  const { result } = await server.call(listFailedMessages, {}, administrator);
  expect(result.messages).toMatchObject([
    { recipient: 'r＊＊@example.com', reason: '550 <r＊＊@example.com>' },
  ]);
});

test('what staff sends again waits in the outbox with its words; a second press sends nothing more', async () => {
  await using server = await createTestApp();
  const token = await staffToken(server);
  const [id = '', other = ''] = await giveUp(server, 2);
  const answers = await Promise.all(
    [1, 2].map(() => server.call(resendMessages, { ids: [id] }, { token })),
  );
  expect(answers.map(({ result }) => result.resent).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const { handle } = server.deps.database;
  const rows = await handle.selectFrom('mails').selectAll().orderBy('id').execute();
  expect(rows).toMatchObject([
    { id, state: 'waiting', attempts: 0, text: words },
    { id: other, state: 'failed' },
  ]);
});

test('none of it is there for anybody but staff', async () => {
  await using server = await createTestApp();
  const { token } = await buildSession(server);
  const [id = ''] = await giveUp(server, 1);
  for (const options of [{}, { token }]) {
    expect((await server.call(listFailedMessages, {}, options)).status).toBe(404);
    expect((await server.call(resendMessages, { ids: [id] }, options)).status).toBe(404);
  }
  const { handle } = server.deps.database;
  expect(await handle.selectFrom('mails').select('state').execute()).toEqual([{ state: 'failed' }]);
});

test('no id, or more than a hundred, are refused by name', async () => {
  await using server = await createTestApp();
  const token = await staffToken(server);
  for (const ids of [[], Array.from({ length: 101 }, (_, index) => `${index}`)]) {
    const { status, result } = await server.call(resendMessages, { ids }, { token });
    expect([status, Object.keys(result.fields ?? {})]).toEqual([400, ['ids']]);
  }
});
