import { expect, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { mailJobs } from './jobs.ts';
import { queueMail } from './mail/queue-mail.ts';
import type { MessageTransport } from './message-transport.ts';

test('the jobs empty the outbox, and begin no message once the process is stopping', async () => {
  await using database = await openTestDatabase();
  const sent: string[] = [];
  const context = { newId: () => 'mail-1', now: Date.now };
  const transport: MessageTransport = {
    accepted: 'sent',
    send: async ({ id }) => void sent.push(id),
  };
  const jobs = mailJobs({
    database,
    now: Date.now,
    transports: new Map([['mail', transport]]),
  });
  const runAll = async (isStopping: boolean) => {
    for (const job of jobs) await job.run(() => isStopping);
  };
  await queueMail(database.handle, { recipient: 'a@b.cn', subject: 's', text: 't' }, context);
  await runAll(true);
  expect(sent).toEqual([]);
  await runAll(false);
  expect(sent).toEqual(['mail-1']);
  const { state } = await database.handle
    .selectFrom('mails')
    .select('state')
    .executeTakeFirstOrThrow();
  expect(state).toBe('sent');
});
