import type { Insertable } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

type NewMessage = Pick<
  Insertable<Tables['mails']>,
  'id' | 'channel' | 'recipient' | 'subject' | 'text' | 'html' | 'content' | 'createdAt'
> &
  Partial<Pick<Insertable<Tables['mails']>, 'uniqueKey' | 'expiresAt' | 'replyTo'>>;

/** Queues a message, which is sent after the transaction has been committed. */
export async function putInOutbox(handle: Handle, message: NewMessage): Promise<void> {
  await handle
    .insertInto('mails')
    .values({
      uniqueKey: null,
      expiresAt: null,
      ...message,
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: message.createdAt,
      settledAt: null,
    })
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute();
}
