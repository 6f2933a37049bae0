import type { Handle } from '../../database/database.ts';
import type { ServerContext } from '../../context.ts';

export interface Mail {
  recipient: string;
  subject: string;
  text: string;
  /** The same as a page, for readers that show one. */
  html?: string;
  /** Mails with the same key leave once. */
  uniqueKey?: string;
  /** Not sent any more from then on, epoch milliseconds. */
  expiresAt?: number;
}

/** Puts a mail in the outbox, in the transaction of what it reports. */
export async function queueMail(
  handle: Handle,
  { uniqueKey, expiresAt, ...mail }: Mail,
  { newId, now }: Pick<ServerContext, 'newId' | 'now'>,
): Promise<void> {
  const createdAt = now();
  await handle
    .insertInto('mails')
    .values({
      ...mail,
      id: newId(),
      uniqueKey: uniqueKey ?? null,
      state: 'waiting',
      attempts: 0,
      createdAt,
      nextAttemptAt: createdAt,
      expiresAt: expiresAt ?? null,
      settledAt: null,
    })
    .onConflict((conflict) => conflict.column('uniqueKey').doNothing())
    .execute();
}
