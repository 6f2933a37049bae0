import { expect, test } from 'vitest';

import { openTestDatabase } from '../../testing/test-database.ts';
import { startMessageLoop } from './message-loop.ts';
import type { MessageTransport } from './message-transport.ts';
import { queueMail } from './mail/queue-mail.ts';

test('the loop empties the outbox until it is stopped', async () => {
  await using database = await openTestDatabase();
  const sent: string[] = [];
  const context = { newId: () => 'mail-1', now: Date.now };
  const transport: MessageTransport = {
    accepted: 'sent',
    send: async ({ id }) => void sent.push(id),
  };
  const loop = startMessageLoop({
    database,
    now: Date.now,
    transports: { mail: transport, sms: transport },
  });
  await queueMail(database.handle, { recipient: 'a@b.cn', subject: 's', text: 't' }, context);
  await expect.poll(() => sent, { timeout: 5000 }).toEqual(['mail-1']);
  await loop.stop();
  const { state } = await database.handle
    .selectFrom('mails')
    .select('state')
    .executeTakeFirstOrThrow();
  expect(state).toBe('sent');
});
